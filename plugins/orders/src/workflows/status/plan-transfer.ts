import { ApiError } from "@zakh/kit/errors/api-error";
import { ORDER_STATUS, type OrderStatus } from "../../contract/status";
import { moneySums, withMovements } from "../../read-models/money-sums";
import type { OrderState } from "../../read-models/order-state";
import type { PlannedEntry } from "../record-change";
import { heldOutside, withoutPayment } from "./plan-money";

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
  return amount === due ? named : [...named, ...outsideAndToReturn(line, amount - due)];
}

/**
 * The entry of a part payment: the order still waits. Throws 409 `order_status_changed` unless it waits, and
 * `transfer_sum_differs` unless less comes in than is due.
 */
export function planPartPayment(state: OrderState, { line, amount }: Transfer): PlannedEntry[] {
  if (state.status !== "pending") throw new ApiError(409, "order_status_changed");
  const { due } = moneySums(state);
  if (amount >= due) throw sumDiffers(due);
  return [{ kind: "received", amount, line, outside: true }];
}

/** The entries of money that an order does not need. Throws 409 `order_status_changed` when the order waits for money. */
export function planUnneeded(state: OrderState, { line, amount }: Transfer): PlannedEntry[] {
  if (state.status === "pending") throw new ApiError(409, "order_status_changed");
  return outsideAndToReturn(line, amount);
}

/**
 * The entries that take a line's money out again. When the order goes from paid to `to`, Medusa's payment never
 * happened; what other lines brought in stays. Throws 409 `transfer_used` when the money was returned meanwhile.
 */
export function planUndo(state: OrderState, line: number, to: OrderStatus): PlannedEntry[] {
  const wasPaid = ORDER_STATUS[state.status].paid && !ORDER_STATUS[to].paid;
  const ofLine = state.entries.filter((sum) => sum.line === line && !(wasPaid && isInPayment(sum)));
  const reversed = ofLine.map(({ kind, amount, outside }): PlannedEntry => ({ kind, amount: -amount, line, outside }));
  const { received, toReturn } = moneySums(state);
  const others = state.entries.flatMap((sum) => (sum.line !== null && sum.line !== line ? sum.line : []));
  const planned = [...(wasPaid ? withoutPayment(state, received - toReturn, others) : []), ...reversed];
  const left = { ...state, status: to, money: withMovements(state.money, planned) };
  const sums = moneySums(left);
  if (sums.received < 0 || sums.toReturn < 0 || sums.toReturn > sums.received) throw new ApiError(409, "transfer_used");
  // A part payment that was completed by another line is in Medusa's payment: that line is undone first.
  if (!wasPaid && state.entries.some((sum) => sum.line === line && isInPayment(sum)))
    throw new ApiError(409, "transfer_used");
  return planned;
}

/** Won that Medusa's payments do not hold and that are to be returned: they go back first. */
export function returnableOutside(state: OrderState): number {
  const { received, toReturn } = moneySums(state);
  const kept = state.status === "pending" ? received - toReturn : 0;
  return Math.max(0, heldOutside(state) - kept);
}

function isInPayment({ kind, outside }: OrderState["entries"][number]): boolean {
  return kind === "received" && !outside;
}

function outsideAndToReturn(line: number, amount: number): PlannedEntry[] {
  return [
    { kind: "received", amount, line, outside: true },
    { kind: "to_return", amount, line, outside: true },
  ];
}

/** 409, with the won that the order is due as `due`. */
function sumDiffers(due: number): ApiError {
  return new ApiError(409, "transfer_sum_differs", {
    params: { due: new Intl.NumberFormat("ko-KR").format(due) },
    extra: { due },
  });
}
