import { model } from "@medusajs/framework/utils";

/** A product that a customer has marked. Rows are removed, never only marked as deleted. */
export const Favorite = model
  .define("favorite", {
    id: model.id({ prefix: "fav" }).primaryKey(),
    account_id: model.text(),
    product_number: model.number(),
  })
  .indexes([{ name: "IDX_favorite_account_product", on: ["account_id", "product_number"], unique: true }]);
