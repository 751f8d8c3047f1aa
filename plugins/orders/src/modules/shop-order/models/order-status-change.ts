import { model } from "@medusajs/framework/utils";
import { ShopOrderDetail } from "./order-detail";

/** One change of an order's status, and the money that moved with it; written once, never changed (ruling 10). */
export const OrderStatusChange = model
  .define("order_status_change", {
    id: model.id({ prefix: "ordch" }).primaryKey(),
    number: model.autoincrement(),
    order_detail: model.belongsTo(() => ShopOrderDetail, { mappedBy: "changes" }),
    /** Null for the first: the order was placed. */
    from_status: model.text().nullable(),
    to_status: model.text(),
    /** Who: public id and name of the account; null when Medusa's own dashboard or the system did it. */
    account_number: model.number().nullable(),
    account_name: model.text().nullable(),
    /** Won that arrived (positive) or was given back (negative) with this change. */
    money_moved: model.bigNumber().default(0),
  })
  .indexes([{ name: "IDX_order_status_change_number", on: ["number"], unique: true }]);
