import type { PoolClient } from "pg";

/** Column names and their new values. */
export type Columns = Record<string, unknown>;

/**
 * Sets columns of one row, and its `updated_at`. Column names come from the code, never from a request; values are
 * bound. For JSON columns, because Medusa's services merge old and new keys instead of replacing the value.
 */
export async function setColumns(client: PoolClient, table: string, id: string, columns: Columns): Promise<void> {
  const set = Object.keys(columns).map((column, place) => `"${column}" = $${place + 2}`);
  await client.query(`UPDATE "${table}" SET ${[...set, "updated_at = now()"].join(", ")} WHERE id = $1`, [
    id,
    ...Object.values(columns),
  ]);
}
