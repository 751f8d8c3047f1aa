import { randomInt } from "node:crypto";
import type { Pool } from "pg";
import { expect } from "vitest";
import { tablesWritten, WRITE_FAILED, whileKilledAt, whileWritesFail } from "./failing-writes";
import { inventoryOfRows } from "./fixtures";

/** Prepares a change and returns it, to be called until it succeeds. */
type Prepare = () => Promise<() => Promise<unknown>>;

const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));

/**
 * Checks that a change is atomic: each table that it writes refuses in turn, and its connection is killed at one of them,
 * with `npm test -- --all` at each; afterwards all rows must be as before, and the same change must succeed. `essential`:
 * tables that it must have written at least.
 */
export async function expectAtomic(pool: Pool, essential: string[], prepare: Prepare): Promise<void> {
  const tables = await tablesWritten(pool, await prepare());
  expect(tables).toEqual(expect.arrayContaining(essential));
  const change = await prepare();
  const everything = async () => [await inventoryOfRows(), await rowsOf(pool, tables)];
  const before = await everything();
  const killed = process.env.TEST_ALL ? tables : [tables[seed % tables.length]];
  for (const table of tables) {
    await whileWritesFail(pool, table, () => expect(change(), table).rejects.toThrow(WRITE_FAILED));
    if (killed.includes(table)) await whileKilledAt(pool, table, () => expect(change(), table).rejects.toThrow());
    expect(await everything(), `at ${table} (FUZZ_SEED=${seed})`).toEqual(before);
  }
  await change();
  expect(await everything()).not.toEqual(before);
}

/** Every row of the tables with all columns, except background jobs and when they sent a mail, which changes concurrently. */
export async function rowsOf(pool: Pool, tables: string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const table of tables.filter((name) => name !== "background_job")) {
    const columns = table === "outgoing_mail" ? "to_jsonb(t) - 'sent_at' - 'updated_at'" : "to_jsonb(t)";
    const { rows } = await pool.query<{ row: string }>(`SELECT (${columns})::text AS row FROM "${table}" t ORDER BY 1`);
    found[table] = rows.map(({ row }) => row);
  }
  return found;
}
