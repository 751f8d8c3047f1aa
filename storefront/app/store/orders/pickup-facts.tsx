import type { StoreOrder } from "@zakh/marketplace/contract";
import { useMethodOf, usePaymentFacts } from "../../lib/data/payment-methods";

/** Where and when an order is picked up, as its buyer is told it. */
export function PickupFacts({ pickup }: { pickup: NonNullable<StoreOrder["pickup"]> }) {
  const { method } = useMethodOf(pickup);
  const facts = usePaymentFacts(method, pickup.details);
  return (
    <dl className="my-3 grid gap-2">
      {facts.map(({ name, label, value }) => (
        <div key={name}>
          <dt className="text-small text-ink-faint">{label}</dt>
          <dd className="whitespace-pre-line break-words font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
