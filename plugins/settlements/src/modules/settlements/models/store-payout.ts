import { model } from "@medusajs/framework/utils";

/** A payout of one store and period, to the account as of its preparation; its entry is written once it is paid. One that was withdrawn is deleted. */
export const StorePayout = model
  .define("store_payout", {
    id: model.id({ prefix: "stpay" }).primaryKey(),
    /** Public id, which the bank's file has as `PAY-0007`. */
    number: model.autoincrement(),
    store_number: model.number(),
    /** yyyy-MM. */
    period: model.text(),
    /** Whole won. */
    amount: model.number(),
    bank_code: model.text(),
    account_number: model.text(),
    account_holder: model.text(),
    by_number: model.number().nullable(),
    by_name: model.text().nullable(),
    paid_at: model.dateTime().nullable(),
    paid_by_number: model.number().nullable(),
    paid_by_name: model.text().nullable(),
    /** `statement/row` of the outgoing line by which it was found paid. */
    statement_row: model.text().nullable(),
  })
  .indexes([
    { name: "IDX_store_payout_number", on: ["number"], unique: true },
    { name: "IDX_store_payout_once", on: ["store_number", "period"], unique: true, where: "deleted_at IS NULL" },
    { name: "IDX_store_payout_unpaid", on: ["store_number"], where: "paid_at IS NULL AND deleted_at IS NULL" },
  ])
  .checks([
    { name: "store_payout_amount", expression: "amount > 0" },
    { name: "store_payout_period", expression: "period ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'" },
    { name: "store_payout_withdrawn", expression: "deleted_at IS NULL OR paid_at IS NULL" },
  ]);
