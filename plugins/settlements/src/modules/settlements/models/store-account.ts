import { model } from "@medusajs/framework/utils";

/** The bank account to which a store's money is paid out; its owner tells it, and only the owner and admins read it. */
export const StoreAccount = model
  .define("store_account", {
    id: model.id({ prefix: "stacc" }).primaryKey(),
    store_number: model.number(),
    /** Code of `KOREAN_BANKS`. */
    bank_code: model.text(),
    account_number: model.text(),
    account_holder: model.text(),
    given_at: model.dateTime(),
  })
  .indexes([
    { name: "IDX_store_account_store_number", on: ["store_number"], unique: true, where: "deleted_at IS NULL" },
  ])
  .checks([
    { name: "store_account_account_number", expression: "account_number ~ '^[0-9]+(-[0-9]+)*$'" },
    { name: "store_account_bank_code", expression: "bank_code ~ '^[0-9]{3}$'" },
  ]);
