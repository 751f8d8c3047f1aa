import { model } from "@medusajs/framework/utils";
import { StandingBasketLine } from "./standing-basket-line";

/** What a customer wants proposed by mail every so many weeks. */
export const StandingBasket = model
  .define("standing_basket", {
    id: model.id({ prefix: "stbk" }).primaryKey(),
    number: model.autoincrement(),
    account_id: model.text(),
    name: model.text(),
    /** The mail's language: that of whoever saved it last. */
    language: model.text().default("mn"),
    every_weeks: model.number(),
    /** The day of the next mail, yyyy-MM-dd in Seoul. */
    next_on: model.text(),
    is_paused: model.boolean().default(false),
    /** What the mail's link stops it by, without signing in: 128 random bits in base64url. */
    stop_key: model.text(),
    lines: model.hasMany(() => StandingBasketLine, { mappedBy: "standing_basket" }),
  })
  .cascades({ delete: ["lines"] })
  .indexes([
    { name: "IDX_standing_basket_number", on: ["number"], unique: true },
    { name: "IDX_standing_basket_stop_key", on: ["stop_key"], unique: true },
    { name: "IDX_standing_basket_account_id", on: ["account_id"] },
    { name: "IDX_standing_basket_next_on", on: ["next_on"], where: "NOT is_paused AND deleted_at IS NULL" },
  ])
  .checks([
    { name: "standing_basket_every_weeks", expression: "every_weeks BETWEEN 1 AND 8" },
    { name: "standing_basket_next_on", expression: "next_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'" },
    { name: "standing_basket_language", expression: "language IN ('mn', 'ru', 'en', 'ko')" },
  ]);
