import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { MoneyEntryKind } from "@zakh/orders/contract";
import { IS_CREDIT_BACK } from "@zakh/orders/read-models/money-sums";
import { dayOf, inPeriod } from "./period";
import { transferLines } from "./transfer-lines";

export interface MovedMoney {
  day: string;
  kind: MoneyEntryKind;
  /** The shop's account to which money came; empty for other entries, and where no transfer brought it. */
  bankName: string;
  accountNumber: string;
  /** Whole won. */
  won: number;
}

/** An entry of money, or credit that an administrator gave or took. */
export interface MoneyRow {
  at: Date;
  kind: MoneyEntryKind | "credit_granted";
  /** Public id of the order; null for credit by hand. */
  orderId: number | null;
  customerName: string;
  bankName: string;
  accountNumber: string;
  /** Who paid, as the bank shows it; of credit by hand, why. */
  reason: string;
  /** Whole won. */
  won: number;
}

/** The account to pay to that the order keeps. */
const OF_ORDER = (field: string) => `d.payment_details #>> '{bankAccount,${field}}'`;

/** Of an entry that brought money: the account to which it came. */
const RECEIVED_AT = (column: string, field: string) =>
  `CASE kind WHEN 'received' THEN coalesce(moved.${column}, ${OF_ORDER(field)}, '') ELSE '' END`;

/** Kind and won of an entry: credit that came back because its order was cancelled is credit that was not used. */
const EFFECT = `CASE WHEN ${IS_CREDIT_BACK} THEN 'credit_used' ELSE entry.kind END AS kind,
     CASE WHEN ${IS_CREDIT_BACK} THEN -entry.amount ELSE entry.amount END AS amount`;

/**
 * The money entries of the period, `moved`, each with its order `d`. Money that a statement line brought is of the line's day and
 * account; other money is of the day on which it was entered, and of the account that its order was to be paid to.
 */
const MOVED = () => `WITH lines AS NOT MATERIALIZED (${transferLines()}), moved AS (
   SELECT entry.order_detail_id, ${EFFECT}, entry.payer, change.created_at AS at, NULL AS bank_name, NULL AS account_number
   FROM order_status_change change JOIN money_entry entry ON entry.change_id = change.id AND entry.deleted_at IS NULL
   WHERE ${inPeriod("change.created_at")} AND NOT (entry.kind = 'received'
     AND EXISTS (SELECT FROM lines WHERE lines.line = entry.statement_line_number))
   UNION ALL
   SELECT entry.order_detail_id, entry.kind, entry.amount, entry.payer, lines.at, lines.bank_name, lines.account_number
   FROM lines JOIN money_entry entry ON entry.statement_line_number = lines.line AND entry.kind = 'received' AND entry.deleted_at IS NULL
   WHERE ${inPeriod("lines.at")})`;

const OF_MOVED = "moved JOIN order_detail d ON d.id = moved.order_detail_id AND d.deleted_at IS NULL";

/** The money entries of the period, summed by day, kind and account. */
export async function findMovedMoney(sql: Queryable, from: string, to: string): Promise<MovedMoney[]> {
  const { rows } = await sql.query<MovedMoney>(
    `${MOVED()}
     SELECT ${dayOf("moved.at")} AS day, kind, sum(amount)::float8 AS won,
       ${RECEIVED_AT("bank_name", "bankName")} AS "bankName", ${RECEIVED_AT("account_number", "accountNumber")} AS "accountNumber"
     FROM ${OF_MOVED} GROUP BY day, kind, "bankName", "accountNumber"`,
    [from, to],
  );
  return rows;
}

/** What the sums of `findMovedMoney` and `findGrantedCredit` are made of, oldest first: at most one more than `limit`. */
export async function findMoneyRows(sql: Queryable, from: string, to: string, limit: number): Promise<MoneyRow[]> {
  const { rows } = await sql.query<MoneyRow>(
    `${MOVED()}
     SELECT moved.at, kind, d.order_number AS "orderId", d.customer_name AS "customerName",
       ${RECEIVED_AT("bank_name", "bankName")} AS "bankName", ${RECEIVED_AT("account_number", "accountNumber")} AS "accountNumber",
       coalesce(moved.payer, '') AS reason, moved.amount::float8 AS won
     FROM ${OF_MOVED} WHERE kind <> 'to_return'
     UNION ALL
     SELECT credit.created_at, 'credit_granted', NULL, coalesce(latest.customer_name, ''), '', '', credit.reason, credit.amount::float8
     FROM credit_grant credit LEFT JOIN LATERAL (SELECT customer_name FROM order_detail
       WHERE account_number = credit.account_number AND deleted_at IS NULL ORDER BY created_at DESC LIMIT 1) latest ON true
     WHERE credit.deleted_at IS NULL AND ${inPeriod("credit.created_at")}
     ORDER BY 1, 3, 2 LIMIT ${limit + 1}`,
    [from, to],
  );
  return rows;
}

/** Whole won of credit that administrators gave less what they took. */
export async function findGrantedCredit(sql: Queryable, from: string, to: string): Promise<number> {
  const { rows } = await sql.query<{ won: number }>(
    `SELECT coalesce(sum(amount), 0)::float8 AS won FROM credit_grant WHERE deleted_at IS NULL AND ${inPeriod("created_at")}`,
    [from, to],
  );
  return rows[0]?.won ?? 0;
}
