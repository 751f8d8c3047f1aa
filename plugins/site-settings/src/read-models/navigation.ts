import { defineSnapshot } from "@zakh/kit/cache/snapshot";
import { contentTexts, type TextName, type Versioned } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { textColumns } from "@zakh/kit/database/text-columns";
import { withVersion } from "@zakh/kit/http/version";
import type { Pool } from "pg";
import { MENU_TEXTS, type NavigationItem, type NavigationTreeItem } from "../contract";

/** The answer's fields in the module; `query.graph` over these must agree with `findNavigation`. */
export const NAVIGATION_GRAPH_FIELDS = {
  id: "number",
  url: "url",
  order: "sort_order",
  parentId: "parent.number",
  isActive: "is_active",
  createdAt: "created_at",
} as const satisfies Record<Exclude<keyof NavigationItem, TextName<"title">>, string>;

type NavigationRow = Omit<NavigationItem, "createdAt"> & { createdAt: Date };

const SELECT = `SELECT item.number AS id, ${textColumns("item.texts", contentTexts(MENU_TEXTS))}, item.url,
    item.sort_order AS "order", parent.number AS "parentId",
    item.is_active AS "isActive", item.created_at AS "createdAt"
  FROM navigation_item item
  LEFT JOIN navigation_item parent ON parent.id = item.parent_id AND parent.deleted_at IS NULL
  WHERE item.deleted_at IS NULL`;

/** Every menu entry in order, with children, including inactive ones, which callers filter out (spec §7). */
export async function findNavigation(sql: Queryable): Promise<NavigationItem[]> {
  const { rows } = await sql.query<NavigationRow>(`${SELECT} ORDER BY item.sort_order, item.number`);
  return rows.map(toNavigationItem);
}

/** One entry, active or not. */
export async function findNavigationItem(
  sql: Queryable,
  number: number,
): Promise<Versioned<NavigationItem> | undefined> {
  const { rows } = await sql.query<NavigationRow>(`${SELECT} AND item.number = $1`, [number]);
  return rows[0] && withVersion(toNavigationItem(rows[0]));
}

/** The menu as a tree, including inactive entries, for the back office. */
export async function findNavigationTree(pool: Pool): Promise<NavigationTreeItem[]> {
  const items: NavigationTreeItem[] = (await findNavigation(pool)).map((item) => ({
    ...withVersion(item),
    children: [],
  }));
  const byId = new Map(items.map((item) => [item.id, item]));
  const top: NavigationTreeItem[] = [];
  for (const item of items) {
    const siblings = item.parentId === null ? top : (byId.get(item.parentId)?.children ?? top);
    siblings.push(item);
  }
  return top;
}

function toNavigationItem(row: NavigationRow): NavigationItem {
  return { ...row, createdAt: row.createdAt.toISOString() };
}

/** `GET /api/navigation`, from memory. */
export const navigation = defineSnapshot({ tables: ["navigation_item"], load: findNavigation });
