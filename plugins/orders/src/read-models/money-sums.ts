import { MONEY_ENTRY, MONEY_ENTRY_KINDS, type MoneyMovement, type MoneyTotals } from "../contract/money";
import { ORDER_STATUS, type OrderStatus } from "../contract/status";

/** What follows from an order's entries, whole won (ruling 48). */
export interface MoneySums {
  /** What has come in and was not given back. */
  received: number;
  /** What the customer has still to pay; nothing once the order is paid or cancelled. */
  due: number;
  /** What the shop has still to give back. */
  toReturn: number;
}

/** The sums of an order of `total` won. */
export function moneySums({ status, total, money }: { status: OrderStatus; total: number; money: MoneyTotals }) {
  const sum = (of: "held" | "toReturn") =>
    MONEY_ENTRY_KINDS.reduce((won, kind) => won + MONEY_ENTRY[kind][of] * (money[kind] ?? 0), 0);
  const received = sum("held");
  const toReturn = sum("toReturn");
  const awaited = !ORDER_STATUS[status].paid && ORDER_STATUS[status].order !== "canceled";
  return { received, due: awaited ? Math.max(0, total - (received - toReturn)) : 0, toReturn } satisfies MoneySums;
}

/** The totals with more entries. */
export function withMovements(money: MoneyTotals, movements: readonly MoneyMovement[]): MoneyTotals {
  const totals = { ...money };
  for (const { kind, amount } of movements) totals[kind] = (totals[kind] ?? 0) + amount;
  return totals;
}

/** Of the order with the detail `d`: whole won of each kind, as JSON. */
export const MONEY_TOTALS_SQL = `(SELECT coalesce(json_object_agg(kind, won), '{}') FROM (
  SELECT kind, sum(amount)::float8 AS won FROM money_entry
  WHERE order_detail_id = d.id AND deleted_at IS NULL GROUP BY kind) totals)`;
