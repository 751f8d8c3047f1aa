import { model } from "@medusajs/framework/utils";

/**
 * One entry of a store's books (ruling 55): its balance is the sum of them. Never changed, which a trigger guards;
 * `contract/books` defines the kinds.
 */
export const StoreEntry = model
  .define("store_entry", {
    id: model.id({ prefix: "stent" }).primaryKey(),
    number: model.autoincrement(),
    store_number: model.number(),
    /** Public id of the order that it is of; null where it is of none. */
    order_number: model.number().nullable(),
    kind: model.text(),
    /** Whole won that the shop owes the store; negative where it owes less. */
    amount: model.number(),
    /** When it happened. */
    at: model.dateTime(),
    /** From when it counts for a payout. */
    payable_from: model.dateTime(),
    reason: model.text().default(""),
    /** Public id of the payout that it is; otherwise null. */
    payout_number: model.number().nullable(),
    /** Public id and name of the admin who made it; null when the system did. */
    by_number: model.number().nullable(),
    by_name: model.text().nullable(),
    /** What is entered once: a share of an order after one of its changes, or a request. */
    key: model.text().nullable(),
    request_hash: model.text().nullable(),
  })
  .indexes([
    { name: "IDX_store_entry_number", on: ["number"], unique: true },
    { name: "IDX_store_entry_store_at", on: ["store_number", "at", "number"] },
    { name: "IDX_store_entry_order_number", on: ["order_number"], where: "order_number IS NOT NULL" },
    { name: "IDX_store_entry_key", on: ["key"], unique: true },
  ])
  .checks([
    { name: "store_entry_kind", expression: "kind IN ('sale', 'commission', 'correction', 'taken', 'payout')" },
    { name: "store_entry_amount", expression: "amount <> 0" },
    {
      name: "store_entry_order",
      expression: "kind NOT IN ('sale', 'commission', 'taken') OR order_number IS NOT NULL",
    },
    { name: "store_entry_payout", expression: "(kind = 'payout') = (payout_number IS NOT NULL)" },
  ]);
