import { model } from "@medusajs/framework/utils";
import { GeneratedMealKitComponent } from "./generated-meal-kit-component";

/** A kit that a customer put together (spec §3 generated_meal_kits); `user_number` is the account's public id. */
export const GeneratedMealKit = model
  .define("generated_meal_kit", {
    id: model.id({ prefix: "gkit" }).primaryKey(),
    number: model.autoincrement(),
    user_number: model.number(),
    name: model.text(),
    total_price: model.bigNumber(),
    is_added_to_cart: model.boolean().default(false),
    session_id: model.text().nullable(),
    components: model.hasMany(() => GeneratedMealKitComponent, { mappedBy: "generated_meal_kit" }),
  })
  .indexes([
    { name: "IDX_generated_meal_kit_number", on: ["number"], unique: true },
    { name: "IDX_generated_meal_kit_user_number", on: ["user_number"] },
  ])
  .cascades({ delete: ["components"] });
