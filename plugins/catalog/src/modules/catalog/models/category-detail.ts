import { model } from "@medusajs/framework/utils";

/**
 * The shop's data of Medusa's ProductCategory; one per category, linked in `links/category-detail.ts`.
 *
 * Name, slug (`handle`), description and `is_active` are Medusa's own. The order is not Medusa's `rank`: Medusa keeps
 * ranks without gaps and moves siblings, while the shop's order is any number (spec §3).
 */
export const CategoryDetail = model
  .define("category_detail", {
    id: model.id({ prefix: "cdet" }).primaryKey(),
    number: model.autoincrement(),
    /** `STORED_CATEGORY_TEXTS` of the contract. */
    texts: model.json().default({}),
    image_url: model.text().default(""),
    sort_order: model.number().default(0),
    /** One of `MEATS` of the contract. */
    meat: model.text().default("none"),
    /** Whose goods may be put into it: one of `GOODS_OF` of the contract. */
    goods_of: model.text().default("both"),
    /** Whether the shop's lists show what stores sell of it. */
    lists_stores: model.boolean().default(true),
  })
  .indexes([{ name: "IDX_category_detail_number", on: ["number"], unique: true }])
  .checks([
    { name: "category_detail_meat", expression: "meat IN ('none', 'meat', 'traced')" },
    { name: "category_detail_goods_of", expression: "goods_of IN ('shop', 'stores', 'both')" },
  ]);
