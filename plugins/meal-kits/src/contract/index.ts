import type mn from "./locales/mn.json";

export type MealKitErrorCode = keyof typeof mn;

export const DIFFICULTY_LEVELS = ["easy", "medium", "hard"] as const;
export type DifficultyLevel = (typeof DIFFICULTY_LEVELS)[number];

/** Defaults of a meal kit (spec §9). Cooking time in minutes. */
export const MEAL_KIT_DEFAULTS = { cookingTime: 30, servings: 2, difficultyLevel: "easy", unit: "grams" } as const;

/** A kit that a customer put together (spec §3 generated_meal_kits). */
export interface GeneratedMealKit {
  id: number;
  userId: number;
  name: string;
  /** Won. */
  totalPrice: number;
  isAddedToCart: boolean;
  sessionId: string | null;
  components: { id: number; generatedMealKitId: number; productId: number; quantity: number; price: number }[];
  /** ISO 8601. */
  createdAt: string;
}
