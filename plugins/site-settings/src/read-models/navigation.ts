import { defineSnapshot } from "@zakh/kit/snapshots/snapshot";
import type { Pool } from "pg";
import type { NavigationItem } from "../contract";

/** Where each field of the answer stands in the module; `query.graph` over these must agree with `findNavigation`. */
export const NAVIGATION_GRAPH_FIELDS = {
  id: "number",
  title: "title",
  url: "url",
  order: "sort_order",
  parentId: "parent.number",
  isActive: "is_active",
  createdAt: "created_at",
} as const satisfies Record<keyof NavigationItem, string>;

type NavigationRow = Omit<NavigationItem, "createdAt"> & { createdAt: Date };

/** Every entry of the menu in its order, top level and children alike; inactive ones too, which callers leave out (spec §7). */
export async function findNavigation(pool: Pool): Promise<NavigationItem[]> {
  const { rows } = await pool.query<NavigationRow>(
    `SELECT item.number AS id, item.title, item.url, item.sort_order AS "order", parent.number AS "parentId",
        item.is_active AS "isActive", item.created_at AS "createdAt"
      FROM navigation_item item
      LEFT JOIN navigation_item parent ON parent.id = item.parent_id
      WHERE item.deleted_at IS NULL
      ORDER BY item.sort_order, item.number`,
  );
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** `GET /api/navigation`, from memory. */
export const navigation = defineSnapshot({ tables: ["navigation_item"], load: findNavigation });
