import type { Order } from "@zakh/orders/contract";
import { useMethodOf, usePaymentFacts } from "../../lib/data/payment-methods";
import { Pair } from "./pair";

/**
 * The facts of an order's method of payment, such as where to pay, as of the time of the order; no account where nothing is due, so that
 * nobody pays twice. For use inside a `dl`.
 */
export function PaymentFacts({ order }: { order: Order }) {
  const { method } = useMethodOf(order);
  const facts = usePaymentFacts(method, order.paymentDetails);
  if (order.selectedBankAccount && order.due === 0) return null;
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
