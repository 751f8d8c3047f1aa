import { model } from "@medusajs/framework/utils";

/** One setting by key (spec §3 site_settings); the rows of `SETTINGS` list the keys. */
export const SiteSetting = model
  .define("site_setting", {
    id: model.id({ prefix: "set" }).primaryKey(),
    number: model.autoincrement(),
    key: model.text(),
    value: model.text(),
    description: model.text().nullable(),
  })
  .indexes([{ name: "IDX_site_setting_key", on: ["key"], unique: true }])
  .checks([
    { name: "site_setting_shipping_fee", expression: "key <> 'shipping_fee' OR value ~ '^[0-9]{1,9}$'" },
    { name: "site_setting_site_name", expression: "key <> 'site_name' OR btrim(value) <> ''" },
  ]);
