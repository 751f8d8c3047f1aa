import { model } from "@medusajs/framework/utils";

/** Up to which of its changes an order is in the books of its stores. */
export const SettledOrder = model
  .define("settled_order", {
    id: model.id({ prefix: "setor" }).primaryKey(),
    order_number: model.number(),
    /** Number of the last `order_status_change` that was settled. */
    change_number: model.number(),
  })
  .indexes([{ name: "IDX_settled_order_order_number", on: ["order_number"], unique: true }]);
