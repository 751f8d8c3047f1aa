import type { Category } from "@zakh/catalog/contract";

/** What a button or link of a category shows. */
export type ShownCategory = Pick<Category, "id" | "name" | "nameRu" | "nameEn" | "imageUrl">;

/** Active categories in their order (spec §6). */
export function shownCategories(categories: readonly Category[]): ShownCategory[] {
  return categories
    .filter(({ isActive }) => isActive)
    .sort((a, b) => a.order - b.order)
    .map(({ id, name, nameRu, nameEn, imageUrl }) => ({ id, name, nameRu, nameEn, imageUrl }));
}
