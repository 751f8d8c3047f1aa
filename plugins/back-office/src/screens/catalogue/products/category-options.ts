import type { Category } from "@zakh/catalog/contract";
import type { ProductQuery } from "../../resources/products";

/** Default category of a new product: beef (spec §9). */
export const DEFAULT_CATEGORY = "Үхрийн мах";

/** Everything that is not beef, mutton, chicken or pork (spec §3). */
const OTHER_CATEGORY = "Бусад";

/** Used when the categories cannot be loaded (spec §7). These are names in the data, not texts. */
const BUILT_IN_CATEGORIES = [DEFAULT_CATEGORY, "Хонины мах", "Тахианы мах", "Гахайн мах", OTHER_CATEGORY];

/** Names of the active categories in the shop's order, or the built-in ones when none can be loaded (spec §7). */
export function categoryNames(categories: readonly Category[] | undefined): readonly string[] {
  const active = (categories ?? []).filter((category) => category.isActive).sort((a, b) => a.order - b.order);
  return active.length > 0 ? [...new Set(active.map((category) => category.name))] : BUILT_IN_CATEGORIES;
}

/** The options for a product's category, including its current one, even if that is hidden or deleted. */
export function choicesFor(names: readonly string[], current: string): readonly string[] {
  return current === "" || names.includes(current) ? names : [current, ...names];
}

/** The initial category of a new product. */
export function firstChoice(names: readonly string[]): string {
  return names.includes(DEFAULT_CATEGORY) ? DEFAULT_CATEGORY : (names[0] ?? "");
}

/**
 * The query for a chosen category. `builtIn` means that the built-in categories are shown; the last one stands for
 * everything outside the others.
 */
export function categoryQuery(category: string, builtIn: boolean): Pick<ProductQuery, "category" | "otherThan"> {
  if (!builtIn || category !== OTHER_CATEGORY) return { category };
  return { otherThan: BUILT_IN_CATEGORIES.filter((name) => name !== OTHER_CATEGORY).join(",") };
}
