import { model } from "@medusajs/framework/utils";
import { StandingBasket } from "./standing-basket";

/** A product of a standing basket, and how much of it is wanted. */
export const StandingBasketLine = model
  .define("standing_basket_line", {
    id: model.id({ prefix: "stbl" }).primaryKey(),
    standing_basket: model.belongsTo(() => StandingBasket, { mappedBy: "lines" }),
    /** From 1. */
    place: model.number(),
    product_number: model.number(),
    /** Of its unit, in tenths. */
    tenths: model.number(),
  })
  .indexes([{ name: "IDX_standing_basket_line_place", on: ["standing_basket_id", "place"], unique: true }])
  .checks([{ name: "standing_basket_line_tenths", expression: "tenths BETWEEN 1 AND 990" }]);
