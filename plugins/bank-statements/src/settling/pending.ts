import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { SettleAs } from "../contract/statement-line";
import type { Evidence } from "../matching/line-match";

/** Whole won of a line for one order. */
export interface OrderShare {
  number: number;
  amount: number;
}

/** How a settled line was settled. */
export interface Settlement {
  as: SettleAs;
  orders: OrderShare[];
}

/** What an import found certain of a line; the statement's job settles it so. */
export interface Pending extends Settlement {
  evidence: Evidence;
}

/** The lines of a statement that its job has still to settle. */
export async function findPendingLines(sql: Queryable, statementId: string): Promise<number[]> {
  const { rows } = await sql.query<{ number: number }>(
    "SELECT number FROM statement_line WHERE bank_statement_id = $1 AND pending IS NOT NULL ORDER BY number",
    [statementId],
  );
  return rows.map(({ number }) => number);
}

/** The lines whose statement's job has left them for so long that it may have failed for good. */
export async function findLeftLines(sql: Queryable): Promise<number[]> {
  const { rows } = await sql.query<{ number: number }>(
    `SELECT number FROM statement_line WHERE pending IS NOT NULL AND updated_at < now() - interval '5 minutes'
     ORDER BY number LIMIT 1000`,
  );
  return rows.map(({ number }) => number);
}

export async function findPending(sql: Queryable, number: number): Promise<Pending | null> {
  const { rows } = await sql.query<{ pending: Pending | null }>(
    "SELECT pending FROM statement_line WHERE number = $1",
    [number],
  );
  return rows[0]?.pending ?? null;
}
