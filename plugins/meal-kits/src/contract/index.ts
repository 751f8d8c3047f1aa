import type mn from "./locales/mn.json";

export * from "./defaults";
export * from "./generated-meal-kit";
export * from "./meal-kit";

export type MealKitErrorCode = keyof typeof mn;
