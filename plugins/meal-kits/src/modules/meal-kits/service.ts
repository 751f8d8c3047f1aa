import { MedusaService } from "@medusajs/framework/utils";
import { GeneratedMealKit } from "./models/generated-meal-kit";
import { GeneratedMealKitComponent } from "./models/generated-meal-kit-component";
import { MealKit } from "./models/meal-kit";
import { MealKitComponent } from "./models/meal-kit-component";

export class MealKitsModuleService extends MedusaService({
  MealKit,
  MealKitComponent,
  GeneratedMealKit,
  GeneratedMealKitComponent,
}) {}
