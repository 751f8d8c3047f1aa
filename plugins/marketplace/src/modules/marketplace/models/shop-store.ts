import { model } from "@medusajs/framework/utils";
import { ServiceCategory } from "./service-category";

/**
 * A store or service provider (spec §3 stores); Medusa's own `store` is the shop as a whole.
 *
 * A product names its store by this number (`product_detail.store_number`).
 */
export const ShopStore = model
  .define("shop_store", {
    id: model.id({ prefix: "shop" }).primaryKey(),
    /** Public id (ruling 24). */
    number: model.autoincrement(),
    name: model.text(),
    description: model.text().default(""),
    logo_url: model.text().default(""),
    cover_image_url: model.text().default(""),
    address: model.text().default(""),
    phone: model.text().default(""),
    email: model.text().default(""),
    /** By weekday: `{ mon: { open: "09:00", close: "18:00" }, sun: null }`. */
    opening_hours: model.json().default({}),
    category: model.belongsTo(() => ServiceCategory, { mappedBy: "stores" }),
    /** Public id of the account that owns it; null: entered by the shop. */
    account_number: model.number().nullable(),
    is_active: model.boolean().default(true),
    /** Set by an admin only (ruling 31). */
    is_verified: model.boolean().default(false),
  })
  .indexes([
    { name: "IDX_shop_store_number", on: ["number"], unique: true },
    { name: "IDX_shop_store_one_per_account", on: ["account_number"], unique: true, where: "account_number IS NOT NULL" },
  ]);
