import { generateEntityId } from "@medusajs/framework/utils";
import { contentTexts, storedTexts, type Texts } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import { refusal } from "@zakh/kit/http/validate";
import { MENU_TEXTS, navigationItemInput } from "../contract";
import { inMenu, NAVIGATION_COLUMNS, parentId } from "./menu-transaction";

/** A menu entry to add (spec §3 navigation_items). */
export interface NewNavigationItem extends Partial<Texts<"title">> {
  title: string;
  /** A path of this site, http(s), mailto or tel (ruling 26). */
  url: string;
  order?: number;
  /** Public id of the parent entry. */
  parentId?: number | null;
  isActive?: boolean;
}

/**
 * Adds a menu entry. Returns `{ id, number }`; `number` is the public id. 400 for a forbidden link or a parent that does not exist
 * (ruling 26).
 */
export const createNavigationItemWorkflow = defineWrite("create-navigation-item", async (item: NewNavigationItem) => {
  const accepted = navigationItemInput.safeParse(item);
  if (!accepted.success) throw refusal(accepted.error);
  const input = accepted.data;
  return inMenu(async (client) => {
    const { rows } = await client.query<{ id: string; number: number }>(
      `INSERT INTO navigation_item (${NAVIGATION_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id, number`,
      [
        generateEntityId(undefined, "nav"),
        storedTexts(contentTexts(MENU_TEXTS), input),
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
});
