import { model } from "@medusajs/framework/utils";

/** A payer of whose lines the owner never wants to be asked again, as of interest. */
export const IgnoredPayer = model
  .define("ignored_payer", {
    id: model.id({ prefix: "igpy" }).primaryKey(),
    number: model.autoincrement(),
    /** Its letters, by which lines are known (`ignoredKey`). */
    key: model.text(),
    /** As the bank showed it. */
    payer: model.text(),
    /** Name of the admin who told it. */
    told_by: model.text().nullable(),
  })
  .indexes([
    { name: "IDX_ignored_payer_number", on: ["number"], unique: true },
    { name: "IDX_ignored_payer_key", on: ["key"], unique: true, where: "deleted_at IS NULL" },
  ]);
