import { defineWrite } from "@zakh/kit/database/define-write";
import type { MealKitComponentInput, MealKitInput } from "../contract";
import { MEAL_KITS_MODULE } from "../modules/meal-kits";
import type { MealKitsModuleService } from "../modules/meal-kits/service";
import { mealKitRow } from "./meal-kit-row";
import { requireProducts } from "./require-products";

type NewComponent = Pick<MealKitComponentInput, "productId" | "quantity"> & Partial<MealKitComponentInput>;

/** A meal kit with its components (spec §3); omitted fields get the defaults of spec §9. */
export type NewMealKit = Pick<MealKitInput, "name" | "price"> &
  Partial<Omit<MealKitInput, "components">> & { components: NewComponent[] };

/**
 * Creates a meal kit with its components, in one transaction of the module. Returns `{ id, number }`. Throws 400
 * `meal_kit_product_missing`.
 */
export const createMealKitWorkflow = defineWrite(
  "create-meal-kit",
  async ({ components, ...kit }: NewMealKit, { container }) => {
    await requireProducts(components);
    const kits = container.resolve<MealKitsModuleService>(MEAL_KITS_MODULE);
    const { id, number } = await kits.createMealKits({
      ...mealKitRow(kit),
      components: components.map(({ productId, quantity, unit, isOptional }) => ({
        product_number: productId,
        quantity,
        unit,
        is_optional: isOptional,
      })),
    } as never);
    return { id, number };
  },
);
