import type { MoneyMovement } from "../../contract/money";
import { ORDER_STATUS, type OrderStatus } from "../../contract/status";
import { moneySums, withMovements } from "../../read-models/money-sums";
import type { OrderState } from "../../read-models/order-state";

/** The entries that bring the shop's record in line with captures and refunds by Medusa's own workflows. */
export function followingMedusa(state: OrderState): MoneyMovement[] {
  const { received, toReturn } = moneySums(state);
  const inMedusa = state.held.reduce((won, { amount }) => won + amount, 0);
  const returned = Math.max(0, received - inMedusa);
  return entries({
    received: Math.max(0, inMedusa - received),
    to_return: Math.max(0, returned - toReturn),
    returned,
  });
}

/**
 * The money entries of a new status (ruling 48). Paid adds what is missing, including a partial refund. Cancelled makes
 * everything that is held due for a refund, which still has to be made. A paid order that goes back to waiting was
 * never paid. `kept` is what a payment without refund holds: an order that leaves `cancelled` for paid continues with
 * it.
 */
export function planMoney(state: OrderState, to: OrderStatus, { kept }: { kept: number }): MoneyMovement[] {
  const followed = followingMedusa(state);
  if (state.status === to) return followed;
  const { received, toReturn } = moneySums({ ...state, money: withMovements(state.money, followed) });
  const free = received - toReturn;
  const wasPaid = ORDER_STATUS[state.status].paid;
  if (ORDER_STATUS[to].order === "canceled") return [...followed, ...entries({ to_return: free })];
  if (!ORDER_STATUS[to].paid) return [...followed, ...entries({ received: wasPaid ? -free : 0 })];
  if (wasPaid) return followed;
  const again = Math.min(toReturn, kept);
  return [...followed, ...entries({ to_return: -again, received: Math.max(0, state.total - free - again) })];
}

function entries(amounts: Partial<Record<MoneyMovement["kind"], number>>): MoneyMovement[] {
  return Object.entries(amounts).flatMap(([kind, amount]) =>
    amount === 0 ? [] : [{ kind: kind as MoneyMovement["kind"], amount }],
  );
}
