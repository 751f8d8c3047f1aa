import { moneySums, withMovements } from "../../read-models/money-sums";
import type { OrderState } from "../../read-models/order-state";
import type { PlannedEntry } from "../record-change";
import { loweredAfter } from "../status/plan-returned";

interface Reduced {
  /** Whole won. */
  total: number;
  weightReduction: number;
  /** Whether all of the entries are about what the total was lowered by. */
  isOfGoods?: boolean;
}

/** What of an order's reduction is to go back after more entries, and what is settled; whole won. */
export function reductionAfter(state: ReducedState, made: readonly PlannedEntry[], { isOfGoods, ...after }: Reduced) {
  const loweredToReturn = loweredAfter(state, made, isOfGoods);
  return { loweredToReturn, settledReduction: settledAfter(state, made, { ...after, loweredToReturn }) };
}

/**
 * Whole won of the reduction that stay taken off after more entries, whatever is weighed later, because nobody is asked for more money
 * (ruling 50). A reduction first lowers what is due, and the rest is to go back. Settled is what did go back, in whatever way, and what had
 * lowered the due by the time that a payment brought the rest of it. What this payment brought too much was meant for that; and what it has
 * settled is open again once it is taken back.
 */
function settledAfter(
  state: ReducedState,
  made: readonly PlannedEntry[],
  after: Reduced & { loweredToReturn: number },
): number {
  const open = notToReturn(after);
  const { received = 0, to_return = 0 } = withMovements({}, made);
  const stillMissing = isMissing({ ...state, total: after.total, money: withMovements(state.money, made) });
  if (received > 0 && isMissing(state) && !stillMissing) return Math.max(0, open - Math.max(0, to_return));
  if (received < 0 && stillMissing) return Math.min(state.settledReduction, wentBack(state.money), open);
  if (after.weightReduction !== state.weightReduction) return Math.min(state.settledReduction, open);
  const loweredDue = notToReturn(state) - state.settledReduction;
  return Math.max(0, open - loweredDue);
}

type ReducedState = Pick<
  OrderState,
  "status" | "total" | "money" | "weightReduction" | "settledReduction" | "loweredToReturn"
>;

/** Whole won of a reduction that are not to go back any more, or never were. */
function notToReturn({
  weightReduction,
  loweredToReturn,
}: Pick<OrderState, "weightReduction" | "loweredToReturn">): number {
  return Math.max(0, weightReduction - loweredToReturn);
}

/** Whether money does not pay all of an order, also of a cancelled one. */
function isMissing(order: Pick<OrderState, "status" | "total" | "money">): boolean {
  const { received, toReturn } = moneySums(order);
  return received - toReturn < order.total;
}

/** Whole won that went back to the customer. */
function wentBack({ returned = 0, credit_given: credit = 0 }: OrderState["money"]): number {
  return returned + credit;
}
