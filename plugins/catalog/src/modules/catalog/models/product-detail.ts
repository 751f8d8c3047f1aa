import { model } from "@medusajs/framework/utils";

/**
 * The shop's data of Medusa's Product; one per product, linked in `links/product-detail.ts`.
 *
 * Name, description, price, pictures and status are Medusa's own, so that its dashboard and the shop never disagree.
 * The id is derived from the product's (`productDetailId`), so that a product cannot have two.
 */
export const ProductDetail = model
  .define("product_detail", {
    id: model.id({ prefix: "pdet" }).primaryKey(),
    number: model.autoincrement(),
    /** `STORED_TEXTS` of the contract: what people wrote, by field and language. */
    texts: model.json().default({}),
    /** `productFacts` of the contract, by field. */
    facts: model.json().default({}),
    /** What it is sold by: a row of the contract's `UNITS`. Quantities and price are in it. */
    unit: model.text().default("kg"),
    min_order_quantity: model.bigNumber().default(1),
    /** Step of every control (ruling 3). */
    pack_size: model.bigNumber().default(1),
    /** Line total = price × quantity ÷ price_divisor (ruling 3). */
    price_divisor: model.bigNumber().default(1),
    /** What is shown while stock is not tracked; tracked stock is Medusa's inventory level (ruling 6). */
    stock: model.bigNumber().default(0),
    /** Whether lists of the shop show it first. */
    is_featured: model.boolean().default(false),
    /** Place in the shop's lists; null until somebody moves it: then its number counts. */
    position: model.number().nullable(),
    /** Public id of the marketplace store that sells it; null: the shop itself. */
    store_number: model.number().nullable(),
  })
  .indexes([
    { name: "IDX_product_detail_number", on: ["number"], unique: true },
    { name: "IDX_product_detail_store_number", on: ["store_number"], where: "store_number IS NOT NULL" },
  ])
  .checks([
    { name: "product_detail_min_order_quantity", expression: "min_order_quantity >= 0.1 AND min_order_quantity <= 99" },
    { name: "product_detail_pack_size", expression: "pack_size >= 0.1 AND pack_size <= 99" },
    { name: "product_detail_price_divisor", expression: "price_divisor > 0" },
    { name: "product_detail_stock", expression: "stock >= 0" },
    {
      name: "product_detail_minimum_sold",
      expression: "pack_size <= 1 OR ceil(min_order_quantity / pack_size) * pack_size <= 99",
    },
  ]);
