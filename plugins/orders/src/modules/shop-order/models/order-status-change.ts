import { model } from "@medusajs/framework/utils";
import { MoneyEntry } from "./money-entry";
import { ShopOrderDetail } from "./order-detail";

/** One change of an order's status, money or recipient: who and when; written once, never changed (ruling 10). */
export const OrderStatusChange = model
  .define("order_status_change", {
    id: model.id({ prefix: "ordch" }).primaryKey(),
    number: model.autoincrement(),
    order_detail: model.belongsTo(() => ShopOrderDetail, { mappedBy: "changes" }),
    /** Null for the first: the order was placed. */
    from_status: model.text().nullable(),
    /** The same where the status stayed. */
    to_status: model.text(),
    /** Who: public id and name of the account; null when Medusa's own dashboard or the system did it. */
    account_number: model.number().nullable(),
    account_name: model.text().nullable(),
    /** What is another of recipient, address and email, from what to what: `{ changed: [{ field, from, to }] }`; mostly nothing. */
    contact: model.json().nullable(),
    money: model.hasMany(() => MoneyEntry, { mappedBy: "change" }),
  })
  .cascades({ delete: ["money"] })
  .indexes([{ name: "IDX_order_status_change_number", on: ["number"], unique: true }]);
