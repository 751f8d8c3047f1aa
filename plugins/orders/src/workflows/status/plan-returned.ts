import { MONEY_ENTRY, type MoneyEntryKind } from "../../contract/money";
import { moneySums, withMovements } from "../../read-models/money-sums";
import type { OrderState } from "../../read-models/order-state";
import type { PlannedEntry } from "../record-change";
import { allocate, moneyByLine, ownAndSpare, refundDue } from "./money-by-line";

export type ReturnKind = Extract<MoneyEntryKind, "returned" | "credit_given">;

/** The entries of `amount` won that go back: first what the order does not need, then the oldest money. */
export function planReturned(kind: ReturnKind, { entries }: Returnable, amount: number): PlannedEntry[] {
  const [own, spare] = ownAndSpare(moneyByLine(entries));
  return allocate(kind, amount, [...spare, ...own], refundDue);
}

/** The entries of `amount` won of lighter goods that become credit: money that pays the order first, the oldest first. */
export function planOfGoods({ entries }: Returnable, amount: number): PlannedEntry[] {
  return allocate("credit_given", amount, ownAndSpare(moneyByLine(entries)).flat(), refundDue);
}

interface Returnable {
  entries: readonly PlannedEntry[];
}

/**
 * Won of what is to go back by which the total was lowered, after more entries; `isOfGoods` when all of them are about that. Only this
 * may become credit, and what goes back in any other way is first what the order never needed.
 */
export function loweredAfter(
  { loweredToReturn, ...order }: Pick<OrderState, "loweredToReturn" | "status" | "total" | "money">,
  made: readonly PlannedEntry[],
  isOfGoods = false,
): number {
  const { toReturn } = moneySums({ ...order, money: withMovements(order.money, made) });
  // Credit of a delivery that is taken back is of the goods, too.
  const ofGoods = made.filter(({ kind, amount }) => isOfGoods || (kind === "credit_given" && amount < 0));
  const change = ofGoods.reduce((won, { kind, amount }) => won + MONEY_ENTRY[kind].toReturn * amount, 0);
  return Math.max(0, Math.min(loweredToReturn + change, toReturn));
}
