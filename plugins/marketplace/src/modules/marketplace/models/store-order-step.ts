import { model } from "@medusajs/framework/utils";

/** What a store did with its part of an order; the last row says how far it is. Rows are only added. */
export const StoreOrderStep = model
  .define("store_order_step", {
    id: model.id({ prefix: "mstp" }).primaryKey(),
    number: model.autoincrement(),
    order_number: model.number(),
    store_number: model.number(),
    /** One of `STORE_ORDER_STATES`. */
    state: model.text(),
    /** Whether the step before was undone, so that it is this again. */
    is_undo: model.boolean().default(false),
    /** Code of the courier, its name then, and 10 to 14 digits; empty where the store brings it itself. */
    courier: model.text().default(""),
    courier_name: model.text().default(""),
    tracking_number: model.text().default(""),
    account_number: model.number(),
    account_name: model.text(),
  })
  .indexes([
    { name: "IDX_store_order_step_part", on: ["order_number", "store_number", "number"], unique: true },
    { name: "IDX_store_order_step_store", on: ["store_number", "number"], where: "state = 'handed_over'" },
  ])
  .checks([
    {
      name: "store_order_step_state",
      expression: "state IN ('new', 'accepted', 'prepared', 'handed_over', 'picked_up', 'undeliverable')",
    },
    {
      name: "store_order_step_parcel",
      expression: "(courier = '') = (tracking_number = '') AND (courier = '' OR state = 'handed_over')",
    },
  ]);
