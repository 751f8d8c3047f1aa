import { lessFor } from "../../contract/weight";
import { moneySums } from "../../read-models/money-sums";
import type { OrderState } from "../../read-models/order-state";
import type { PlannedEntry } from "../record-change";
import { freeOf, moneyByLine, owedOf, owedOfPayment, spread } from "../status/money-by-line";

/** A line of an order as it was ordered, and what was packed of it in kg; null where nobody has weighed it. */
export interface PackedLine {
  /** Won per `priceDivisor` kilograms. */
  price: number;
  priceDivisor: number;
  /** Kilograms ordered. */
  quantity: number;
  /** Whole won. */
  lineTotal: number;
  packed: number | null;
}

/** Whole won that the lines cost less than ordered, each rounded once. */
export function lessForAll(lines: readonly PackedLine[]): number {
  return lines.reduce((won, line) => (line.packed === null ? won : won + lessFor(line, line.packed)), 0);
}

/** How an order's total changes, and the money entries of that. */
export interface ReductionPlan {
  /** Whole won more (negative: less) that are taken off the total. */
  change: number;
  money: PlannedEntry[];
}

/**
 * Takes `wanted` won off a paid order instead of what is taken off now: what of the difference was paid is to go back to the customer. What went
 * back to the customer before stays his, because nobody is asked for more money (ruling 50). At most the total is taken off.
 */
export function planReduction(state: OrderState, wanted: number): ReductionPlan {
  // Money of the order's payment first: what becomes of lighter goods is about that.
  const all = moneyByLine(state.entries);
  const sums = [...all.filter(({ outside }) => !outside), ...all.filter(({ outside }) => outside)];
  const { due } = moneySums(state);
  const more = Math.min(wanted - state.weightReduction, state.total);
  if (more >= 0) return { change: more, money: spread("to_return", Math.max(0, more - due), sums, freeOf) };
  // Only what was taken off: money that the order did not need is the customer's.
  const ofPayment = sums.filter(({ outside }) => !outside);
  const back = Math.min(-more, owedOfPayment(ofPayment));
  const money = spread("to_return", back, ofPayment, owedOf).map((entry) => ({ ...entry, amount: -entry.amount }));
  return { change: -back, money };
}
