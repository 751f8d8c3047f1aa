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
  // A weight that was mistyped takes nothing of what was agreed on, unless the customer has paid or was sent what it cost by then.
  const isSettled = state.differenceCame || state.isSent || toReturn > state.loweredToReturn;
  const stillAsked = due > 0 || !isSettled;
  return planLessReduction(state, -more, stillAsked);
}

/**
 * Takes off `less` won less. Of what is to go back only what was taken off: money that the order did not need is the customer's. What
 * has lowered the due is due again while the customer still is asked for the difference.
 */
function planLessReduction(
  { weightReduction, loweredToReturn, entries, money }: OrderState,
  less: number,
  stillAsked: boolean,
): ReductionPlan {
  const owed = Math.min(loweredToReturn, weightReduction);
  const gone = (money.returned ?? 0) + (money.credit_given ?? 0);
  const lowered = stillAsked ? Math.max(0, weightReduction - owed - gone) : 0;
  const ofOwed = Math.min(less, owed);
  const ofDue = Math.min(less - ofOwed, lowered);
  const sums = ownAndSpare(moneyByLine(entries)).flat();
  return { change: -(ofOwed + ofDue), money: negative(allocate("to_return", ofOwed, sums, refundDue)) };
}
