import type { MedusaContainer } from "@medusajs/framework/types";
import { medusaId } from "@zakh/kit/database/medusa-id";
import { inOneTransaction, type Queryable } from "@zakh/kit/database/one-transaction";
import type { Actor } from "@zakh/orders/workflows/record-change";
import type { Columns, Statement, StatementRow } from "@zakh/statement-reader";
import { findLearnedSenders, findMatchableOrders } from "../read-models/matching-data";
import { distinctKeys } from "./distinct-keys";
import { type HoldReason, type Judgement, judgeRows } from "./judge-rows";
import { findReturningRows, insertReturns } from "./keep-returns";
import { compareRows } from "./new-rows";
import { reversedRows } from "./reversed-rows";
import { findKnownRows, insertRows } from "./stored-rows";

export interface NewStatement {
  statement: Statement;
  /** The file's name; empty for a pasted text. */
  name: string;
  /** Bytes. */
  size: number;
  /** Public id of the shop's account; null when it is not known. */
  bankAccount: number | null;
  /** The accounts that it states and that are none of the shop's, as it writes them. */
  foreignAccounts: string[];
  by: Actor;
  /** The columns that were told with it, and their header, to be remembered. */
  layout: { header: string; columns: Columns } | null;
}

/** The stored statement, and its lines that settle by themselves. */
export interface StoredStatement {
  number: number;
  /** With this the lines are claimed. */
  claim: string;
  settling: number[];
}

/** Imports run one after the other: each sees the lines of those before, and the orders that those are about to pay. */
const IMPORT_LOCK = "import-bank-statement";
/** How long matching may take, during which the transaction is idle: a busy machine needs many times the usual 3 s. */
const MATCHING_TIMEOUT_MS = 60_000;

/**
 * Writes a statement with its lines, each judged, in one transaction. Lines that settle by themselves are written with
 * what is to be done, so that a process that dies leaves nothing undone.
 */
export function keepStatement(container: MedusaContainer, input: NewStatement): Promise<StoredStatement> {
  return inOneTransaction(
    container,
    async ({ sql }) => {
      const { statement, bankAccount, layout } = input;
      const all = statement.rows.map(storableRow);
      const rows = all.filter(({ direction }) => direction === "in");
      const known = await findKnownRows(sql, "statement_line", rows);
      const { duplicates, maybe } = compareRows(rows, bankAccount ?? 0, known);
      const fresh = rows.filter((row) => !duplicates.has(row));
      const reversed = reversedRows(all);
      const held = new Map<StatementRow, HoldReason>();
      for (const row of fresh) {
        const lineNumber = maybe.get(row);
        if (reversed.has(row)) held.set(row, { code: "no_payment" });
        else if (lineNumber !== undefined) held.set(row, { code: "maybe_same_transfer", lineNumber });
        else if (isForeign(row, input)) held.set(row, { code: "foreign_account" });
      }
      const judgements = fresh.length > 0 ? await judge(sql, statement, fresh, held) : [];
      const returning = await findReturningRows(sql, {
        chain: statement.chain,
        all,
        bankAccount,
        isForeign: (row) => isForeign(row, input),
      });
      const { id, number } = await insertStatement(sql, input, statement.rows.length - rows.length);
      const judged = new Map(fresh.map((row, index) => [row, judgements[index]]));
      const ofAccount = known.filter((line) => line.bankAccount === (bankAccount ?? 0));
      const keys = distinctKeys(
        fresh,
        ofAccount.map(({ key }) => key),
      );
      const settling = await insertLines(sql, id, bankAccount ?? 0, rows, judged, keys);
      if (bankAccount !== null) await insertReturns(sql, id, bankAccount, returning);
      if (layout) await insertLayout(sql, layout);
      return { number, claim: id, settling };
    },
    { key: IMPORT_LOCK, idleTimeoutMs: MATCHING_TIMEOUT_MS },
  );
}

/** Whether a row is of an account that is none of the shop's. */
function isForeign(row: StatementRow, { statement, foreignAccounts }: NewStatement): boolean {
  const account = row.account ?? statement.account;
  return account !== undefined && foreignAccounts.includes(account);
}

async function judge(
  sql: Queryable,
  { chain }: Statement,
  rows: StatementRow[],
  held: ReadonlyMap<StatementRow, HoldReason>,
): Promise<Judgement[]> {
  return judgeRows(rows, chain, await findMatchableOrders(sql), await findLearnedSenders(sql), held);
}

async function insertStatement(
  sql: Queryable,
  { statement, name, size, bankAccount, by }: NewStatement,
  outgoing: number,
): Promise<{ id: string; number: number }> {
  const { rows } = await sql.query<{ id: string; number: number }>(
    `INSERT INTO bank_statement (id, name, size, bank_account_number, chain, gaps, unread, row_count, outgoing_count,
       account_number, account_name, last_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) RETURNING id, number`,
    [
      medusaId("bkst", new Date()),
      name,
      size,
      bankAccount,
      statement.chain,
      JSON.stringify(statement.gaps),
      JSON.stringify(statement.unread.slice(0, UNREAD_MAX)),
      statement.rows.length,
      outgoing,
      by?.number ?? null,
      by?.name ?? null,
      statement.rows.at(-1)?.at ?? null,
    ],
  );
  const [row] = rows;
  if (!row) throw new Error("The statement was not written");
  return row;
}

const UNREAD_MAX = 100;

/** Rows without a judgement are duplicates. Returns the numbers of the lines that settle by themselves. */
async function insertLines(
  sql: Queryable,
  statementId: string,
  bankAccount: number,
  rows: readonly StatementRow[],
  judged: ReadonlyMap<StatementRow, Judgement | undefined>,
  keys: ReadonlyMap<StatementRow, string>,
): Promise<number[]> {
  const lines = rows.map((row) => {
    const judgement = judged.get(row);
    const { kind = null, reason = null, proposals = [], pending = null } = judgement ?? {};
    return { row, more: { state: judgement ? "waiting" : "duplicate", kind, reason, proposals, pending } };
  });
  const written = await insertRows<{ number: number; pending: boolean }>(sql, "statement_line", {
    statementId,
    bankAccount,
    rows: lines,
    keys,
    prefix: "stln",
    types: { state: "text", kind: "text", reason: "jsonb", proposals: "jsonb", pending: "jsonb" },
    computed: {
      claim: "CASE WHEN pending IS NOT NULL THEN $1::text END",
      claimed_until: `CASE WHEN pending IS NOT NULL THEN now() + interval '${CLAIM_MINUTES} minutes' END`,
    },
    returning: "number, pending IS NOT NULL AS pending",
  });
  return written.flatMap(({ number, pending }) => (pending ? number : []));
}

/** So long the import has its lines for itself; each gets a minute more when it is its turn. */
const CLAIM_MINUTES = 5;

function storableRow(row: StatementRow): StatementRow {
  const { payer, texts, key, looseKey } = row;
  return {
    ...row,
    payer: storable(payer),
    texts: texts.map(storable),
    key: storable(key),
    looseKey: storable(looseKey),
  };
}

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
function storable(text: string): string {
  return text.replaceAll("\0", "").replace(/\p{Surrogate}/gu, "\ufffd");
}

async function insertLayout(sql: Queryable, { header, columns }: { header: string; columns: Columns }): Promise<void> {
  await sql.query(
    `INSERT INTO statement_layout (id, header, columns) VALUES ($1, $2, $3)
     ON CONFLICT (header) WHERE deleted_at IS NULL DO UPDATE SET columns = excluded.columns, updated_at = now()`,
    [medusaId("stlt", new Date()), storable(header), JSON.stringify(columns)],
  );
}
