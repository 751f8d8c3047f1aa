import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { MoneyEntryKind } from "../contract/money";
import { transferLines } from "../payment/transfer-lines";
import { dayOf, inPeriod } from "./period";

/** Money entries of one day, kind and account. */
export interface MovedMoney {
  day: string;
  kind: MoneyEntryKind;
  /** The shop's account to which money came; empty for other entries, and where no transfer brought it. */
  bankName: string;
  accountNumber: string;
  /** Whole won. */
  won: number;
}

/** The account to pay to that the order keeps. */
const OF_ORDER = (field: string) => `d.payment_details #>> '{bankAccount,${field}}'`;

/**
 * The money entries of the period. Money that a statement line brought is of the line's day and account; other money is of the day on
 * which it was entered, and of the account that its order was to be paid to.
 */
export async function findMovedMoney(sql: Queryable, from: string, to: string): Promise<MovedMoney[]> {
  const { rows } = await sql.query<MovedMoney>(
    `WITH lines AS NOT MATERIALIZED (${transferLines()}), moved AS (
       SELECT entry.order_detail_id, entry.kind, entry.amount, change.created_at AS at, NULL AS bank_name, NULL AS account_number
       FROM order_status_change change JOIN money_entry entry ON entry.change_id = change.id AND entry.deleted_at IS NULL
       WHERE ${inPeriod("change.created_at")} AND NOT (entry.kind = 'received'
         AND EXISTS (SELECT FROM lines WHERE lines.line = entry.statement_line_number))
       UNION ALL
       SELECT entry.order_detail_id, entry.kind, entry.amount, lines.at, lines.bank_name, lines.account_number
       FROM lines JOIN money_entry entry ON entry.statement_line_number = lines.line AND entry.kind = 'received' AND entry.deleted_at IS NULL
       WHERE ${inPeriod("lines.at")})
     SELECT ${dayOf("moved.at")} AS day, kind, sum(amount)::float8 AS won,
       CASE kind WHEN 'received' THEN coalesce(moved.bank_name, ${OF_ORDER("bankName")}, '') ELSE '' END AS "bankName",
       CASE kind WHEN 'received' THEN coalesce(moved.account_number, ${OF_ORDER("accountNumber")}, '') ELSE '' END AS "accountNumber"
     FROM moved JOIN order_detail d ON d.id = moved.order_detail_id AND d.deleted_at IS NULL
     GROUP BY day, kind, "bankName", "accountNumber"`,
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
