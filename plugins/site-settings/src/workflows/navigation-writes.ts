import { generateEntityId } from "@medusajs/framework/utils";
import { inTransaction, type Pool, type PoolClient } from "@zakh/kit/database/in-transaction";
import { violatedConstraint } from "@zakh/kit/database/violated-constraint";
import { ApiError } from "@zakh/kit/errors/api-error";
import { refuseChanged } from "@zakh/kit/http/version";
import type { NavigationItemChange, NavigationItemInput } from "../contract";
import { findNavigation, findNavigationItem } from "../read-models/navigation";
import type { OrderNavigationInput } from "./order-navigation";

/**
 * Writes of the menu. All take the advisory lock that the trigger against cycles takes too, and take it before any row,
 * which prevents deadlocks. A refused write leaves the menu unchanged (ruling 26).
 */

/** The columns of `navigation_item` that are written here. */
export interface NavigationRow {
  id: string;
  title: string;
  title_ru: string;
  title_en: string;
  url: string;
  sort_order: number;
  is_active: boolean;
  parent_id: string | null;
}

const COLUMNS = "id, title, title_ru, title_en, url, sort_order, is_active, parent_id";

/** The invalid field and the error code, by constraint of the database. */
const REFUSALS: Record<string, { field: string; code: string }> = {
  navigation_item_url: { field: "url", code: "link_invalid" },
  navigation_item_no_cycle: { field: "parentId", code: "navigation_cycle" },
  navigation_item_parent_lives: { field: "parentId", code: "navigation_parent_not_found" },
};

/** Adds an entry. 400 for a parent that does not exist. */
export function insertNavigationItem(pool: Pool, input: NavigationItemInput): Promise<{ id: string; number: number }> {
  return writing(pool, async (client) => {
    const { rows } = await client.query<{ id: string; number: number }>(
      `INSERT INTO navigation_item (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id, number`,
      [
        generateEntityId(undefined, "nav"),
        input.title,
        input.titleRu,
        input.titleEn,
        input.url,
        input.order,
        input.isActive,
        await parentId(client, input.parentId ?? null),
      ],
    );
    const [row] = rows;
    if (!row) throw new Error("No row was written");
    return row;
  });
}

/** Undoes the creation of an entry, permanently. */
export function discardNavigationItem(pool: Pool, id: string): Promise<void> {
  return writing(pool, async (client) => {
    await client.query("DELETE FROM navigation_item WHERE id = $1", [id]);
  });
}

/**
 * Updates the given fields; returns the previous row. 404 for an unknown entry, 400 for a parent that would form a
 * cycle.
 */
export function changeNavigationItem(
  pool: Pool,
  number: number,
  change: NavigationItemChange,
  version?: string,
): Promise<NavigationRow> {
  return writing(pool, async (client) => {
    const { rows } = await client.query<NavigationRow>(
      `SELECT ${COLUMNS} FROM navigation_item WHERE number = $1 AND deleted_at IS NULL FOR UPDATE`,
      [number],
    );
    const [before] = rows;
    if (!before) throw new ApiError(404, "navigation_item_not_found");
    await refuseChanged(version, () => findNavigationItem(client, number));
    await write(client, {
      id: before.id,
      title: change.title ?? before.title,
      title_ru: change.titleRu ?? before.title_ru,
      title_en: change.titleEn ?? before.title_en,
      url: change.url ?? before.url,
      sort_order: change.order ?? before.sort_order,
      is_active: change.isActive ?? before.is_active,
      parent_id: change.parentId === undefined ? before.parent_id : await parentId(client, change.parentId),
    });
    return before;
  });
}

/** Restores a previous row. */
export function putBackNavigationItem(pool: Pool, before: NavigationRow): Promise<void> {
  return writing(pool, (client) => write(client, before));
}

