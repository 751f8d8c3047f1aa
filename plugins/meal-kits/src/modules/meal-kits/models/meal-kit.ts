import { model } from "@medusajs/framework/utils";
import { MealKitComponent } from "./meal-kit-component";

/** A dish with its ingredients (spec §3 meal_kits). Cooking time in minutes, price in won. */
export const MealKit = model
  .define("meal_kit", {
    id: model.id({ prefix: "mkit" }).primaryKey(),
    number: model.autoincrement(),
    name: model.text(),
    description: model.text().default(""),
    image_url: model.text().default(""),
    price: model.bigNumber(),
    cooking_time: model.number().default(30),
    servings: model.number().default(2),
    difficulty_level: model.text().default("easy"),
    instructions: model.text().default(""),
    is_active: model.boolean().default(true),
    components: model.hasMany(() => MealKitComponent, { mappedBy: "meal_kit" }),
  })
  .indexes([{ name: "IDX_meal_kit_number", on: ["number"], unique: true }])
  .cascades({ delete: ["components"] });
