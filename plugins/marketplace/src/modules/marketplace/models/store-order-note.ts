import { model } from "@medusajs/framework/utils";

/** What a store and the shop say to each other about an order. Rows are only added, and forgotten with the order's person. */
export const StoreOrderNote = model
  .define("store_order_note", {
    id: model.id({ prefix: "mstn" }).primaryKey(),
    number: model.autoincrement(),
    order_number: model.number(),
    store_number: model.number(),
    /** One of `STORE_NOTE_KINDS`, and place of the line that it is about. */
    kind: model.text(),
    place: model.number().nullable(),
    /** Whether the store says it; the shop otherwise. */
    is_by_store: model.boolean(),
    text: model.text().default(""),
    account_number: model.number(),
    account_name: model.text(),
  })
  .indexes([{ name: "IDX_store_order_note_part", on: ["order_number", "store_number", "number"], unique: true }])
  .checks([
    {
      name: "store_order_note_kind",
      expression:
        "kind IN ('note', 'undeliverable', 'deliverable') AND (kind = 'note') = (place IS NULL) AND (kind = 'note') = (text <> '')",
    },
  ]);
