import { model } from "@medusajs/framework/utils";

/** One menu entry (spec §3 navigation_items). A trigger refuses cycles (ruling 26). */
export const NavigationItem = model
  .define("navigation_item", {
    id: model.id({ prefix: "nav" }).primaryKey(),
    number: model.autoincrement(),
    /** `MENU_TEXTS` of the contract. */
    texts: model.json().default({}),
    url: model.text(),
    sort_order: model.number().default(0),
    is_active: model.boolean().default(true),
    parent: model.belongsTo(() => NavigationItem, { mappedBy: "children" }).nullable(),
    children: model.hasMany(() => NavigationItem, { mappedBy: "parent" }),
  })
  .cascades({ delete: ["children"] })
  .indexes([{ name: "IDX_navigation_item_number", on: ["number"], unique: true }])
  .checks([{ name: "navigation_item_url", expression: "url ~* '^(/([^/\\\\]|$)|http://|https://|mailto:|tel:)'" }]);
