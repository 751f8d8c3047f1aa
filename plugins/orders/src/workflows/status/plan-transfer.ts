import { numberText } from "@zakh/kit/contract";
import { ApiError } from "@zakh/kit/errors/api-error";
import { MAX_GIFT } from "../../contract/money";
import { ORDER_STATUS, type OrderStatus } from "../../contract/status";
import { type MoneySums, moneySums, withMovements } from "../../read-models/money-sums";
import type { OrderState } from "../../read-models/order-state";
import type { PlannedEntry } from "../record-change";
import {
  allocate,
  entryOf,
  type LineMoney,
  moneyByLine,
  negative,
  netHeld,
  ownAndSpare,
  refundDue,
  refunded,
} from "./money-by-line";

/** Money that came in by a line of a bank statement. */
export interface Transfer {
  /** Public id of the statement line. */
  line: number;
  /** Who sent it, as the bank shows it. */
  payer: string;
  /** Whole won of the line that are for this order. */
  amount: number;
  /** Whether the order may get more than is due; the rest is to be returned. */
  allowsMore?: boolean;
}

/** Whether money of this line is entered for the order already: entering it is done once. */
export function hasTransfer({ entries }: Pick<OrderState, "entries">, line: number): boolean {
  return entries.some((sum) => sum.line === line);
}

/**
 * The entries by which a transfer pays an order: those `planned` for its new status, named after the line, and what is
 * more than is due as money to return. Throws 409 `transfer_sum_differs` when the transfer does not pay the order.
 */
export function planPaidBy(planned: readonly PlannedEntry[], { line, amount, allowsMore }: Transfer): PlannedEntry[] {
  const due = planned.reduce((won, entry) => (entry.kind === "received" ? won + entry.amount : won), 0);
  if (due <= 0 || amount < due || (amount > due && !allowsMore)) throw sumDiffers(due);
  const named = planned.map((entry) =>
    entry.kind === "received" && entry.line === undefined ? { ...entry, line } : entry,
  );
  return amount === due ? named : [...named, ...tooMuch(line, amount - due)];
}

/**
 * The entry of a part payment: the order still waits. Throws 409 `order_status_changed` unless it waits, and
 * `transfer_sum_differs` unless less comes in than is due.
 */
export function planPartPayment(state: OrderState, { line, amount }: Transfer): PlannedEntry[] {
  if (!ORDER_STATUS[state.status].awaitsPayment) throw new ApiError(409, "order_status_changed");
  const { due } = moneySums(state);
  if (amount >= due) throw sumDiffers(due);
  return [{ kind: "received", amount, line }];
}

/**
 * The entries of money that an order that is paid or cancelled does not need: all of it is to go back. Throws 409
 * `order_status_changed` when the order waits for its payment, and `transfer_sum_differs` when it is due a difference.
 */
export function planUnneeded(state: OrderState, { line, amount }: Transfer): PlannedEntry[] {
  if (ORDER_STATUS[state.status].awaitsPayment) throw new ApiError(409, "order_status_changed");
  const { due } = moneySums(state);
  if (due > 0) throw sumDiffers(due);
  return receivedToReturn(line, amount);
}

/**
 * The entries of money that pays the difference to the raised total of a paid order, or a part of it; what is more is to go back, but
 * for a few won. Throws 409 `order_status_changed` for an order that is not paid, and `transfer_sum_differs` when nothing is due.
 */
export function planDifference(state: OrderState, { line, amount }: Transfer): PlannedEntry[] {
  if (!ORDER_STATUS[state.status].paid) throw new ApiError(409, "order_status_changed");
  const { due } = moneySums(state);
  if (due === 0) throw sumDiffers(due);
  const paid = Math.min(amount, due);
  return [{ kind: "received", amount: paid, line }, ...(amount > paid ? tooMuch(line, amount - paid) : [])];
}

/**
 * The entries that take a line's money out again; everything else that came in stays. Throws 409 `transfer_used` when some of it has gone
 * back, when it does not pay the order that goes `to` another status, and when it pays an order that stays paid: only what pays a
 * difference may be missing there.
 */
export function planUndo(
  state: OrderState,
  line: number,
  { to = state.status, isDifference = false }: { to?: OrderStatus; isDifference?: boolean } = {},
): PlannedEntry[] {
  const ofLine = moneyByLine(state.entries).filter((sum) => sum.line === line);
  const isPaid = ORDER_STATUS[state.status].paid;
  const staysPaid = isPaid && ORDER_STATUS[to].paid;
  const pays = ofLine.some((sum) => netHeld(sum) > 0);
  const isGone = ofLine.some((sum) => refunded(sum) > sum.gift);
  if (isGone || (staysPaid ? pays && !isDifference : isPaid && !pays)) throw new ApiError(409, "transfer_used");
  const planned = ofLine.flatMap(reversed);
  const after = moneySums({ ...state, money: withMovements(state.money, planned) });
  if (after.toReturn < 0 || after.toReturn > after.received) throw new ApiError(409, "transfer_used");
  return staysPaid ? [...planned, ...usedAgain([...state.entries, ...planned], after)] : planned;
}

/** What waits to go back pays what a paid order is due again, before anybody is asked for it. */
function usedAgain(entries: readonly PlannedEntry[], { due, toReturn }: MoneySums): PlannedEntry[] {
  return negative(allocate("to_return", Math.min(due, toReturn), ownAndSpare(moneyByLine(entries)).flat(), refundDue));
}

/**
 * Throws 409 `order_has_transfer`, with the `line`, when the entries of a change by hand take out money of a statement
 * line: the line would stay settled, and its money would be nowhere.
 */
export function refuseToForgetLine(planned: readonly PlannedEntry[]): void {
  const lines = planned.flatMap(({ line }) => line ?? []);
  const forgotten = lines.filter((line) => receivedBy(planned, line) < 0);
  if (forgotten.length === 0) return;
  const line = Math.max(...forgotten);
  throw new ApiError(409, "order_has_transfer", { params: { line }, extra: { line } });
}

function receivedBy(planned: readonly PlannedEntry[], line: number): number {
  return planned.reduce(
    (won, entry) => (entry.kind === "received" && entry.line === line ? won + entry.amount : won),
    0,
  );
}

function reversed(sum: LineMoney): PlannedEntry[] {
  return (["received", "to_return", "gift"] as const).flatMap((kind) =>
    sum[kind] === 0 ? [] : [entryOf(kind, -sum[kind], sum)],
  );
}

/** What a transfer brings more than is due: the customer leaves a few won to the shop, and gets back everything else. */
function tooMuch(line: number, amount: number): PlannedEntry[] {
  const entries = receivedToReturn(line, amount);
  return amount > MAX_GIFT ? entries : [...entries, { kind: "gift", amount, line }];
}

function receivedToReturn(line: number, amount: number): PlannedEntry[] {
  return [
    { kind: "received", amount, line },
    { kind: "to_return", amount, line },
  ];
}

/** 409, with the won that the order is due as `due`. */
function sumDiffers(due: number): ApiError {
  return new ApiError(409, "transfer_sum_differs", {
    params: { due: numberText(due, "ko") },
    extra: { due },
  });
}
