import type { Pool } from "pg";
import { expect } from "vitest";
import { inventoryOfRows } from "./fixtures";
import { REFUSED, tablesWritten, whileKilledAt, whileTableRefuses } from "./refusing-table";

/** Makes ready what a change needs, and answers the change, to be tried as often as one likes until it succeeds. */
type Prepare = () => Promise<() => Promise<unknown>>;

/**
 * Holds a change to happen whole or not at all: every table that it writes refuses in turn, and its process is killed at every one of
 * them; all rows must be as before, and the same change must work afterwards. `essential`: tables that it must have written at least.
 */
export async function happensWholeOrNot(pool: Pool, essential: string[], prepare: Prepare): Promise<void> {
  const tables = await tablesWritten(pool, await prepare());
  expect(tables).toEqual(expect.arrayContaining(essential));
  const change = await prepare();
  const everything = async () => [await inventoryOfRows(pool), await rowsOf(pool, tables)];
  const before = await everything();
  for (const table of tables) {
    await whileTableRefuses(pool, table, () => expect(change(), table).rejects.toThrow(REFUSED));
    await whileKilledAt(pool, table, () => expect(change(), table).rejects.toThrow());
    expect(await everything(), `refused and killed at ${table}`).toEqual(before);
  }
  await change();
  expect(await everything()).not.toEqual(before);
}

/** Every row of the tables, to the last column; background jobs are done meanwhile. */
export async function rowsOf(pool: Pool, tables: string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const table of tables.filter((name) => name !== "background_job")) {
    const { rows } = await pool.query<{ row: string }>(`SELECT to_jsonb(t)::text AS row FROM "${table}" t ORDER BY 1`);
    found[table] = rows.map(({ row }) => row);
  }
  return found;
}
