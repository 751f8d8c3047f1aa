import { model } from "@medusajs/framework/utils";
import { MarketStoreDecision } from "./market-store-decision";

/**
 * A store or service provider (spec §3 stores). Not called `store`, because that is Medusa's name for the shop itself.
 * One per user (ruling 31); `category_number` and `user_number` are public ids.
 */
export const MarketStore = model
  .define("market_store", {
    id: model.id({ prefix: "mst" }).primaryKey(),
    /** Public id (ruling 24). */
    number: model.autoincrement(),
    /** The public name. */
    name: model.text(),
    /** The name requested by the owner of a verified store; an admin confirms it. */
    requested_name: model.text().nullable(),
    /** `STORE_TEXTS` of the contract. */
    texts: model.json().default({}),
    logo_url: model.text().default(""),
    cover_image_url: model.text().default(""),
    address: model.text().default(""),
    /** "latitude,longitude"; empty where nobody has said it. */
    position: model.text().default(""),
    phone: model.text().default(""),
    email: model.text().default(""),
    opening_hours: model.json().default({}),
    category_number: model.number(),
    /** Owner; null for a store that an admin created. */
    user_number: model.number().nullable(),
    /** The language that the owner last used for the store, for mails about it. */
    language: model.text().default("mn"),
    is_active: model.boolean().default(true),
    is_verified: model.boolean().default(false),
    /** Closed by an admin: the owner cannot reopen it. */
    is_suspended: model.boolean().default(false),
    /** When it went off the market; maintained by a trigger. */
    closed_at: model.dateTime().nullable(),
    decisions: model.hasMany(() => MarketStoreDecision, { mappedBy: "market_store" }),
  })
  .cascades({ delete: ["decisions"] })
  .indexes([
    { name: "IDX_market_store_number", on: ["number"], unique: true },
    { name: "IDX_market_store_user_number", on: ["user_number"], unique: true, where: "deleted_at IS NULL" },
    { name: "IDX_market_store_category_number", on: ["category_number"] },
  ])
  .checks([
    { name: "market_store_suspended", expression: "NOT (is_suspended AND is_active)" },
    { name: "market_store_language", expression: "language IN ('mn', 'ru', 'en', 'ko')" },
  ]);
