import { model } from "@medusajs/framework/utils";
import { ShopOrderDetail } from "./order-detail";

/**
 * One line of an order: what, by whom, how much, for how much. Written with the order and never changed, even when the
 * product changes (ruling 8), but for the packed weight and its lots. Amounts are won.
 */
export const ShopOrderLine = model
  .define(
    { name: "shop_order_line", tableName: "order_line" },
    {
      id: model.id({ prefix: "ordln" }).primaryKey(),
      order_detail: model.belongsTo(() => ShopOrderDetail, { mappedBy: "lines" }),
      /** Its number within the order, from 1. */
      place: model.number(),
      /** Id of Medusa's line item, which the stock reservation refers to. */
      line_item_id: model.text(),
      product_number: model.number(),
      /** Public id of the store that sold it; null for the shop itself. */
      store_number: model.number().nullable(),
      quantity: model.bigNumber(),
      /** What it was sold by; the quantities are in it (ruling 69). */
      unit: model.text().default("kg"),
      /** What was packed (ruling 50); null where nobody has weighed it. From it the database generates `weight_reduction`, in whole won. */
      packed_quantity: model.bigNumber().nullable(),
      /** Trace numbers of the lots that it was packed of; null where nobody has packed it, or its product had none. */
      trace_numbers: model.array().nullable(),
      /** Won per `price_divisor` of its unit. */
      price: model.bigNumber(),
      price_divisor: model.bigNumber(),
      total: model.bigNumber(),
      /** `SOLD_TEXT_FIELDS` of the catalogue's contract, by field and language; without a language that was added later. */
      texts: model.json(),
      image_url: model.text().default(""),
    },
  )
  .indexes([
    { name: "IDX_order_line_place", on: ["order_detail_id", "place"], unique: true },
    { name: "IDX_order_line_removed", on: ["order_detail_id", "place"], where: "deleted_at IS NOT NULL" },
    { name: "IDX_order_line_line_item_id", on: ["line_item_id"], unique: true },
    {
      name: "IDX_order_line_store_number",
      on: ["store_number", "order_detail_id"],
      where: "store_number IS NOT NULL AND deleted_at IS NULL",
    },
  ])
  .checks([
    { name: "order_line_place", expression: "place > 0" },
    { name: "order_line_packed", expression: "packed_quantity >= 0" },
    { name: "order_line_amounts", expression: "quantity > 0 AND price >= 0 AND price_divisor > 0 AND total >= 0" },
  ]);
