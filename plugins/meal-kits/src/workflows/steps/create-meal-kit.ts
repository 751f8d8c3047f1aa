import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { MEAL_KITS_MODULE } from "../../modules/meal-kits";
import type { MealKitsModuleService } from "../../modules/meal-kits/service";
import type { NewMealKit } from "../create-meal-kit";
import { mealKitRow } from "../meal-kit-row";

/** Writes the kit and its components together, in one transaction of the module. */
export const createMealKitStep = createStep(
  "create-meal-kit",
  async ({ components, ...kit }: NewMealKit, { container }) => {
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
    return new StepResponse({ id, number }, id);
  },
  async (id, { container }) => {
    if (id) await container.resolve<MealKitsModuleService>(MEAL_KITS_MODULE).deleteMealKits(id);
  },
);
