import { model } from "@medusajs/framework/utils";
import { MoneyEntry } from "./money-entry";
import { ShopOrderDetail } from "./order-detail";

/** One change of an order's status, money or recipient, with who and when; never changed afterwards (ruling 10). */
export const OrderStatusChange = model
  .define("order_status_change", {
    id: model.id({ prefix: "ordch" }).primaryKey(),
    number: model.autoincrement(),
    order_detail: model.belongsTo(() => ShopOrderDetail, { mappedBy: "changes" }),
    /** Null for the first entry, when the order was placed. */
    from_status: model.text().nullable(),
    /** Equals `from_status` when the status did not change. */
    to_status: model.text(),
    /** Public id and name of the account; null when Medusa's dashboard or the system did it. */
    account_number: model.number().nullable(),
    account_name: model.text().nullable(),
    /** Changed recipient, address, email and payment deadline: `{ changed: [{ field, from, to }] }`; mostly null. */
    contact: model.json().nullable(),
    /** Identifies a repeat of the request that made it, and what it must be identical to; mostly null. */
    idempotency_key: model.text().nullable(),
    request_hash: model.text().nullable(),
    money: model.hasMany(() => MoneyEntry, { mappedBy: "change" }),
  })
  .cascades({ delete: ["money"] })
  .indexes([
    { name: "IDX_order_status_change_number", on: ["number"], unique: true },
    { name: "IDX_order_status_change_created_at", on: ["created_at"] },
    {
      name: "IDX_order_status_change_idempotency_key",
      on: ["order_detail_id", "idempotency_key"],
      unique: true,
      where: "idempotency_key IS NOT NULL AND deleted_at IS NULL",
    },
  ]);
