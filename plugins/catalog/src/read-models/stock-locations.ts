import type { Queryable } from "@zakh/kit/database/one-transaction";

/** Whether goods are counted at this stock location of Medusa. */
export async function hasStock(sql: Queryable, locationId: string): Promise<boolean> {
  const { rows } = await sql.query<{ found: boolean }>(
    "SELECT EXISTS (SELECT 1 FROM inventory_level WHERE location_id = $1 AND deleted_at IS NULL) AS found",
    [locationId],
  );
  return rows[0]?.found ?? false;
}
