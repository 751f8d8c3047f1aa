import { ORDER_STATUS, type OrderStatus } from "../../contract/status";
import { moneySums, withMovements } from "../../read-models/money-sums";
import type { EntrySum, OrderState } from "../../read-models/order-state";
import type { PlannedEntry } from "../record-change";
import { entryOf, freeOf, type LineMoney, moneyByLine, owedOf, spread } from "./money-by-line";

/** The entries that bring the shop's record in line with captures and refunds by Medusa's own workflows. */
export function followingMedusa(state: OrderState): PlannedEntry[] {
  const { received, toReturn } = moneySums(state);
  const inMedusa = state.held.reduce((won, { amount }) => won + amount, 0);
  const known = received - heldOutside(state);
  const returned = Math.max(0, known - inMedusa);
  const inside = moneyByLine(state.entries).filter(({ outside }) => !outside);
  const ofOwed = Math.min(
    returned,
    inside.reduce((won, sum) => won + Math.max(0, owedOf(sum)), 0),
  );
  return [
    ...entries({ received: Math.max(0, inMedusa - known) }),
    ...spread("to_return", Math.max(0, returned - toReturn), inside, freeOf),
    ...spread("returned", ofOwed, inside, owedOf),
    ...spread("returned", returned - ofOwed, inside, freeOf),
  ];
}

/** Won that the shop holds for the order and no payment of Medusa does. */
export function heldOutside({ entries: sums }: Pick<OrderState, "entries">): number {
  const outside = sums.filter((sum) => sum.outside);
  return total(outside, "received") - total(outside, "returned");
}

/**
 * The money entries of a new status (ruling 48). Paid adds what is missing, including a partial refund. Cancelled makes
 * everything that is held due for a refund, which still has to be made. A paid order that goes back to waiting was
 * never paid, but for part payments by statement lines. `kept` is what a payment without refund holds: an order that
 * leaves `cancelled` for paid continues with it.
 */
export function planMoney(state: OrderState, to: OrderStatus, { kept }: { kept: number }): PlannedEntry[] {
  const followed = followingMedusa(state);
  if (state.status === to) return followed;
  const { received, toReturn } = moneySums({ ...state, money: withMovements(state.money, followed) });
  const free = received - toReturn;
  const sums = moneyByLine([...state.entries, ...followed]);
  const wasPaid = ORDER_STATUS[state.status].paid;
  if (ORDER_STATUS[to].order === "canceled") return [...followed, ...spread("to_return", free, sums, freeOf)];
  if (!ORDER_STATUS[to].paid)
    return [...followed, ...(wasPaid ? withoutPayment(sums, staysWithoutPayment(sums, state.total)) : [])];
  if (wasPaid) return followed;
  const again = Math.min(toReturn, kept);
  // The latest money is the one that the latest payment holds.
  const latest = sums.filter(({ outside }) => !outside).reverse();
  return [
    ...followed,
    ...intoPayment(sums),
    ...spread("to_return", again, latest, owedOf).map((entry) => ({ ...entry, amount: -entry.amount })),
    ...entries({ received: Math.max(0, state.total - free - again) }),
  ];
}

/** Money of lines stays when the order waits again, if it is less than the total; what was entered by hand never came. */
function staysWithoutPayment(sums: readonly LineMoney[], orderTotal: number): (line: number | null) => boolean {
  const ofLines = sums.reduce((won, sum) => (sum.line === null ? won : won + freeOf(sum)), 0);
  return (line) => line !== null && ofLines < orderTotal;
}

/**
 * Takes what is not to go back out of Medusa's payment, which is refunded because it never happened. The money of the
 * lines that stay (null: of no line) is still there, outside of it.
 */
export function withoutPayment(sums: readonly LineMoney[], stays: (line: number | null) => boolean): PlannedEntry[] {
  return sums.flatMap((sum) => {
    const free = freeOf(sum);
    if (sum.outside || free === 0) return [];
    const taken = entryOf("received", -free, sum);
    return stays(sum.line) ? [taken, entryOf("received", free, { ...sum, outside: true })] : [taken];
  });
}

/** Medusa captures the whole total at once: what came in before is in that payment from then on. */
function intoPayment(sums: readonly LineMoney[]): PlannedEntry[] {
  return sums.flatMap((sum): PlannedEntry[] => {
    const moved = freeOf(sum);
    if (!sum.outside || moved <= 0) return [];
    const { line } = sum;
    return [
      { kind: "received", amount: -moved, line, outside: true },
      { kind: "received", amount: moved, line },
    ];
  });
}

function total(sums: readonly EntrySum[], wanted: EntrySum["kind"]): number {
  return sums.reduce((won, { kind, amount }) => (kind === wanted ? won + amount : won), 0);
}

function entries(amounts: Partial<Record<PlannedEntry["kind"], number>>): PlannedEntry[] {
  return Object.entries(amounts).flatMap(([kind, amount]) =>
    amount === 0 ? [] : [{ kind: kind as PlannedEntry["kind"], amount }],
  );
}
