import type { Queryable } from "@zakh/kit/database/one-transaction";
import { FREE_SQL } from "./money-sums";

/** What changed the credit of account $1: entries of its orders, and what administrators gave or took. */
export const CREDIT_ENTRIES = `
  SELECT change.created_at AS "at", d.order_number AS "orderId", '' AS reason,
    sum(CASE entry.kind WHEN 'credit_given' THEN entry.amount ELSE -entry.amount END)::float8 AS amount
  FROM order_detail d
  JOIN money_entry entry ON entry.order_detail_id = d.id AND entry.kind IN ('credit_used', 'credit_given') AND entry.deleted_at IS NULL
  JOIN order_status_change change ON change.id = entry.change_id
  WHERE d.account_number = $1 AND d.deleted_at IS NULL
  GROUP BY change.id, change.created_at, d.order_number HAVING sum(entry.amount) <> 0
  UNION ALL
  SELECT created_at, NULL, reason, amount::float8 FROM credit_grant WHERE account_number = $1 AND deleted_at IS NULL`;

/** The credit of an account in whole won. */
export async function creditBalance(sql: Queryable, accountNumber: number): Promise<number> {
  const { rows } = await sql.query<{ balance: number }>(
    `SELECT coalesce(sum(amount), 0)::float8 AS balance FROM (${CREDIT_ENTRIES}) entries`,
    [accountNumber],
  );
  return rows[0]?.balance ?? 0;
}

/**
 * Whole won of `used` credit, which the account still has, that an admin gave and no money stands behind. What came from money is
 * used first, so that its cash receipt is not put off. An order that gave something back as credit holds the less of it.
 */
export async function grantedPart(sql: Queryable, accountNumber: number, used: number): Promise<number> {
  const { rows } = await sql.query<{ granted: number }>(
    `SELECT coalesce(sum(amount), 0)::float8 AS granted FROM (
       SELECT amount FROM credit_grant WHERE account_number = $1 AND deleted_at IS NULL
       UNION ALL SELECT -least(d.granted_credit, ${FREE_SQL}) FROM order_detail d
         WHERE d.account_number = $1 AND d.granted_credit > 0 AND d.deleted_at IS NULL) grants`,
    [accountNumber],
  );
  const fromMoney = Math.max(0, (await creditBalance(sql, accountNumber)) - Math.max(0, rows[0]?.granted ?? 0));
  return Math.max(0, used - fromMoney);
}
