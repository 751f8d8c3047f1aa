import { medusaId } from "@zakh/kit/database/medusa-id";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { exactSql } from "@zakh/kit/database/table-rows";
import type { Statement, StatementRow, TakenBack } from "@zakh/statement-reader";
import type { KnownLine } from "./new-rows";

/** The tables of stored rows: money that came in, and money that went back for an order. */
type RowTable = "statement_line" | "outgoing_line";

/** The stored rows that may be one of these: those of its amount, from its day or the ones beside it. */
export async function findKnownRows(
  sql: Queryable,
  table: RowTable,
  rows: readonly StatementRow[],
): Promise<KnownLine[]> {
  const { rows: known } = await sql.query<Omit<KnownLine, "at"> & { at: Date }>(
    `SELECT number, key, loose_key AS "looseKey", at, precision, amount::float8 AS amount, balance::float8 AS balance,
       bank_account_number AS "bankAccount", payer, texts
     FROM ${table}
     WHERE state <> 'duplicate' AND deleted_at IS NULL AND amount = ANY($1::numeric[])
       AND at >= (SELECT min(moment) - interval '2 days' FROM unnest($2::timestamptz[]) moment)
       AND at <= (SELECT max(moment) + interval '2 days' FROM unnest($2::timestamptz[]) moment)
     ORDER BY number`,
    [[...new Set(rows.map(({ amount }) => amount))], rows.map(({ at }) => at)],
  );
  return known.map(({ at, ...line }) => ({ ...line, at: at.toISOString() }));
}

/** What a statement keeps for deposits that are imported after it: what was taken back, and what went out, to whom. */
export type KeptTakenBack = TakenBack | OutgoingRow;
export type OutgoingRow = Pick<StatementRow, "at" | "precision" | "direction" | "amount" | "payer" | "texts">;

export function takenBackOf({ takenBack }: Statement, rows: readonly StatementRow[]): KeptTakenBack[] {
  const outgoing = rows.filter(({ direction }) => direction === "out");
  return [
    ...takenBack,
    ...outgoing.map(({ at, precision, direction, amount, payer, texts }) => ({
      ...{ at, precision, direction, amount, payer, texts },
    })),
  ];
}

/** What kept statements of an account, or of one that is not known, say was taken back, of whatever sum where a payer is named, or went out, of the sums of these rows or of any. */
export async function findEarlier(
  sql: Queryable,
  bankAccount: number | null,
  rows: readonly StatementRow[],
): Promise<{ takenBack: TakenBack[]; outgoing: OutgoingRow[] }> {
  const { rows: known } = await sql.query<{ one: KeptTakenBack }>(
    `SELECT DISTINCT one FROM bank_statement, jsonb_array_elements(taken_back) one
     WHERE deleted_at IS NULL AND (bank_account_number = $1::int) IS NOT FALSE
       AND ((one->>'amount')::float8 = ANY($2::float8[]) OR NOT one ? 'amount' OR (one ? 'payer' AND NOT one ? 'direction'))
     ORDER BY one`,
    [bankAccount, [...new Set(rows.map(({ amount }) => amount))]],
  );
  const isOutgoing = (one: KeptTakenBack): one is OutgoingRow => "direction" in one;
  const kept = known.map(({ one }) => one);
  return { takenBack: kept.filter((one) => !isOutgoing(one)), outgoing: kept.filter(isOutgoing) };
}

interface NewRows {
  statementId: string;
  /** Public id of the shop's account; 0 when it is not known. */
  bankAccount: number;
  /** Each row with its columns beside those of every row. */
  rows: readonly { row: StatementRow; more: Record<string, unknown> }[];
  /** The key by which each row is stored, where it is not its own. */
  keys: ReadonlyMap<StatementRow, string>;
  /** Begins the ids. */
  prefix: string;
  types: Record<string, string>;
  /** Columns that follow from others, as SQL, in which $1 is the statement's id. */
  computed?: Record<string, string>;
}

/** Writes rows of a statement in one statement of SQL. Names and types come from the code. */
export async function insertRows(
  sql: Queryable,
  table: RowTable,
  { statementId, bankAccount, rows, keys, prefix, types, computed = {} }: NewRows,
): Promise<void> {
  const lines = rows.map(({ row, more }) => ({
    id: medusaId(prefix, new Date()),
    row: row.row,
    at: row.at,
    precision: row.precision,
    payer: row.payer,
    texts: row.texts,
    amount: row.amount,
    balance: row.balance ?? null,
    key: keys.get(row) ?? row.key,
    loose_key: row.looseKey,
    ...more,
  }));
  const own = Object.keys(types);
  await sql.query(
    `INSERT INTO ${table} (id, bank_statement_id, bank_account_number, "row", "at", "precision", payer, texts, amount,
       raw_amount, balance, raw_balance, key, loose_key, ${[...own, ...Object.keys(computed)].join(", ")})
     SELECT id, $1::text, $2::int, "row", "at", "precision", payer, texts, amount, ${exactSql("amount")}, balance,
       CASE WHEN balance IS NOT NULL THEN ${exactSql("balance")} END, key, loose_key,
       ${[...own, ...Object.values(computed)].join(", ")}
     FROM jsonb_to_recordset($3::jsonb) AS line (id text, "row" int, "at" timestamptz, "precision" text, payer text,
       texts jsonb, amount numeric, balance numeric, key text, loose_key text,
       ${own.map((column) => `${column} ${types[column]}`).join(", ")})`,
    [statementId, bankAccount, JSON.stringify(lines)],
  );
}
