import { groupBy } from "./group-by";
import type { Pool, PoolClient } from "./in-transaction";

type Queryable = Pick<Pool | PoolClient, "query">;

/** A row to insert: column names and values. Omitted columns get their defaults. */
export interface TableRow {
  table: string;
  values: Record<string, unknown>;
}

export function row(table: string, values: Record<string, unknown>): TableRow {
  return { table, values };
}

/**
 * A number in Medusa's two columns: plain, and exact as text. `numeric("amount", 5)` sets `amount` and `raw_amount`.
 */
export function numeric(column: string, value: number | null): Record<string, unknown> {
  return { [column]: value, [`raw_${column}`]: value === null ? null : exact(value) };
}

/** A number in Medusa's exact notation. */
function exact(value: number): { value: string; precision: number } {
  return { value: String(value), precision: 20 };
}

/** The same computed by the database, from an expression of the code: as text, without trailing zeros. */
export function exactSql(expression: string): string {
  return `jsonb_build_object('value', trim_scale(${expression})::text, 'precision', 20)`;
}

/** The columns for when a row was created and last updated. */
export function dated(created: Date, updated: Date = created): Record<string, Date> {
  return { created_at: created, updated_at: updated };
}

interface HowToInsert {
  /** Returns this column of every row inserted into the table. */
  answer?: { table: string; column: string };
  /** Skips rows that would violate a unique index. */
  skipKnown?: boolean;
  /** A column of every row inserted into the table that the database computes; `expression` comes from the code. */
  computed?: { table: string; column: string; expression: string };
}

/**
 * Inserts all rows in one statement, which makes it fast. Rows may refer to each other in any order. Rows of one table
 * keep their order, are numbered in it, and must all have the same columns. Table and column names come from the code,
 * never from a client.
 */
export async function insertRows<Value = never>(
  sql: Queryable,
  rows: readonly TableRow[],
  { answer, skipKnown = false, computed }: HowToInsert = {},
): Promise<Value[]> {
  const tables = [...groupBy(rows, ({ table }) => table)];
  if (tables.length === 0) return [];
  const inserts = tables.map(([table, ofTable], place) => {
    // The column types are taken from the table itself.
    const columns = quoted(Object.keys(ofTable[0]?.values ?? {}));
    const [also, value] = computed?.table === table ? [`, "${computed.column}"`, `, ${computed.expression}`] : ["", ""];
    return `"new ${table}" AS (INSERT INTO "${table}" (${columns}${also})
      SELECT ${columns}${value} FROM jsonb_populate_recordset(NULL::"${table}", $${place + 1}::jsonb)
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

/** Updates PostgreSQL's statistics. Until autovacuum does it, the planner assumes small tables. */
export async function analyze(sql: Queryable, tables: Iterable<string>): Promise<void> {
  const named = quoted([...tables]);
  if (named !== "") await sql.query(`ANALYZE ${named}`);
}
