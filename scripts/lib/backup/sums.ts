import type { Client } from "pg";

/** The sum of each column of numbers, as `table.column`: money, quantities, stock. */
export type Sums = Record<string, string>;

const COLUMNS_OF_NUMBERS = `
  SELECT c.relname AS name, json_agg(a.attname ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
    AND a.atttypid IN ('numeric'::regtype, 'integer'::regtype, 'bigint'::regtype)
  GROUP BY c.relname ORDER BY c.relname`;

/** Adds up every column of numbers of a database; those without any value are left out. */
export async function sumsOf(client: Client): Promise<Sums> {
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(COLUMNS_OF_NUMBERS);
  const sums: Sums = {};
  for (const { name, columns } of tables) {
    const list = columns
      .map((column, index) => `sum(${client.escapeIdentifier(column)})::text AS "${index}"`)
      .join(", ");
    const { rows } = await client.query<Record<number, string | null>>(
      `SELECT ${list} FROM ${client.escapeIdentifier(name)}`,
    );
    for (const [index, column] of columns.entries()) {
      const sum = rows[0]?.[index];
      if (sum) sums[`${name}.${column}`] = sum;
    }
  }
  return sums;
}

/** What differs between two, one sentence each. */
export function differencesOf(expected: Sums, found: Sums): string[] {
  const names = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return [...names]
    .filter((name) => expected[name] !== found[name])
    .map((name) => `${name} adds up to ${found[name] ?? "nothing"}, not ${expected[name] ?? "nothing"}`);
}
