import type { Order } from "@zakh/orders/contract";
import { useMethodOf, usePaymentFacts } from "../../lib/data/payment-methods";
import { Pair } from "./pair";

/** What an order is paid by in place of an account, such as where, as it was when the order was placed. Belongs in a `dl`. */
export function PaymentFacts({ order }: { order: Order }) {
  const { method } = useMethodOf(order);
  const facts = usePaymentFacts(method, order.paymentDetails);
  return (
    <>
      {facts.map(({ name, label, value }) => (
        <Pair key={name} name={label}>
          {value}
        </Pair>
      ))}
    </>
  );
}
