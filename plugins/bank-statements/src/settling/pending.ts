import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { Actor } from "@zakh/orders/workflows/record-change";
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

/**
 * What is to be done with a line's orders, written before it is begun: whoever finds it, after a crash, can finish it,
 * because each order takes a line's money in or out only once.
 */
export interface Pending extends Settlement {
  does: "settle" | "undo";
  /** Null when the line settles by itself. */
  by: Actor;
  evidence: Evidence | "admin";
}

/** So long nobody else touches a line that somebody is settling, in seconds; renewed before each of its orders. */
const CLAIM_S = 60;

export interface ClaimedLine {
  number: number;
  payer: string;
  /** Whole won. */
  amount: number;
  state: string;
  pending: Pending;
}

const CLAIMED = `number, payer, amount::float8 AS amount, state, pending`;
const UNTIL = `now() + interval '${CLAIM_S} seconds'`;

/** Begins something with a line that has this state and with which nothing is going on; undefined otherwise. */
export async function claimLine(
  sql: Queryable,
  { number, state, pending, claim }: { number: number; state: readonly string[]; pending: Pending; claim: string },
): Promise<ClaimedLine | undefined> {
  const { rows } = await sql.query<ClaimedLine>(
    `UPDATE statement_line SET pending = $2, claim = $3, claimed_until = ${UNTIL}, updated_at = now()
     WHERE number = $1 AND state = ANY($4) AND pending IS NULL AND deleted_at IS NULL RETURNING ${CLAIMED}`,
    [number, JSON.stringify(pending), claim, state],
  );
  return rows[0];
}

/**
 * Continues with a line that was claimed with `claim`, or is passed on by `from`, or that nobody has finished in time;
 * undefined otherwise.
 */
export async function takeLine(
  sql: Queryable,
  number: number,
  claim: string,
  from = claim,
): Promise<ClaimedLine | undefined> {
  const { rows } = await sql.query<ClaimedLine>(
    `UPDATE statement_line SET claim = $2, claimed_until = ${UNTIL}, updated_at = now()
     WHERE number = $1 AND pending IS NOT NULL AND (claim = ANY($3) OR claimed_until < now()) RETURNING ${CLAIMED}`,
    [number, claim, [claim, from]],
  );
  return rows[0];
}

/** Keeps a line that is still claimed with `claim`; false when somebody else has taken it, or has finished it. */
export async function renewClaim(sql: Queryable, number: number, claim: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    `UPDATE statement_line SET claimed_until = ${UNTIL}, updated_at = now()
     WHERE number = $1 AND claim = $2 AND pending IS NOT NULL`,
    [number, claim],
  );
  return rowCount === 1;
}

/** The lines of a statement with which there is still something to do. */
export async function findPendingLines(sql: Queryable, statementId: string): Promise<number[]> {
  const { rows } = await sql.query<{ number: number }>(
    "SELECT number FROM statement_line WHERE bank_statement_id = $1 AND pending IS NOT NULL ORDER BY number",
    [statementId],
  );
  return rows.map(({ number }) => number);
}

/** The lines that nobody has finished in time. */
export async function findUnfinishedLines(sql: Queryable): Promise<number[]> {
  const { rows } = await sql.query<{ number: number }>(
    "SELECT number FROM statement_line WHERE pending IS NOT NULL AND claimed_until < now() ORDER BY number LIMIT 1000",
  );
  return rows.map(({ number }) => number);
}
