import { isDeepStrictEqual } from "node:util";
import type { MedusaContainer } from "@medusajs/framework/types";
import { medusaId } from "@zakh/kit/database/medusa-id";
import { inOneTransaction, type Queryable } from "@zakh/kit/database/one-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { addJob } from "@zakh/kit/job-queue/jobs";
import type { Actor } from "@zakh/orders/workflows/record-change";
import { type Columns, findTakenBack, type Statement, type StatementRow } from "@zakh/statement-reader";
import { ignoredKey } from "../matching/ignored-key";
import { findIgnoredKeys } from "../read-models/ignored-payers";
import { CLAIMED, findLearnedSenders, findMatchableOrders } from "../read-models/matching-data";
import { settleStatementTask } from "../tasks/settle-statement";
import { findClearerRows, writeClearer } from "./clearer-lines";
import { distinctKeys } from "./distinct-keys";
import { type HoldReason, type Judgement, judgeRows } from "./judge-rows";
import { findPayingRows, notePayouts } from "./keep-payouts";
import { findReturningRows, insertReturns } from "./keep-returns";
import { compareRows, type KnownLine } from "./new-rows";
import { reversedRows } from "./reversed-rows";
import { findEarlier, findKnownRows, insertRows, takenBackOf } from "./stored-rows";

export interface NewStatement {
  statement: Statement;
  /** The file's name; empty for a pasted text. */
  name: string;
  /** Bytes. */
  size: number;
  /** Public id of the shop's account; null when it is not known. */
  bankAccount: number | null;
  /** The accounts that it states and that are none of the shop's, or not the chosen one, as it writes them. */
  foreignAccounts: string[];
  by: Actor;
  /** The header by which it was read; messages have none. */
  header?: string;
  /** The columns that were told with it, and their header, to be remembered. */
  layout: { header: string; columns: Columns } | null;
}

/** Imports are written one after the other: each sees the lines of those before, and the orders that those are about to pay. */
const IMPORT_LOCK = "import-bank-statement";
/** How often a statement is judged again because another import came between. */
const MAX_ATTEMPTS = 5;

/**
 * Writes a statement with its lines, each judged, in one transaction; with what is to be done with those that settle by
 * themselves, and the job that does it. They are judged before it, in a thread of their own where they are many, and
 * again when another import has come between. Returns the statement's public id.
 */
export async function keepStatement(container: MedusaContainer, input: NewStatement): Promise<number> {
  const all = input.statement.rows.map(storableRow);
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const compared = await compareStatement(shopPool(), input, all);
    const judged = await judge(shopPool(), input.statement, compared);
    const number = await inOneTransaction(
      container,
      async ({ sql }) => {
        const known = await findKnownRows(sql, "statement_line", compared.rows);
        const earlier = await findEarlier(sql, input.bankAccount, compared.rows);
        const isAsCompared = isDeepStrictEqual([known, earlier], [compared.known, compared.earlier]);
        const isUnchanged = isAsCompared && (await areFree(sql, judged));
        return isUnchanged ? writeStatement(sql, input, { all, compared, judged }) : undefined;
      },
      { key: IMPORT_LOCK },
    );
    if (number !== undefined) return number;
  }
  throw new ApiError(409, "conflict");
}

interface Compared {
  /** Incoming rows. */
  rows: StatementRow[];
  known: KnownLine[];
  /** What earlier imports say was taken back, or went out. */
  earlier: Awaited<ReturnType<typeof findEarlier>>;
  /** Those of `rows` that no statement before had. */
  fresh: StatementRow[];
  /** Rows of kept lines that wait, which tell more than these did, with their numbers. */
  clearer: Map<StatementRow, number>;
  held: Map<StatementRow, HoldReason>;
}

type Judged = Map<StatementRow, Judgement | undefined>;

async function compareStatement(sql: Queryable, input: NewStatement, all: StatementRow[]): Promise<Compared> {
  const rows = all.filter(({ direction }) => direction === "in");
  const known = await findKnownRows(sql, "statement_line", rows);
  const earlier = await findEarlier(sql, input.bankAccount, rows);
  const takenBack = findTakenBack(rows, [...input.statement.takenBack, ...earlier.takenBack]);
  for (const row of takenBack.keys()) row.isProven = false;
  const { duplicates, maybe } = compareRows(rows, input.bankAccount ?? 0, known);
  const fresh = rows.filter((row) => !duplicates.has(row));
  const clearer = await findClearerRows(sql, duplicates);
  const outgoing = all.filter(({ direction }) => direction === "out");
  const reversed = reversedRows(all, [...outgoing, ...earlier.outgoing]);
  const held = new Map<StatementRow, HoldReason>();
  for (const row of [...fresh, ...clearer.keys()]) {
    const lineNumber = maybe.get(row);
    const back = takenBack.get(row);
    if (reversed.has(row)) held.set(row, { code: "no_payment" });
    else if (lineNumber !== undefined) held.set(row, { code: "maybe_same_transfer", lineNumber });
    else if (back)
      held.set(row, { code: "taken_back", takenBack: back.since ? null : { at: back.at, precision: back.precision } });
    else if (isForeign(row, input)) held.set(row, { code: "foreign_account" });
  }
  return { rows, known, earlier, fresh, clearer, held };
}

async function judge(sql: Queryable, { chain }: Statement, { fresh, clearer, held }: Compared): Promise<Judged> {
  const rows = [...fresh, ...clearer.keys()];
  if (rows.length === 0) return new Map();
  const judgements = await judgeRows(rows, chain, await findMatchableOrders(sql), await findLearnedSenders(sql), held);
  const ignored = await findIgnoredKeys(sql);
  return new Map(
    rows.map((row, index) => {
      const judgement = judgements[index];
      const isIgnored = judgement && ignored.has(ignoredKey({ ...row, ...judgement }));
      return [row, judgement && { ...judgement, isIgnored }];
    }),
  );
}

