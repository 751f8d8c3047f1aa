import { model } from "@medusajs/framework/utils";

/** A kind of service that stores register under (spec §3 service_categories). */
export const ServiceCategory = model
  .define("service_category", {
    id: model.id({ prefix: "scat" }).primaryKey(),
    number: model.autoincrement(),
    /** `SERVICE_CATEGORY_TEXTS` of the contract. */
    texts: model.json().default({}),
    icon_name: model.text().default(""),
    slug: model.text(),
    is_active: model.boolean().default(true),
  })
  .indexes([
    { name: "IDX_service_category_number", on: ["number"], unique: true },
    { name: "IDX_service_category_slug", on: ["slug"], unique: true, where: "deleted_at IS NULL" },
  ]);
