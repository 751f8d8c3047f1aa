import { model } from "@medusajs/framework/utils";

/** A piece of content by key (spec §3 site_content), such as the home page's hero. */
export const SiteContent = model
  .define("site_content", {
    id: model.id({ prefix: "content" }).primaryKey(),
    number: model.autoincrement(),
    key: model.text(),
    /** `SITE_TEXTS` of the contract. */
    texts: model.json().default({}),
    image_url: model.text().default(""),
    active: model.boolean().default(true),
  })
  .indexes([{ name: "IDX_site_content_key", on: ["key"], unique: true }]);
