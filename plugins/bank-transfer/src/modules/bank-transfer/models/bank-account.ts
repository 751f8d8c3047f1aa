import { model } from "@medusajs/framework/utils";

/** An account that shoppers pay to (spec §3 bank_accounts). The database allows one default, which must be active. */
export const BankAccount = model
  .define("bank_account", {
    id: model.id({ prefix: "bank" }).primaryKey(),
    number: model.autoincrement(),
    bank_name: model.text(),
    account_number: model.text(),
    account_holder: model.text(),
    description: model.text().nullable(),
    is_default: model.boolean().default(false),
    is_active: model.boolean().default(true),
  })
  .indexes([
    { name: "IDX_bank_account_number", on: ["number"], unique: true },
    { name: "IDX_bank_account_one_default", on: ["is_default"], unique: true, where: "is_default" },
  ])
  .checks([{ name: "bank_account_default_is_active", expression: "is_active OR NOT is_default" }]);
