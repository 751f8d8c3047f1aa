import { model } from "@medusajs/framework/utils";
import { ShopOrderLine } from "./order-line";
import { OrderStatusChange } from "./order-status-change";

/**
 * What the shop adds to Medusa's Order; one per order, linked in `links/order-detail.ts`. The public id of an order is
 * Medusa's `display_id`. Amounts are whole won, settled when the order was placed (ruling 8).
 *
 * Its name is not `order_detail`, because Medusa's own graph has a type of that name.
 */
export const ShopOrderDetail = model
  .define(
    { name: "shop_order_detail", tableName: "order_detail" },
    {
      id: model.id({ prefix: "ordet" }).primaryKey(),
      /** Medusa's `display_id`. */
      order_number: model.number().nullable(),
      /** Made by the database: name, number, depositor, digits of the phone and email as they are searched for, in lower case. */
      search_text: model.text().nullable(),
      /** Public id of the account that ordered. */
      account_number: model.number(),
      /** The shop's status; the truth that Medusa's order follows (ruling 10). */
      status: model.text().default("pending"),
      customer_name: model.text(),
      customer_email: model.text(),
      customer_phone: model.text(),
      customer_address: model.text(),
      /** Of the person who ordered, when they ordered: mails about the order are in it. */
      language: model.text().default("mn"),
      payment_method: model.text().default("bank_transfer"),
      /** What its method of payment keeps with it, as it was when the order was placed (ruling 8): such as the account to pay to. */
      payment_details: model.json().default({}),
      /** Who the transfer is made by; empty where the method names nobody. */
      depositor: model.text(),
      subtotal: model.bigNumber(),
      shipping_fee: model.bigNumber(),
      total: model.bigNumber(),
      /** What a repeat of the same request is known by, and what it must be identical to (ruling 7). */
      idempotency_key: model.text().nullable(),
      request_hash: model.text().nullable(),
      lines: model.hasMany(() => ShopOrderLine, { mappedBy: "order_detail" }),
      changes: model.hasMany(() => OrderStatusChange, { mappedBy: "order_detail" }),
    },
  )
  .cascades({ delete: ["lines", "changes"] })
  .indexes([
    {
      name: "IDX_order_detail_idempotency_key",
      on: ["account_number", "idempotency_key"],
      unique: true,
      where: "idempotency_key IS NOT NULL AND deleted_at IS NULL",
    },
    { name: "IDX_order_detail_account_number", on: ["account_number", "created_at"] },
    { name: "IDX_order_detail_order_number", on: ["order_number"], unique: true },
    { name: "IDX_order_detail_newest", on: ["created_at", "order_number"] },
    { name: "IDX_order_detail_total", on: ["total", "created_at", "order_number"] },
    { name: "IDX_order_detail_status_newest", on: ["status", "created_at", "order_number"] },
  ])
  .checks([
    { name: "order_detail_status", expression: "status IN ('pending', 'processing', 'completed', 'cancelled')" },
    { name: "order_detail_language", expression: "language IN ('mn', 'ru', 'en', 'ko')" },
    {
      name: "order_detail_total",
      expression: "subtotal >= 0 AND shipping_fee >= 0 AND total = subtotal + shipping_fee",
    },
  ]);
