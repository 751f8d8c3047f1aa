import { type Category, isShownInLists } from "@zakh/catalog/contract";
import { textNames } from "@zakh/kit/contract";
import { pick } from "./pick";

const SHOWN_FIELDS = ["id", ...textNames(["name"]), "imageUrl"] as const satisfies (keyof Category)[];

/** What a button or link of a category shows. */
export type ShownCategory = Pick<Category, (typeof SHOWN_FIELDS)[number]>;

/** Active categories of the lists in their order (spec §6). */
export function shownCategories(categories: readonly Category[]): ShownCategory[] {
  return categories
    .filter(isShownInLists)
    .sort((a, b) => a.order - b.order)
    .map((category) => pick(category, SHOWN_FIELDS));
}
