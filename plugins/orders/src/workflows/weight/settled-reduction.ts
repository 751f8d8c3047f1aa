import { moneySums, withMovements } from "../../read-models/money-sums";
import type { OrderState } from "../../read-models/order-state";
import type { PlannedEntry } from "../record-change";

/** Whole won of an order after a change. */
interface Reduced {
  total: number;
  weightReduction: number;
  /** What is to go back by which the total was lowered. */
  loweredToReturn: number;
}

/**
 * Whole won of the reduction that stay taken off after more entries, whatever is weighed later, because nobody is asked for more money
 * (ruling 50): what went back to the customer, and all that was taken off when a payment brought what was due by then. What this payment
 * brought too much was meant for the rest; and what a payment has settled is open again once it is taken back.
 */
export function settledAfter(state: SettledState, made: readonly PlannedEntry[], after: Reduced): number {
  const open = after.weightReduction - Math.min(after.loweredToReturn, after.weightReduction);
  const { received = 0, credit_used = 0, to_return = 0, ...more } = withMovements({}, made);
  const came = received + credit_used;
  if (
    came > 0 &&
    isMissing(state) &&
    !isMissing({ ...state, total: after.total, money: withMovements(state.money, made) })
  )
    return Math.max(0, open - Math.max(0, to_return));
  const settled = came < 0 ? Math.min(state.settledReduction, wentBack(state.money)) : state.settledReduction;
  const goesBack = wentBack(more) === 0 ? 0 : state.loweredToReturn - after.loweredToReturn;
  return Math.max(0, Math.min(settled + goesBack, open));
}

type SettledState = Pick<OrderState, "status" | "total" | "money" | "settledReduction" | "loweredToReturn">;

/** Whether money does not pay all of an order, also of a cancelled one. */
function isMissing(order: Pick<OrderState, "status" | "total" | "money">): boolean {
  const { received, toReturn } = moneySums(order);
  return received - toReturn < order.total;
}

/** Whole won that went back to the customer. */
function wentBack({ returned = 0, credit_given: credit = 0 }: OrderState["money"]): number {
  return returned + credit;
}
