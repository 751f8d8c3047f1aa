import { type Order, reductionsOf } from "@zakh/orders/contract";

type Reductions = ReturnType<typeof reductionsOf>;

/** What was taken off an order after its payment, by its kind, in whole won; nothing of what is 0. */
export function shownReductions(order: Order): [keyof Reductions, number][] {
  const all = Object.entries(reductionsOf(order)) as [keyof Reductions, number][];
  return all.filter(([, amount]) => amount);
}
