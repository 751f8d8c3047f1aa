import type { PoolClient } from "pg";

/** Columns of a row by name, with the values they shall have. */
export type Columns = Record<string, unknown>;

/**
 * Sets some columns of one row and its `updated_at`. The names come from the code, never from a request; the values are
 * bound. For writes that Medusa's services do otherwise than meant: they merge a JSON column's old keys with the new.
 */
export async function setColumns(client: PoolClient, table: string, id: string, columns: Columns): Promise<void> {
  const set = Object.keys(columns).map((column, place) => `"${column}" = $${place + 2}`);
  await client.query(`UPDATE "${table}" SET ${[...set, "updated_at = now()"].join(", ")} WHERE id = $1`, [
    id,
    ...Object.values(columns),
  ]);
}

/** What these columns of a row hold now, to be set again by an undo. */
export function columnsBefore(row: Columns, columns: Columns): Columns {
  return Object.fromEntries(Object.keys(columns).map((column) => [column, row[column]]));
}
