import { model } from "@medusajs/framework/utils";

/**
 * Where the customer of an order wants money back (ruling 48). One per order, deleted 30 days after nothing is to be
 * returned any more; nothing else keeps the account.
 */
export const RefundAccount = model
  .define("refund_account", {
    id: model.id({ prefix: "rfacc" }).primaryKey(),
    order_detail_id: model.text(),
    /** Of a bank in `contract/korean-banks`. */
    bank_code: model.text(),
    /** Digits and hyphens. */
    account_number: model.text(),
    account_holder: model.text(),
    /** When it was given, or last corrected. */
    given_at: model.dateTime(),
  })
  .indexes([{ name: "IDX_refund_account_order_detail_id", on: ["order_detail_id"], unique: true }])
  .checks([
    { name: "refund_account_bank_code", expression: "bank_code ~ '^[0-9]{3}$'" },
    { name: "refund_account_account_number", expression: "account_number ~ '^[0-9]+(-[0-9]+)*$'" },
  ]);
