import type { MealKitChanges } from "../contract";

/** The given fields, by column name. */
export function mealKitRow(changes: Omit<MealKitChanges, "components">): Record<string, unknown> {
  const row = {
    name: changes.name,
    description: changes.description,
    image_url: changes.imageUrl,
    price: changes.price,
    cooking_time: changes.cookingTime,
    servings: changes.servings,
    difficulty_level: changes.difficultyLevel,
    instructions: changes.instructions,
    is_active: changes.isActive,
  };
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
}
