import { model } from "@medusajs/framework/utils";

/**
 * The cash receipt of an order: whom it is for, and whether it was issued. A row exists where one was asked for or is to
 * be issued anyway. It is not linked to the order in Medusa's graph, so that no dashboard shows its number.
 */
export const CashReceipt = model
  .define("cash_receipt", {
    id: model.id({ prefix: "cashr" }).primaryKey(),
    order_detail_id: model.text(),
    /** Null when the buyer asked for none. */
    kind: model.text().nullable(),
    /** 010-1234-5678 or 123-45-67890; null together with `kind`. */
    number: model.text().nullable(),
    issued_number: model.text().nullable(),
    issued_at: model.dateTime().nullable(),
    /** Whole won for which it was issued; null for one that was issued before this was kept. */
    issued_amount: model.number().nullable(),
    /** When it was cancelled after it was issued. */
    voided_at: model.dateTime().nullable(),
  })
  .indexes([
    { name: "IDX_cash_receipt_order_detail_id", on: ["order_detail_id"], unique: true },
    { name: "IDX_cash_receipt_issued_at", on: ["issued_at"], where: "issued_at IS NOT NULL" },
  ])
  .checks([
    { name: "cash_receipt_kind", expression: "kind IN ('phone', 'business')" },
    { name: "cash_receipt_number", expression: "(kind IS NULL) = (number IS NULL)" },
    { name: "cash_receipt_issued", expression: "(issued_number IS NULL) = (issued_at IS NULL)" },
    { name: "cash_receipt_voided", expression: "voided_at IS NULL OR issued_at IS NOT NULL" },
  ]);
