import { model } from "@medusajs/framework/utils";
import { MealKit } from "./meal-kit";

/** One ingredient of a meal kit (spec §3 meal_kit_components); `product_number` is a product's public id. */
export const MealKitComponent = model
  .define("meal_kit_component", {
    id: model.id({ prefix: "mkco" }).primaryKey(),
    number: model.autoincrement(),
    product_number: model.number(),
    quantity: model.bigNumber(),
    unit: model.text().default("grams"),
    is_optional: model.boolean().default(false),
    meal_kit: model.belongsTo(() => MealKit, { mappedBy: "components" }),
  })
  .indexes([{ name: "IDX_meal_kit_component_number", on: ["number"], unique: true }]);
