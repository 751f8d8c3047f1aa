export const DIFFICULTY_LEVELS = ["easy", "medium", "hard"] as const;
export type DifficultyLevel = (typeof DIFFICULTY_LEVELS)[number];

/** Default values of a meal kit (spec §9). Cooking time in minutes. */
export const MEAL_KIT_DEFAULTS = { cookingTime: 30, servings: 2, difficultyLevel: "easy", unit: "grams" } as const;
