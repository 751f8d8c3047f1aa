import { MONEY_ENTRY, MONEY_ENTRY_KINDS, type MoneyMovement, type MoneyTotals } from "../contract/money";
import { ORDER_STATUS, type OrderStatus } from "../contract/status";
import { statusIs } from "./status-sql";

/** Sums of an order's money entries, in whole won (ruling 48). */
export interface MoneySums {
  /** Received and not refunded. */
  received: number;
  /** Still to be paid by the customer; 0 for a cancelled order. A paid one has it only after its total was raised. */
  due: number;
  /** Still to be refunded by the shop. */
  toReturn: number;
}

/** The sums of an order of `total` won. */
export function moneySums({ status, total, money }: { status: OrderStatus; total: number; money: MoneyTotals }) {
  const sum = (of: "held" | "toReturn") =>
    MONEY_ENTRY_KINDS.reduce((won, kind) => won + MONEY_ENTRY[kind][of] * (money[kind] ?? 0), 0);
  const received = sum("held");
  const toReturn = sum("toReturn");
  const isAwaited = !ORDER_STATUS[status].cancelled;
  return { received, due: isAwaited ? Math.max(0, total - (received - toReturn)) : 0, toReturn } satisfies MoneySums;
}

/** The totals including additional entries. */
export function withMovements(money: MoneyTotals, movements: readonly MoneyMovement[]): MoneyTotals {
  const totals = { ...money };
  for (const { kind, amount } of movements) totals[kind] = (totals[kind] ?? 0) + amount;
  return totals;
}

/** Of money entries: whole won that are held, and not to go back. */
const FREE = `coalesce(sum(amount * CASE kind ${MONEY_ENTRY_KINDS.map(
  (kind) => `WHEN '${kind}' THEN ${MONEY_ENTRY[kind].held - MONEY_ENTRY[kind].toReturn}`,
).join(" ")} END), 0)`;

/** The same for the order detail `d`. */
export const FREE_SQL = `(SELECT ${FREE} FROM money_entry WHERE order_detail_id = d.id AND deleted_at IS NULL)`;

/** The same for every order with entries: `order_detail_id` and `won`. */
export const FREE_OF_ORDERS = `SELECT order_detail_id, ${FREE} AS won FROM money_entry WHERE deleted_at IS NULL GROUP BY 1`;

/** Won that an entry adds to what is to go back. */
export const TO_RETURN = `amount * CASE kind ${MONEY_ENTRY_KINDS.map((kind) => `WHEN '${kind}' THEN ${MONEY_ENTRY[kind].toReturn}`).join(" ")} END`;

/** For the order detail `d`: whole won per kind, as JSON. */
export const MONEY_TOTALS_SQL = `(SELECT coalesce(json_object_agg(kind, won), '{}') FROM (
  SELECT kind, sum(amount)::float8 AS won FROM money_entry
  WHERE order_detail_id = d.id AND deleted_at IS NULL GROUP BY kind) totals)`;

/** Of a money entry `entry` with its `change`: credit that an order had used and that came back because it was cancelled. */
export const IS_CREDIT_BACK = `(entry.kind = 'credit_given' AND entry.amount > 0 AND ${statusIs("cancelled", "change.to_status")}
  AND NOT ${statusIs("cancelled", "change.from_status")})`;

/** For the order detail `d`: whole won of such credit. */
export const CREDIT_BACK_SQL = `(SELECT coalesce(sum(entry.amount), 0)::float8 FROM money_entry entry
  JOIN order_status_change change ON change.id = entry.change_id
  WHERE entry.order_detail_id = d.id AND entry.deleted_at IS NULL AND ${IS_CREDIT_BACK})`;

/**
 * Whole won of the customer's credit that an order has used, and that it has given: what came back because it was cancelled was used no
 * more, and is no gift of the order.
 */
export function creditOf({ credit_used: used = 0, credit_given: given = 0 }: MoneyTotals, creditBack: number) {
  return { creditUsed: used - creditBack, creditGiven: given - creditBack };
}

/** For the order detail `d`: whole won of the customer's credit that it used when it was placed. */
export const PLACED_CREDIT_SQL = `(SELECT coalesce(sum(entry.amount), 0)::float8 FROM money_entry entry
  JOIN order_status_change change ON change.id = entry.change_id
  WHERE entry.order_detail_id = d.id AND entry.kind = 'credit_used' AND change.from_status IS NULL AND entry.deleted_at IS NULL)`;

/** For the order detail `d`: its entries summed by change, kind and whether they are credit that came back, as JSON, oldest first. */
export const ORDER_MONEY_SQL = `(SELECT coalesce(json_agg(json_build_object('kind', kind, 'amount', won, 'at', "at",
    'isFromStatement', is_from_statement, 'isCreditBack', is_credit_back) ORDER BY number, kind), '[]') FROM (
  SELECT change.number, change.created_at AS "at", entry.kind, sum(entry.amount)::float8 AS won,
    bool_or(entry.statement_line_number IS NOT NULL) AS is_from_statement, ${IS_CREDIT_BACK} AS is_credit_back
  FROM money_entry entry JOIN order_status_change change ON change.id = entry.change_id
  WHERE entry.order_detail_id = d.id AND entry.deleted_at IS NULL
  GROUP BY 1, 2, 3, is_credit_back HAVING sum(entry.amount) <> 0) entries)`;

/** For the order detail `d`: its entries summed by kind and statement line, as JSON, newest line first. */
export const ENTRY_SUMS_SQL = `(SELECT coalesce(json_agg(json_build_object('kind', kind, 'line', statement_line_number, 'amount', won)
    ORDER BY statement_line_number DESC NULLS LAST, kind), '[]') FROM (
  SELECT kind, statement_line_number, sum(amount)::float8 AS won FROM money_entry
  WHERE order_detail_id = d.id AND deleted_at IS NULL GROUP BY 1, 2 HAVING sum(amount) <> 0) sums)`;
