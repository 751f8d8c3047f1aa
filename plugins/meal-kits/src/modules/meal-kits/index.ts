import { Module } from "@medusajs/framework/utils";
import { accountMergingLoader } from "../../registrations/account-merging";
import { mealKitDataLoader } from "../../registrations/personal-data";
import { pictureUsesLoader } from "../../registrations/picture-uses";
import { MealKitsModuleService } from "./service";

export const MEAL_KITS_MODULE = "mealKits";

export default Module(MEAL_KITS_MODULE, {
  service: MealKitsModuleService,
  loaders: [accountMergingLoader, pictureUsesLoader, mealKitDataLoader],
});
