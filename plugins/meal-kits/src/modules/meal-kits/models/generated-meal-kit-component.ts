import { model } from "@medusajs/framework/utils";
import { GeneratedMealKit } from "./generated-meal-kit";

/** One product of a customer's kit (spec §3 generated_meal_kit_components). Price in won. */
export const GeneratedMealKitComponent = model
  .define("generated_meal_kit_component", {
    id: model.id({ prefix: "gkco" }).primaryKey(),
    number: model.autoincrement(),
    product_number: model.number(),
    quantity: model.bigNumber(),
    price: model.bigNumber(),
    generated_meal_kit: model.belongsTo(() => GeneratedMealKit, { mappedBy: "components" }),
  })
  .indexes([{ name: "IDX_generated_meal_kit_component_number", on: ["number"], unique: true }]);
