import { model } from "@medusajs/framework/utils";

/**
 * A change to a higher total that waits for the customer's answer. What became of it is in the order's history; an answered or
 * withdrawn offer is deleted.
 */
export const OrderOffer = model
  .define("order_offer", {
    id: model.id({ prefix: "ordof" }).primaryKey(),
    number: model.autoincrement(),
    order_detail_id: model.text(),
    /** What the customer is shown: `GoodsChange` of the contract. */
    shown: model.json(),
    /** The goods with the prices that were offered: `OfferedGoods` of `workflows/change`. */
    goods: model.json(),
  })
  .indexes([
    { name: "IDX_order_offer_number", on: ["number"], unique: true },
    { name: "IDX_order_offer_order_detail_id", on: ["order_detail_id"], unique: true },
  ]);
