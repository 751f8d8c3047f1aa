import type { Queryable } from "@zakh/kit/database/one-transaction";
import { addJob } from "@zakh/kit/job-queue/jobs";
import type { StatementRow } from "@zakh/statement-reader";
import { settleStatementTask } from "../tasks/settle-statement";
import type { Judgement } from "./judge-rows";
import type { KnownLine } from "./new-rows";
import { type PayerTexts, tellsMore } from "./same-payer";

/** What no text changes, beside what an admin has decided: such a line waits on. */
const NOT_OF_TEXT = [
  "no_payment",
  "maybe_same_transfer",
  "foreign_account",
  "chain_broken",
  "being_settled",
  "order_changed",
  "undone",
];

/**
 * The rows that tell more of a transfer than the line that is kept of it and waits, as an alert has a name cut, or that prove it: each with that
 * line's number. The line is to be judged again by it.
 */
export async function findClearerRows(
  sql: Queryable,
  duplicates: ReadonlyMap<StatementRow, KnownLine | null>,
): Promise<Map<StatementRow, number>> {
  const clearer = new Map<number, StatementRow>();
  for (const [row, line] of duplicates) {
    if (line && (row.isProven || tellsMore(row, line))) clearer.set(line.number, row);
  }
  if (clearer.size === 0) return new Map();
  const { rows } = await sql.query<PayerTexts & { number: number; code: string }>(
    `SELECT number, payer, texts, reason->>'code' AS code FROM statement_line WHERE number = ANY($1) AND ${WAITS} ORDER BY number`,
    [[...clearer.keys()]],
  );
  return new Map(
    rows.flatMap(({ number, code, ...line }) => {
      const row = clearer.get(number);
      return row && (code === "not_proven" || tellsMore(row, line)) ? [[row, number] as const] : [];
    }),
  );
}

const WAITS = `state = 'waiting' AND pending IS NULL AND decided_at IS NULL AND deleted_at IS NULL
  AND reason->>'code' <> ALL ('{${NOT_OF_TEXT.join(",")}}')`;

/** The lines take the texts of these rows, and what was judged by them; their statements' jobs settle them. */
export async function writeClearer(
  sql: Queryable,
  clearer: ReadonlyMap<StatementRow, number>,
  judged: ReadonlyMap<StatementRow, Judgement | undefined>,
): Promise<void> {
  const statements = new Set<string>();
  for (const [row, number] of clearer) {
    const judgement = judged.get(row);
    const id = judgement && (await writeLine(sql, number, row, judgement));
    if (id && judgement.pending) statements.add(id);
  }
  for (const id of statements) await addJob(sql, settleStatementTask, { id });
}

/** Returns the line's statement; undefined where it does not wait any more. */
async function writeLine(
  sql: Queryable,
  number: number,
  { payer, texts }: StatementRow,
  { kind, reason, proposals, pending }: Judgement,
): Promise<string | undefined> {
  const { rows } = await sql.query<{ id: string }>(
    `UPDATE statement_line SET payer = $2, texts = $3, kind = $4, reason = $5, proposals = $6, pending = $7, updated_at = now()
     WHERE number = $1 AND ${WAITS} RETURNING bank_statement_id AS id`,
    [
      number,
      payer,
      JSON.stringify(texts),
      kind,
      JSON.stringify(reason),
      JSON.stringify(proposals),
      pending && JSON.stringify(pending),
    ],
  );
  return rows[0]?.id;
}
