import type { Category } from "@zakh/catalog/contract";
import type { ProductQuery } from "../resources/products";

/** Category of a new product unless another is chosen: beef (spec §9). */
export const DEFAULT_CATEGORY = "Үхрийн мах";

/** Everything that is not beef, mutton, chicken or pork (spec §3). */
const OTHER = "Бусад";

/** What stands in for the categories when they cannot be loaded (spec §7). They are names in the data, not texts. */
const BUILT_IN = [DEFAULT_CATEGORY, "Хонины мах", "Тахианы мах", "Гахайн мах", OTHER];

/** Names of the active categories in the shop's order, or the built-in ones when there are none to be had (spec §7). */
export function categoryNames(categories: readonly Category[] | undefined): readonly string[] {
  const active = (categories ?? []).filter((category) => category.isActive).sort((a, b) => a.order - b.order);
  return active.length > 0 ? [...new Set(active.map((category) => category.name))] : BUILT_IN;
}

/** The names to choose a product's category from: the one it has is among them, even when it is hidden or deleted. */
export function choicesFor(names: readonly string[], current: string): readonly string[] {
  return current === "" || names.includes(current) ? names : [current, ...names];
}

/** What a new product begins with. */
export function firstChoice(names: readonly string[]): string {
  return names.includes(DEFAULT_CATEGORY) ? DEFAULT_CATEGORY : (names[0] ?? "");
}

/**
 * What the server is asked for a category that was chosen. `builtIn` says that the built-in categories are shown, whose last one
 * takes whatever the others do not.
 */
export function categoryQuery(category: string, builtIn: boolean): Pick<ProductQuery, "category" | "otherThan"> {
  if (!builtIn || category !== OTHER) return { category };
  return { otherThan: BUILT_IN.filter((name) => name !== OTHER).join(",") };
}
