import { moneySums, withMovements } from "../../read-models/money-sums";
import type { OrderState } from "../../read-models/order-state";
import type { PlannedEntry } from "../record-change";
import { loweredAfter } from "../status/plan-returned";

/** Whole won of an order's reduction by what became of them; what is left has lowered the due, and is due again once more is weighed. */
export type ReductionParts = Pick<OrderState, "loweredToReturn" | "returnedReduction" | "settledReduction">;

interface Reduced {
  /** Whole won. */
  total: number;
  weightReduction: number;
  /** Whether all of the entries are about what the total was lowered by. */
  isOfGoods?: boolean;
}

/**
 * The parts after more entries. What goes back to the customer, in whatever way, stays his, and what had lowered the due is settled when a
 * payment brings the rest of it: nobody is asked for more money (ruling 50). A payment that brings more was meant for more, and settles
 * nothing; and all is open again once a payment is taken back.
 */
export function reductionAfter(
  state: ReducedState,
  made: readonly PlannedEntry[],
  { total, weightReduction, isOfGoods }: Reduced,
): ReductionParts {
  const loweredToReturn = loweredAfter(state, made, isOfGoods);
  const open = notToReturn({ weightReduction, loweredToReturn });
  const parts = (settled: number, returned: number): ReductionParts => {
    const settledReduction = within(settled, open);
    return { loweredToReturn, settledReduction, returnedReduction: within(returned, open - settledReduction) };
  };
  const { settledReduction, returnedReduction } = state;
  const { received = 0, to_return: toReturn = 0, gift = 0 } = withMovements({}, made);
  const stillMissing = isMissing({ ...state, total, money: withMovements(state.money, made) });
  const isPaid = received > 0 && isMissing(state) && !stillMissing;
  if (isPaid && toReturn <= gift) return parts(open - returnedReduction, returnedReduction);
  const isTakenBack = received < 0 && (stillMissing || loweredToReturn < state.loweredToReturn);
  if (isTakenBack) return parts(0, returnedReduction);
  if (weightReduction !== state.weightReduction) return parts(settledReduction, returnedReduction);
  return parts(settledReduction, open - settledReduction - loweredDue(state));
}

type ReducedState = Pick<OrderState, "status" | "total" | "money" | "weightReduction"> & ReductionParts;

/**
 * Whole won of the reduction once the goods cost `wanted` won less: never below what is settled, and with what went back beyond it. What is due
 * is lowered first.
 */
export function reductionFor(state: ReducedState, wanted: number): number {
  const { settledReduction, returnedReduction } = state;
  const least = Math.max(wanted, settledReduction);
  const lowersDue = settledReduction + loweredDue(state) + moneySums(state).due;
  return least + Math.max(0, returnedReduction - Math.max(0, least - lowersDue));
}

/** Whole won that have lowered the due, and that no payment has settled. */
function loweredDue(state: Pick<ReducedState, "weightReduction"> & ReductionParts): number {
  return Math.max(0, notToReturn(state) - state.settledReduction - state.returnedReduction);
}

/** Whole won of a reduction that do not wait to go back. */
function notToReturn({ weightReduction, loweredToReturn }: Pick<OrderState, "weightReduction" | "loweredToReturn">) {
  return Math.max(0, weightReduction - loweredToReturn);
}

/** Whether money does not pay all of an order, also of a cancelled one. */
function isMissing(order: Pick<OrderState, "status" | "total" | "money">): boolean {
  const { received, toReturn } = moneySums(order);
  return received - toReturn < order.total;
}

function within(won: number, most: number): number {
  return Math.max(0, Math.min(won, most));
}