/** Whether no other line is about to pay one of the orders that these settle. Whether they still owe it, they tell themselves. */
async function areFree(sql: Queryable, judged: Judged): Promise<boolean> {
  const numbers = [...judged.values()].flatMap((one) => one?.pending?.orders.map(({ number }) => number) ?? []);
  const { rowCount } = await sql.query(`SELECT FROM (${CLAIMED}) claimed (number) WHERE number = ANY($1) LIMIT 1`, [
    numbers,
  ]);
  return rowCount === 0;
}

async function writeStatement(
  sql: Queryable,
  input: NewStatement,
  {
    all,
    compared: { rows, known, fresh, clearer },
    judged,
  }: { all: StatementRow[]; compared: Compared; judged: Judged },
): Promise<number> {
  const { statement, bankAccount, layout } = input;
  const returning = await findReturningRows(sql, {
    chain: statement.chain,
    all,
    bankAccount,
    isForeign: (row) => isForeign(row, input),
  });
  const ours = all.filter((row) => row.direction === "out" && !isForeign(row, input));
  const paying = await findPayingRows(sql, { statement, all, ours, bankAccount });
  const { id, number } = await insertStatement(sql, input, all);
  const ofAccount = known.filter((line) => line.bankAccount === (bankAccount ?? 0));
  const keys = distinctKeys(
    fresh,
    ofAccount.map(({ key }) => key),
  );
  const judgedFresh = new Map(fresh.map((row) => [row, judged.get(row)]));
  await insertLines(sql, id, bankAccount ?? 0, rows, judgedFresh, keys);
  await writeClearer(sql, clearer, judged);
  if (bankAccount !== null) await insertReturns(sql, id, bankAccount, returning);
  await notePayouts(sql, number, paying);
  if (layout) await insertLayout(sql, layout);
  await addJob(sql, settleStatementTask, { id });
  return number;
}

/** Whether a row is of an account that is none of the shop's. */
function isForeign(row: StatementRow, { statement, foreignAccounts }: NewStatement): boolean {
  const account = row.account ?? statement.account;
  return account !== undefined && foreignAccounts.includes(account);
}

async function insertStatement(
  sql: Queryable,
  { statement, name, size, bankAccount, by, header }: NewStatement,
  all: readonly StatementRow[],
): Promise<{ id: string; number: number }> {
  const { rows } = await sql.query<{ id: string; number: number }>(
    `INSERT INTO bank_statement (id, name, size, bank_account_number, chain, gaps, unread, row_count, outgoing_count,
       account_number, account_name, first_at, last_at, header, taken_back)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) RETURNING id, number`,
    [
      medusaId("bkst", new Date()),
      name,
      size,
      bankAccount,
      statement.chain,
      JSON.stringify(statement.gaps),
      JSON.stringify(keptUnread(statement.unread), (_key, value) =>
        typeof value === "string" ? storable(value) : value,
      ),
      statement.rows.length,
      all.filter(({ direction }) => direction === "out").length,
      by?.number ?? null,
      by?.name ?? null,
      statement.rows[0]?.at ?? null,
      statement.rows.at(-1)?.at ?? null,
      header === undefined ? null : storable(header),
      JSON.stringify(takenBackOf(statement, all)),
    ],
  );
  const [row] = rows;
  if (!row) throw new Error("The statement was not written");
  return row;
}

const UNREAD_MAX = 1000;

/** The rows that are kept as unread, in the file's order; what the bank took back before all else, because somebody has to look at each. */
export function keptUnread(unread: Statement["unread"]): Statement["unread"] {
  const isBack = ({ reason }: Statement["unread"][number]) => reason === "taken_back";
  const back = unread.filter(isBack);
  const kept = new Set([...back, ...unread.filter((row) => !isBack(row))].slice(0, UNREAD_MAX));
  return unread.filter((row) => kept.has(row));
}

/** Rows without a judgement are duplicates. */
async function insertLines(
  sql: Queryable,
  statementId: string,
  bankAccount: number,
  rows: readonly StatementRow[],
  judged: Judged,
  keys: ReadonlyMap<StatementRow, string>,
): Promise<void> {
  const lines = rows.map((row) => {
    const judgement = judged.get(row);
    const { kind = null, reason = null, proposals = [], pending = null } = judgement ?? {};
    const state = judgement?.isIgnored ? "ignored" : "waiting";
    return { row, more: { state: judgement ? state : "duplicate", kind, reason, proposals, pending } };
  });
  await insertRows(sql, "statement_line", {
    statementId,
    bankAccount,
    rows: lines,
    keys,
    prefix: "stln",
    types: { state: "text", kind: "text", reason: "jsonb", proposals: "jsonb", pending: "jsonb" },
    computed: {
      decided_at: "CASE WHEN state = 'ignored' THEN now() END",
    },
  });
}

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

/** Remembers what the columns of a header mean. Returns the layout's public id. */
export async function insertLayout(
  sql: Queryable,
  { header, columns }: { header: string; columns: Columns },
): Promise<number> {
  const { rows } = await sql.query<{ number: number }>(
    `INSERT INTO statement_layout (id, header, columns) VALUES ($1, $2, $3)
     ON CONFLICT (header) WHERE deleted_at IS NULL DO UPDATE SET columns = excluded.columns, updated_at = now()
     RETURNING number`,
    [medusaId("stlt", new Date()), storable(header), JSON.stringify(columns)],
  );
  return rows[0]?.number ?? 0;
}
