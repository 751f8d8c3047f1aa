import { ApiError } from "@zakh/kit/errors/api-error";
import { ORDER_STATUS, type OrderStatus } from "../../contract/status";
import { moneySums, withMovements } from "../../read-models/money-sums";
import type { OrderState } from "../../read-models/order-state";
import type { PlannedEntry } from "../record-change";
import {
  allocate,
  entryOf,
  freeWithoutCredit,
  type LineMoney,
  moneyByLine,
  negative,
  netHeld,
  refundDue,
} from "./money-by-line";
import { planReturned } from "./plan-returned";

/** By what an order is paid again. */
export interface PaidBy {
  /** Won of the customer's credit that an order takes again when it is taken up. */
  credit?: number;
  /** Won of the credit of its delivery that an order that goes back takes back. */
  takenBack?: number;
  /** Whether a transfer pays it, which is other money; otherwise what is to go back does, before any is entered. */
  transfer?: boolean;
  /** The entries of the last change of the status, where this one undoes it; none may have followed. */
  undone?: readonly PlannedEntry[];
}

/**
 * The money entries of a new status (ruling 48). Paid enters what is missing, after what is to go back and `credit`. Cancelled makes
 * everything that is held due for a refund, which still has to be made; only credit is given back at once. A paid order that goes back
 * to waiting was never paid, but for credit and part payments by statement lines; a cancelled one waits for what is still held to be completed (all
 * of it is refused: `refuseToWaitPaid`). One that was delivered takes `takenBack` won of the
 * delivery's credit back (ruling 64), which are to go back again. What a change entered by hand never came where it is undone, and
 * what it used of the money to return is to go back as before; nothing else is entered then.
 */
export function planMoney(
  state: OrderState,
  to: OrderStatus,
  { credit = 0, takenBack = 0, transfer = false, ...paidBy }: PaidBy = {},
): PlannedEntry[] {
  if (state.status === to) return [];
  const undone = paidBy.undone && isByHand(paidBy.undone) ? paidBy.undone : undefined;
  const before = moneyByLine(state.entries);
  const never = ORDER_STATUS[to].paid ? [] : enteredBy(undone);
  const back = [
    ...negative(allocate("credit_given", takenBack, before, ({ credit_given }) => credit_given)),
    ...negative(never),
  ];
  const sums = moneyByLine([...state.entries, ...back]);
  const { received, toReturn } = moneySums({ ...state, money: withMovements(state.money, back) });
  const free = received - toReturn;
  const missing = Math.max(0, state.total - free);
  const wasPaid = ORDER_STATUS[state.status].paid;
  if (ORDER_STATUS[to].cancelled)
    return withCreditBack(state, [...back, ...allocate("to_return", free, sums, netHeld)]);
  if (!ORDER_STATUS[to].paid) {
    if (wasPaid) return undone ? back : [...back, ...neverCame(sums, state.total)];
    const stays = Math.min(toReturn, missing, paidBy.undone ? owedBy(undone) : toReturn);
    const again = entries({ credit_used: Math.min(credit, missing - stays, creditBackBy(undone)) });
    return [...back, ...negative(allocate("to_return", stays, [...sums].reverse(), refundDue)), ...again];
  }
  if (wasPaid) return back;
  const stays = transfer ? 0 : Math.min(toReturn, missing, undone ? owedBy(undone) : toReturn);
  const used = Math.min(credit, missing - stays, creditBackBy(undone));
  const lacks = missing - stays - used;
  const entered = undone ? Math.min(lacks, takenOutBy(undone)) : lacks;
  // Where the credit is spent meanwhile, what waits to go back pays before anybody is asked for it.
  const more = Math.min(lacks - entered, toReturn - stays);
  return [
    ...back,
    ...negative(allocate("to_return", stays + more, [...sums].reverse(), refundDue)),
    ...entries({ credit_used: used, received: entered }),
  ];
}

const MONEY_IN = new Set<PlannedEntry["kind"]>(["received", "credit_used"]);

