import { moneySums } from "../../read-models/money-sums";
import type { OrderState } from "../../read-models/order-state";
import type { PlannedEntry } from "../record-change";
import { allocate, moneyByLine, negative, netHeld, ownAndSpare, refundDue } from "../status/money-by-line";
import { reductionFor } from "./settled-reduction";

/** How an order's total changes, and the money entries of that. */
export interface ReductionPlan {
  /** Whole won more (negative: less) that are taken off the total. */
  change: number;
  money: PlannedEntry[];
}

/**
 * Takes `wanted` won off a paid order instead of what is taken off now: what of the difference was paid is to go back to the customer, at
 * most the total. Weighed heavier again, what waits to go back pays that before it is due: a weight that was mistyped takes nothing of what
 * was agreed on. What went back to the customer before stays his, because nobody is asked for more money (ruling 50).
 */
export function planReduction(state: OrderState, wanted: number): ReductionPlan {
  const sums = moneyByLine(state.entries);
  const { due, toReturn } = moneySums(state);
  const change = Math.min(reductionFor(state, wanted) - state.weightReduction, state.total);
  if (change >= 0) return { change, money: allocate("to_return", Math.max(0, change - due), sums, netHeld) };
  const used = allocate("to_return", Math.min(-change, toReturn), ownAndSpare(sums).flat(), refundDue);
  return { change, money: negative(used) };
}

/** Takes `amount` won more off the total, whatever the goods weigh: what is due is lowered first, and the rest is to go back. */
export function planCorrection(state: OrderState, amount: number): ReductionPlan {
  const { due } = moneySums(state);
  return {
    change: amount,
    money: allocate("to_return", Math.max(0, amount - due), moneyByLine(state.entries), netHeld),
  };
}
