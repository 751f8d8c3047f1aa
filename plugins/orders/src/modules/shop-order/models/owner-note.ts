import { model } from "@medusajs/framework/utils";

/** What the shop's staff note for themselves about a customer, or about one of the customer's orders. */
export const OwnerNote = model
  .define("owner_note", {
    id: model.id({ prefix: "onote" }).primaryKey(),
    number: model.autoincrement(),
    /** Public id of the customer's account. */
    account_number: model.number(),
    /** Public id of the order; null for one about the customer. */
    order_number: model.number().nullable(),
    text: model.text(),
    /** Name of who wrote it. */
    by_name: model.text(),
  })
  .indexes([
    { name: "IDX_owner_note_account_number", on: ["account_number"] },
    { name: "IDX_owner_note_number", on: ["number"], unique: true },
  ]);
