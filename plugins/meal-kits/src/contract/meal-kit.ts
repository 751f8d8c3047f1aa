import { line, localizedText, paragraph, pictureLink, publicId, required, withoutThousands } from "@zakh/kit/contract";
import { z } from "zod";
import { DIFFICULTY_LEVELS, MEAL_KIT_DEFAULTS } from "./defaults";

/** One ingredient of a meal kit (spec §3 meal_kit_components). */
export const mealKitComponent = z.object({
  id: publicId,
  mealKitId: publicId,
  productId: publicId,
  /** In `unit`. */
  quantity: z.number(),
  unit: z.string(),
  isOptional: z.boolean(),
  /** The product's current name and picture, also when it is hidden or deleted. */
  product: z.object({ ...localizedText(["name"], () => z.string()), imageUrl: z.string() }),
});
export type MealKitComponent = z.infer<typeof mealKitComponent>;

/** A dish with its ingredients (spec §3 meal_kits). */
export const mealKit = z.object({
  id: publicId,
  name: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  /** Won for the whole kit. */
  price: z.number(),
  /** Minutes. */
  cookingTime: z.int(),
  servings: z.int(),
  difficultyLevel: z.enum(DIFFICULTY_LEVELS),
  instructions: z.string(),
  isActive: z.boolean(),
  components: z.array(mealKitComponent),
  createdAt: z.iso.datetime(),
});
export type MealKit = z.infer<typeof mealKit>;

export const MOST_COMPONENTS = 50;

/** Whether a number has at most `decimals` decimals, despite binary fractions such as 0.1. */
function hasDecimals(value: number, decimals: number): boolean {
  const scaled = value * 10 ** decimals;
  return Math.abs(scaled - Math.round(scaled)) < 1e-6;
}

/** Won, from 1, at most two decimals; forms may send it as text (spec §3). */
const price = z
  .union(
    [
      // Every alternative has the code, because a form shows the error of an alternative, not that of the union.
      z.number({ error: "meal_kit_price_invalid" }),
      z
        .string({ error: "meal_kit_price_invalid" })
        .overwrite(withoutThousands)
        .regex(/^\s*\d{1,9}(\.\d{1,2})?\s*$/, "meal_kit_price_invalid")
        .transform(Number),
    ],
    {
      error: "meal_kit_price_invalid",
    },
  )
  .refine((value) => value >= 1 && value <= 100_000_000 && hasDecimals(value, 2), "meal_kit_price_invalid");

function whole(maximum: number, code: string) {
  return z.number({ error: code }).int(code).min(1, code).max(maximum, code);
}

const flag = z.boolean({ error: "value_invalid" });

/** An ingredient of the form. */
export const mealKitComponentInput = z.object({
  productId: publicId,
  quantity: z
    .number({ error: "quantity_invalid" })
    .positive("quantity_invalid")
    .max(1_000_000, "quantity_invalid")
    .refine((value) => hasDecimals(value, 3), "quantity_invalid"),
  unit: required(line(20), "required").default(MEAL_KIT_DEFAULTS.unit),
  isOptional: flag.default(false),
});
export type MealKitComponentInput = z.infer<typeof mealKitComponentInput>;

const fields = {
  name: required(line(100), "meal_kit_name_required"),
  description: paragraph(2000),
  imageUrl: pictureLink,
  price,
  cookingTime: whole(24 * 60, "cooking_time_invalid"),
  servings: whole(100, "servings_invalid"),
  difficultyLevel: z.enum(DIFFICULTY_LEVELS, { error: "value_invalid" }),
  instructions: paragraph(5000),
  isActive: flag,
  components: z.array(mealKitComponentInput, { error: "value_invalid" }).max(MOST_COMPONENTS, "too_long"),
};

/** `POST /api/admin/meal-kits`, with the defaults of spec §9. */
export const mealKitInput = z.object({
  ...fields,
  description: fields.description.default(""),
  imageUrl: fields.imageUrl.default(""),
  cookingTime: fields.cookingTime.default(MEAL_KIT_DEFAULTS.cookingTime),
  servings: fields.servings.default(MEAL_KIT_DEFAULTS.servings),
  difficultyLevel: fields.difficultyLevel.default(MEAL_KIT_DEFAULTS.difficultyLevel),
  instructions: fields.instructions.default(""),
  isActive: flag.default(true),
  components: fields.components.default([]),
});
export type MealKitInput = z.infer<typeof mealKitInput>;

/** `PUT /api/admin/meal-kits/{id}`: omitted fields stay unchanged; sent ingredients replace all existing ones. */
export const mealKitChanges = z.object(fields).partial();
export type MealKitChanges = z.infer<typeof mealKitChanges>;
