import { medusaId } from "@zakh/kit/database/medusa-id";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { findNotedReturns, findReturnClaims } from "@zakh/orders/read-models/returns";
import { type ReturningRow, returningRows } from "../matching/returned-orders";
import type { Statement, StatementRow } from "../reader/statement";
import { distinctKeys } from "./distinct-keys";
import { compareRows, type KnownLine } from "./new-rows";

const DAY_MS = 24 * 60 * 60_000;
/** Returns that were noted by hand so long before the first row may be one of the rows. */
const NOTED_DAYS = 31;

interface OutgoingRows {
  chain: Statement["chain"];
  /** Every row of the statement. */
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
  const { duplicates, maybe } = compareRows(rows, bankAccount, await findKnownReturns(sql, rows));
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

/** The kept rows that may be one of these. */
async function findKnownReturns(sql: Queryable, rows: readonly StatementRow[]): Promise<KnownLine[]> {
  const { rows: known } = await sql.query<Omit<KnownLine, "at"> & { at: Date }>(
    `SELECT number, key, loose_key AS "looseKey", at, precision, amount::float8 AS amount, balance::float8 AS balance,
       bank_account_number AS "bankAccount", payer, texts
     FROM outgoing_line
     WHERE deleted_at IS NULL AND amount = ANY($1::numeric[])
       AND at >= (SELECT min(moment) - interval '2 days' FROM unnest($2::timestamptz[]) moment)
       AND at <= (SELECT max(moment) + interval '2 days' FROM unnest($2::timestamptz[]) moment)
     ORDER BY number`,
    [[...new Set(rows.map(({ amount }) => amount))], rows.map(({ at }) => at)],
  );
  return known.map(({ at, ...line }) => ({ ...line, at: at.toISOString() }));
}

/** Won in Medusa's exact notation. */
const EXACT = (column: string) => `jsonb_build_object('value', ${column}::text, 'precision', 20)`;

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
  const lines = returning.map(({ row, claim }) => ({
    id: medusaId("stout", new Date()),
    row: row.row,
    at: row.at,
    precision: row.precision,
    payer: row.payer,
    texts: row.texts,
    amount: row.amount,
    balance: row.balance ?? null,
    key: keys.get(row) ?? row.key,
    loose_key: row.looseKey,
    order_number: claim.number,
  }));
  await sql.query(
    `INSERT INTO outgoing_line (id, bank_statement_id, bank_account_number, "row", "at", "precision", payer, texts, amount,
       raw_amount, balance, raw_balance, key, loose_key, order_number)
     SELECT id, $1::text, $2::int, "row", "at", "precision", payer, texts, amount, ${EXACT("amount")}, balance,
       CASE WHEN balance IS NOT NULL THEN ${EXACT("balance")} END, key, loose_key, order_number
     FROM jsonb_to_recordset($3::jsonb) AS line (id text, "row" int, "at" timestamptz, "precision" text, payer text,
       texts jsonb, amount numeric, balance numeric, key text, loose_key text, order_number int)`,
    [statementId, bankAccount, JSON.stringify(lines)],
  );
}
