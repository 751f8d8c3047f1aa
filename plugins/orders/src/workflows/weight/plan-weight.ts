import { moneySums } from "../../read-models/money-sums";
import type { OrderState } from "../../read-models/order-state";
import type { PlannedEntry } from "../record-change";
import { allocate, moneyByLine, negative, netHeld, ownAndSpare, refundDue } from "../status/money-by-line";

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
  const sums = moneyByLine(state.entries);
  const { due, toReturn } = moneySums(state);
  const more = Math.min(wanted - state.weightReduction, state.total);
  if (more >= 0) return { change: more, money: allocate("to_return", Math.max(0, more - due), sums, netHeld) };
  return planLessReduction(state, -more, toReturn);
}

/**
 * Takes off `less` won less, as far as it is not settled. What waits to go back pays that before it is due again: a weight that was
 * mistyped takes nothing of what was agreed on, and money that the order did not need is the customer's.
 */
function planLessReduction(
  { weightReduction, loweredToReturn, settledReduction, entries }: OrderState,
  less: number,
  toReturn: number,
): ReductionPlan {
  const owed = Math.min(loweredToReturn, weightReduction);
  const change = Math.min(less, Math.max(owed, weightReduction - settledReduction));
  const sums = ownAndSpare(moneyByLine(entries)).flat();
  const money = negative(allocate("to_return", Math.min(change, toReturn), sums, refundDue));
  return { change: -change, money };
}