/** Hides an entry and everything below it; returns the ids. The orders of other entries stay. */
export function hideNavigationBranch(pool: Pool, number: number): Promise<string[]> {
  return writing(pool, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `WITH RECURSIVE branch (id) AS (
         SELECT id FROM navigation_item WHERE number = $1 AND deleted_at IS NULL
         UNION
         SELECT child.id FROM navigation_item child JOIN branch ON child.parent_id = branch.id
         WHERE child.deleted_at IS NULL
       )
       UPDATE navigation_item item SET deleted_at = now(), updated_at = now()
       FROM branch WHERE item.id = branch.id RETURNING item.id`,
      [number],
    );
    if (rows.length === 0) throw new ApiError(404, "navigation_item_not_found");
    return rows.map(({ id }) => id);
  });
}

/** Shows hidden entries again. */
export function unhideNavigationItems(pool: Pool, ids: string[]): Promise<void> {
  return writing(pool, async (client) => {
    await client.query("UPDATE navigation_item SET deleted_at = NULL, updated_at = now() WHERE id = ANY($1)", [ids]);
  });
}

/** The previous order of an entry. */
export interface FormerOrder {
  id: string;
  sort_order: number;
}

/**
 * Sets each entry's order to its position in the list; returns the previous orders. 400 without a change for an unknown
 * id; 409 `changed_meanwhile` when the entries are no longer in the order that the admin saw.
 */
export function orderNavigationItems(pool: Pool, { numbers, seen }: OrderNavigationInput): Promise<FormerOrder[]> {
  return writing(pool, async (client) => {
    const { rows: before } = await client.query<FormerOrder>(
      "SELECT id, sort_order FROM navigation_item WHERE number = ANY($1) AND deleted_at IS NULL FOR UPDATE",
      [numbers],
    );
    if (before.length !== numbers.length) {
      throw new ApiError(400, "validation_failed", { fields: { itemIds: "navigation_order_unknown" } });
    }
    if (seen) await refuseOtherOrder(client, seen);
    await client.query(
      `UPDATE navigation_item item SET sort_order = wanted.place - 1, updated_at = now()
       FROM unnest($1::int[]) WITH ORDINALITY AS wanted (number, place)
       WHERE item.number = wanted.number AND item.deleted_at IS NULL`,
      [numbers],
    );
    return before;
  });
}

async function refuseOtherOrder(client: PoolClient, seen: number[]): Promise<void> {
  const present = await findNavigation(client);
  const order = present.map(({ id }) => id).filter((id) => seen.includes(id));
  if (order.join() !== seen.join()) throw new ApiError(409, "changed_meanwhile", { extra: { present } });
}

/** Restores the previous orders. */
export function putBackNavigationOrder(pool: Pool, before: FormerOrder[]): Promise<void> {
  return writing(pool, async (client) => {
    await client.query(
      `UPDATE navigation_item item SET sort_order = former.sort_order, updated_at = now()
       FROM unnest($1::text[], $2::int[]) AS former (id, sort_order) WHERE item.id = former.id`,
      [before.map(({ id }) => id), before.map(({ sort_order }) => sort_order)],
    );
  });
}

async function writing<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(pool, async (client) => {
      await client.query("SELECT pg_advisory_xact_lock(hashtext('navigation_item'))");
      return work(client);
    });
  } catch (error) {
    const refused = REFUSALS[violatedConstraint(error) ?? ""];
    throw refused ? new ApiError(400, "validation_failed", { fields: { [refused.field]: refused.code } }) : error;
  }
}

async function parentId(client: PoolClient, number: number | null): Promise<string | null> {
  if (number === null) return null;
  const { rows } = await client.query<{ id: string }>(
    "SELECT id FROM navigation_item WHERE number = $1 AND deleted_at IS NULL",
    [number],
  );
  const [parent] = rows;
  if (!parent) throw new ApiError(400, "validation_failed", { fields: { parentId: "navigation_parent_not_found" } });
  return parent.id;
}

async function write(client: PoolClient, row: NavigationRow): Promise<void> {
  await client.query(
    `UPDATE navigation_item SET title = $2, title_ru = $3, title_en = $4, url = $5, sort_order = $6, is_active = $7,
       parent_id = $8, updated_at = now()
     WHERE id = $1`,
    [row.id, row.title, row.title_ru, row.title_en, row.url, row.sort_order, row.is_active, row.parent_id],
  );
}
