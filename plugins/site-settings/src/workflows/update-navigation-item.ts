import { contentTexts, type StoredTexts, storedTexts } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import { ApiError } from "@zakh/kit/errors/api-error";
import { refuseChanged } from "@zakh/kit/http/version";
import { MENU_TEXTS, type NavigationItemChange } from "../contract";
import { findNavigationItem } from "../read-models/navigation";
import { inMenu, NAVIGATION_COLUMNS, parentId } from "./menu-transaction";

export interface UpdateNavigationItemInput {
  number: number;
  change: NavigationItemChange;
  /** Of the values that the change was made from. */
  version?: string;
}

interface NavigationRow {
  id: string;
  texts: StoredTexts;
  url: string;
  sort_order: number;
  is_active: boolean;
  parent_id: string | null;
}

/** Changes an entry of the menu. 404 for an unknown one, 400 for a parent that is unknown or makes a cycle (ruling 26), 409 `changed_meanwhile`. */
export const updateNavigationItemWorkflow = defineWrite(
  "update-navigation-item",
  ({ number, change, version }: UpdateNavigationItemInput) =>
    inMenu(async (client) => {
      const { rows } = await client.query<NavigationRow>(
        `SELECT ${NAVIGATION_COLUMNS} FROM navigation_item WHERE number = $1 AND deleted_at IS NULL FOR UPDATE`,
        [number],
      );
      const [before] = rows;
      if (!before) throw new ApiError(404, "navigation_item_not_found");
      await refuseChanged(version, () => findNavigationItem(client, number));
      await client.query(
        `UPDATE navigation_item SET texts = $2, url = $3, sort_order = $4, is_active = $5, parent_id = $6, updated_at = now()
         WHERE id = $1`,
        [
          before.id,
          storedTexts(contentTexts(MENU_TEXTS), change, before.texts),
          change.url ?? before.url,
          change.order ?? before.sort_order,
          change.isActive ?? before.is_active,
          change.parentId === undefined ? before.parent_id : await parentId(client, change.parentId),
        ],
      );
      return { number };
    }),
);
