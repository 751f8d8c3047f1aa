import { inTransaction, type PoolClient } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { violatedConstraint } from "@zakh/kit/database/violated-constraint";
import { ApiError } from "@zakh/kit/errors/api-error";

/** The columns of an entry that the menu's writes set. */
export const NAVIGATION_COLUMNS = "id, texts, url, sort_order, is_active, parent_id";

/** The invalid field and the error code, by constraint of the database. */
const REFUSALS: Record<string, { field: string; code: string }> = {
  navigation_item_url: { field: "url", code: "link_invalid" },
  navigation_item_no_cycle: { field: "parentId", code: "navigation_cycle" },
  navigation_item_parent_lives: { field: "parentId", code: "navigation_parent_not_found" },
};

/**
 * The transaction of every write of the menu. It takes the advisory lock that the trigger against cycles takes too, before any row,
 * which prevents deadlocks. A refused write leaves the menu unchanged (ruling 26).
 */
export async function inMenu<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(shopPool(), async (client) => {
      await client.query("SELECT pg_advisory_xact_lock(hashtext('navigation_item'))");
      return work(client);
    });
  } catch (error) {
    const refused = REFUSALS[violatedConstraint(error) ?? ""];
    throw refused ? new ApiError(400, "validation_failed", { fields: { [refused.field]: refused.code } }) : error;
  }
}

/** Medusa's id of the parent entry with this public id; 400 for one that does not exist. */
export async function parentId(client: PoolClient, number: number | null): Promise<string | null> {
  if (number === null) return null;
  const { rows } = await client.query<{ id: string }>(
    "SELECT id FROM navigation_item WHERE number = $1 AND deleted_at IS NULL",
    [number],
  );
  const [parent] = rows;
  if (!parent) throw new ApiError(400, "validation_failed", { fields: { parentId: "navigation_parent_not_found" } });
  return parent.id;
}
