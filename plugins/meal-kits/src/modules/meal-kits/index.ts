import { Module } from "@medusajs/framework/utils";
import { registrations } from "../../registrations";
import { MealKitsModuleService } from "./service";

export const MEAL_KITS_MODULE = "mealKits";

export default Module(MEAL_KITS_MODULE, {
  service: MealKitsModuleService,
  loaders: [registrations],
});
