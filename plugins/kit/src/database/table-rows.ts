import { groupBy } from "./group-by";
import type { Pool, PoolClient } from "./in-transaction";

type Queryable = Pick<Pool | PoolClient, "query">;

/** A row that is to be written: column names and their values; columns that are left out get their default. */
export interface TableRow {
  table: string;
  values: Record<string, unknown>;
}

export function row(table: string, values: Record<string, unknown>): TableRow {
  return { table, values };
}

/** A number as Medusa keeps it: as such, and exactly, as text. `numeric("amount", 5)` has `amount` and `raw_amount`. */
export function numeric(column: string, value: number | null): Record<string, unknown> {
  return { [column]: value, [`raw_${column}`]: value === null ? null : exact(value) };
}

/** A number in Medusa's exact notation. */
function exact(value: number): { value: string; precision: number } {
  return { value: String(value), precision: 20 };
}

/** When a row was written and last changed. */
export function dated(created: Date, updated: Date = created): Record<string, Date> {
  return { created_at: created, updated_at: updated };
}

interface HowToInsert {
  /** A column of each row that was written into one of the tables is answered. */
  answer?: { table: string; column: string };
  /** Rows that would break a unique index are left out. */
  skipKnown?: boolean;
}

/**
 * Writes all the rows in one statement, which is what makes it fast. Rows may refer to each other whatever their order; those of a
 * table keep theirs, are numbered in it, and all have the same columns. The names of tables and columns are the program's own,
 * never a client's.
 */
export async function insertRows<Value = never>(
  sql: Queryable,
  rows: readonly TableRow[],
  { answer, skipKnown = false }: HowToInsert = {},
): Promise<Value[]> {
  const tables = [...groupBy(rows, ({ table }) => table)];
  if (tables.length === 0) return [];
  const inserts = tables.map(([table, ofTable], place) => {
    // The table itself says what type each value is of.
    const columns = quoted(Object.keys(ofTable[0]?.values ?? {}));
    return `"new ${table}" AS (INSERT INTO "${table}" (${columns})
      SELECT ${columns} FROM jsonb_populate_recordset(NULL::"${table}", $${place + 1}::jsonb)
      ${skipKnown ? "ON CONFLICT DO NOTHING" : ""} ${answer?.table === table ? `RETURNING "${answer.column}" AS value` : ""})`;
  });
  const { rows: answers } = await sql.query<{ value: Value }>(
    `WITH ${inserts.join(", ")} ${answer ? `SELECT value FROM "new ${answer.table}"` : "SELECT WHERE false"}`,
    tables.map(([, ofTable]) => JSON.stringify(ofTable.map(({ values }) => values))),
  );
  return answers.map(({ value }) => value);
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(", ");
}

/** Tells PostgreSQL how full the tables are now; left to itself it plans for small ones until it gets round to it. */
export async function analyze(sql: Queryable, tables: Iterable<string>): Promise<void> {
  const named = quoted([...tables]);
  if (named !== "") await sql.query(`ANALYZE ${named}`);
}
