import { model } from "@medusajs/framework/utils";

/** Credit that an administrator gave a customer, or took, with a reason; never changed. Credit of orders are money entries. */
export const CreditGrant = model
  .define("credit_grant", {
    id: model.id({ prefix: "crgr" }).primaryKey(),
    number: model.autoincrement(),
    /** Public id of the customer's account. */
    account_number: model.number(),
    /** Whole won; negative when it was taken. */
    amount: model.number(),
    reason: model.text(),
    /** Public id and name of the administrator. */
    by_number: model.number().nullable(),
    by_name: model.text().nullable(),
    /** Identifies a repeat of the request, and what it must be identical to. */
    idempotency_key: model.text().nullable(),
    request_hash: model.text().nullable(),
  })
  .indexes([
    { name: "IDX_credit_grant_account_number", on: ["account_number"] },
    {
      name: "IDX_credit_grant_idempotency_key",
      on: ["account_number", "idempotency_key"],
      unique: true,
      where: "idempotency_key IS NOT NULL AND deleted_at IS NULL",
    },
  ])
  .checks([{ name: "credit_grant_amount", expression: "amount <> 0" }]);
