import type { StoreOrder } from "@zakh/marketplace/contract";
import { Pair } from "../../account/order/pair";
import { useMethodOf, usePaymentFacts } from "../../lib/data/payment-methods";

/** Where and when an order is picked up, as its buyer is told it. For use inside a `dl`. */
export function PickupFacts({ pickup }: { pickup: NonNullable<StoreOrder["pickup"]> }) {
  const { method } = useMethodOf(pickup);
  return usePaymentFacts(method, pickup.details).map(({ name, label, value }) => (
    <Pair key={name} name={label}>
      {value}
    </Pair>
  ));
}
