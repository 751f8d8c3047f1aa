import { ORDER_STATUS, type OrderStatus } from "../../contract/status";
import { moneySums, withMovements } from "../../read-models/money-sums";
import type { EntrySum, OrderState } from "../../read-models/order-state";
import type { PlannedEntry } from "../record-change";

/** The entries that bring the shop's record in line with captures and refunds by Medusa's own workflows. */
export function followingMedusa(state: OrderState): PlannedEntry[] {
  const { received, toReturn } = moneySums(state);
  const inMedusa = state.held.reduce((won, { amount }) => won + amount, 0);
  const known = received - heldOutside(state);
  const returned = Math.max(0, known - inMedusa);
  return entries({
    received: Math.max(0, inMedusa - known),
    to_return: Math.max(0, returned - toReturn),
    returned,
  });
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
  const wasPaid = ORDER_STATUS[state.status].paid;
  if (ORDER_STATUS[to].order === "canceled") return [...followed, ...entries({ to_return: free })];
  if (!ORDER_STATUS[to].paid)
    return [...followed, ...(wasPaid ? withoutPayment(state, free, partPayments(state)) : [])];
  if (wasPaid) return followed;
  const again = Math.min(toReturn, kept);
  return [
    ...followed,
    ...intoPayment(state, free),
    ...entries({ to_return: -again, received: Math.max(0, state.total - free - again) }),
  ];
}

/** The lines whose money stays when the order waits again: what they brought in is less than the total. */
function partPayments(state: OrderState): number[] {
  const ofLines = state.entries.filter(({ line }) => line !== null);
  return total(ofLines, "received") < state.total ? linesOf(ofLines) : [];
}

/**
 * Takes `free` won out of Medusa's payment, which is refunded because it never happened. What came in by the lines in
 * `staying` is still there, outside of it.
 */
export function withoutPayment(state: OrderState, free: number, staying: readonly number[]): PlannedEntry[] {
  const inPayment = state.entries.filter(({ kind, line, outside }) => kind === "received" && line !== null && !outside);
  const taken = inPayment.map(({ line, amount }): PlannedEntry => ({ kind: "received", amount: -amount, line }));
  const rest = free - total(inPayment, "received");
  const back = inPayment
    .filter(({ line }) => line !== null && staying.includes(line))
    .map(({ line, amount }): PlannedEntry => ({ kind: "received", amount, line, outside: true }));
  return [...entries({ received: -rest }), ...taken, ...back];
}

/** Medusa captures the whole total at once: part payments of up to `free` won are in that payment from then on. */
function intoPayment(state: OrderState, free: number): PlannedEntry[] {
  let left = free;
  return state.entries.flatMap(({ kind, line, outside, amount }): PlannedEntry[] => {
    if (kind !== "received" || !outside) return [];
    const moved = Math.max(0, Math.min(left, amount - toReturnOf(state, line)));
    left -= moved;
    if (moved === 0) return [];
    return [
      { kind, amount: -moved, line, outside: true },
      { kind, amount: moved, line },
    ];
  });
}

function toReturnOf(state: OrderState, line: number | null): number {
  return total(
    state.entries.filter((sum) => sum.line === line),
    "to_return",
  );
}

function total(sums: readonly EntrySum[], wanted: EntrySum["kind"]): number {
  return sums.reduce((won, { kind, amount }) => (kind === wanted ? won + amount : won), 0);
}

function linesOf(sums: readonly EntrySum[]): number[] {
  return [...new Set(sums.flatMap(({ line }) => line ?? []))];
}

function entries(amounts: Partial<Record<PlannedEntry["kind"], number>>): PlannedEntry[] {
  return Object.entries(amounts).flatMap(([kind, amount]) =>
    amount === 0 ? [] : [{ kind: kind as PlannedEntry["kind"], amount }],
  );
}
