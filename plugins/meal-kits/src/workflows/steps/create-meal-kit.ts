import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { MEAL_KITS_MODULE } from "../../modules/meal-kits";
import type { MealKitsModuleService } from "../../modules/meal-kits/service";
import type { NewMealKit } from "../create-meal-kit";

/** Writes the kit and its components together, in one transaction of the module. */
export const createMealKitStep = createStep(
  "create-meal-kit",
  async (input: NewMealKit, { container }) => {
    const kits = container.resolve<MealKitsModuleService>(MEAL_KITS_MODULE);
    const { id, number } = await kits.createMealKits({
      name: input.name,
      description: input.description,
      image_url: input.imageUrl,
      price: input.price,
      cooking_time: input.cookingTime,
      servings: input.servings,
      difficulty_level: input.difficultyLevel,
      instructions: input.instructions,
      is_active: input.isActive,
      components: input.components.map(({ productId, quantity, unit, isOptional }) => ({
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