/** What an undone change has entered, and used of the money to return. */
function enteredBy(undone: readonly PlannedEntry[] = []): PlannedEntry[] {
  return undone.filter(({ kind, amount }) => (kind === "to_return" ? amount < 0 : amount > 0 && MONEY_IN.has(kind)));
}

/**
 * Throws 409 `order_has_return` when a cancelled order would wait for its payment although the shop still has all of it, or a provider
 * that takes money itself a part.
 */
export function refuseToWaitPaid(state: OrderState, to: OrderStatus, planned: readonly PlannedEntry[]): void {
  if (!ORDER_STATUS[state.status].cancelled || !ORDER_STATUS[to].awaitsPayment) return;
  const { toReturn } = moneySums(state);
  const after = moneySums({ ...state, status: to, money: withMovements(state.money, planned) });
  if (toReturn > 0 && (after.due === 0 || state.heldByProvider > 0)) throw new ApiError(409, "order_has_return");
}

/** Whether no line's money came in or was taken out by a change, which its undo by hand would not change. */
function isByHand(made: readonly PlannedEntry[]): boolean {
  return made.every(({ kind, line }) => kind !== "received" || (line ?? null) === null);
}

/** Won that an undone change has taken out as never come. */
function takenOutBy(undone: readonly PlannedEntry[]): number {
  return undone.reduce((won, { kind, amount }) => (kind === "received" ? won - amount : won), 0);
}

/** Won that an undone change gave back as credit: the order takes no more of it again than that. Any of a change that is not undone. */
function creditBackBy(undone: readonly PlannedEntry[] | undefined): number {
  if (!undone) return Number.POSITIVE_INFINITY;
  const back = { credit_given: 1, credit_used: -1 } as Partial<Record<PlannedEntry["kind"], number>>;
  return undone.reduce((won, { kind, amount }) => won + Math.max(0, (back[kind] ?? 0) * amount), 0);
}

/** Won that an undone change made due to go back, without what became credit at once. */
function owedBy(undone: readonly PlannedEntry[] = []): number {
  const owed = undone.filter(({ kind, amount }) => amount > 0 && (kind === "to_return" || kind === "credit_given"));
  return Math.max(
    0,
    moneyByLine(owed).reduce((won, sum) => won + refundDue(sum), 0),
  );
}

/**
 * Takes what was entered by hand out of an order that waits again: it never came. Money of lines stays if it is less than the total;
 * the entries that take all of it out are refused where nobody undoes a line (`refuseToForgetLine`).
 */
function neverCame(sums: readonly LineMoney[], orderTotal: number): PlannedEntry[] {
  const ofLines = sums.reduce((won, sum) => (sum.line === null ? won : won + netHeld(sum)), 0);
  return sums.flatMap((sum) => {
    if (sum.line !== null && ofLines < orderTotal) return [];
    const won = freeWithoutCredit(sum);
    return won > 0 ? [entryOf("received", -won, sum)] : [];
  });
}

/** The planned entries of a cancellation, and of the money to return the customer's credit, which is given back at once while he has an account. */
function withCreditBack(state: OrderState, planned: PlannedEntry[]): PlannedEntry[] {
  if (!state.hasAccount) return planned;
  const after = { money: withMovements(state.money, planned), entries: [...state.entries, ...planned] };
  const { toReturn } = moneySums({ ...state, ...after });
  return [...planned, ...planReturned("credit_given", after, Math.min(toReturn, usedCredit(after)))];
}

/** Won of the customer's credit that the order holds. */
function usedCredit({ money }: Pick<OrderState, "money">): number {
  return Math.max(0, (money.credit_used ?? 0) - (money.credit_given ?? 0));
}

function entries(amounts: Partial<Record<PlannedEntry["kind"], number>>): PlannedEntry[] {
  return Object.entries(amounts).flatMap(([kind, amount]) =>
    amount === 0 ? [] : [{ kind: kind as PlannedEntry["kind"], amount }],
  );
}
