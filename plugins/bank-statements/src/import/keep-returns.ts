import { findNotedReturns, findReturnClaims } from "@zakh/bookkeeping/read-models/returns";
import { DAY_MS } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { Statement, StatementRow } from "@zakh/statement-reader";
import { type ReturningRow, returningRows } from "../matching/returned-orders";
import { distinctKeys } from "./distinct-keys";
import { compareRows } from "./new-rows";
import { findKnownRows, insertRows } from "./stored-rows";

/** Returns that were noted by hand so long before the first row may be one of the rows. */
const NOTED_DAYS = 31;

interface OutgoingRows {
  chain: Statement["chain"];
  all: readonly StatementRow[];
  /** Public id of the shop's account; null when it is not known. */
  bankAccount: number | null;
  isForeign: (row: StatementRow) => boolean;
}

/**
 * The outgoing rows of a statement that return money of orders, and were in no earlier statement. None of a statement
 * whose balances do not prove that each row is what it says, or whose account is not known.
 */
export async function findReturningRows(
  sql: Queryable,
  { chain, all, bankAccount, isForeign }: OutgoingRows,
): Promise<ReturningRow[]> {
  const outgoing = all.filter((row) => row.direction === "out" && !isForeign(row));
  const [first] = outgoing;
  if (chain !== "whole" || bankAccount === null || !first) return [];
  const claims = await findReturnClaims(sql);
  const busy = await findPendingOrders(sql);
  const sums = new Set(claims.map(({ amount }) => amount));
  const rows = outgoing.filter(({ amount }) => sums.has(amount));
  if (rows.length === 0) return [];
  const { duplicates, maybe } = compareRows(rows, bankAccount, await findKnownRows(sql, "outgoing_line", rows));
  const noted = await findNotedReturns(sql, new Date(Date.parse(first.at) - NOTED_DAYS * DAY_MS));
  return returningRows(
    rows.filter((row) => !duplicates.has(row) && !maybe.has(row)),
    { all, claims: claims.filter(({ number }) => !busy.has(number)), noted },
  );
}

/** Orders whose money another row is just about to return. */
async function findPendingOrders(sql: Queryable): Promise<Set<number>> {
  const { rows } = await sql.query<{ number: number }>(
    "SELECT order_number AS number FROM outgoing_line WHERE state = 'pending' AND deleted_at IS NULL",
  );
  return new Set(rows.map(({ number }) => number));
}

/** Writes what is to be returned, so that it is done also when the process dies after it. */
export async function insertReturns(
  sql: Queryable,
  statementId: string,
  bankAccount: number,
  returning: readonly ReturningRow[],
): Promise<void> {
  if (returning.length === 0) return;
  const keys = distinctKeys(
    returning.map(({ row }) => row),
    [],
  );
  const rows = returning.map(({ row, claim }) => ({ row, more: { order_number: claim.number } }));
  const types = { order_number: "int" };
  await insertRows(sql, "outgoing_line", { statementId, bankAccount, rows, keys, prefix: "stout", types });
}
