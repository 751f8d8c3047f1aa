import { model } from "@medusajs/framework/utils";
import { MarketStoreDecision } from "./market-store-decision";

/**
 * A store or service provider (spec §3 stores). Not called `store`, because that is Medusa's name for the shop itself.
 * One per user (ruling 31); `category_number` and `user_number` are public ids.
 */
export const MarketStore = model
  .define("market_store", {
    id: model.id({ prefix: "mst" }).primaryKey(),
    number: model.autoincrement(),
    name: model.text(),
    /** `ConfirmedChanges`: what the owner of a verified store wants to change, until an admin decides; null without any. */
    requested_changes: model.json().nullable(),
    /** `STORE_TEXTS` of the contract. */
    texts: model.json().default({}),
    logo_url: model.text().default(""),
    cover_image_url: model.text().default(""),
    /** Addresses of further pictures. */
    photo_urls: model.json().default([] as never),
    /** `StoreService` of the contract, in the owner's order. */
    services: model.json().default([] as never),
    address: model.text().default(""),
    /** "latitude,longitude"; empty where nobody has said it. */
    position: model.text().default(""),
    phone: model.text().default(""),
    email: model.text().default(""),
    trade_name: model.text().default(""),
    representative: model.text().default(""),
    /** 000-00-00000, its last digit checked; empty where nobody has said it. */
    business_number: model.text().default(""),
    mail_order_number: model.text().default(""),
    mail_order_exempt: model.boolean().default(false),
    meat_licence: model.text().default(""),
    opening_hours: model.json().default({}),
    /** `SendingDays` of the catalogue; null where the store promises no day. */
    sending_days: model.json().nullable(),
    category_number: model.number(),
    /** Owner; null for a store that an admin created. */
    user_number: model.number().nullable(),
    /** The language that the owner last used for the store, for mails about it. */
    language: model.text().default("mn"),
    is_active: model.boolean().default(true),
    is_verified: model.boolean().default(false),
    /** Closed by an admin: the owner cannot reopen it. */
    is_suspended: model.boolean().default(false),
    /** When its owner sent it again after a refusal. */
    handed_in_at: model.dateTime().nullable(),
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
    { name: "market_store_photo_urls", expression: "jsonb_typeof(photo_urls) = 'array'" },
    { name: "market_store_services", expression: "jsonb_typeof(services) = 'array'" },
    { name: "market_store_language", expression: "language IN ('mn', 'ru', 'en', 'ko')" },
  ]);
