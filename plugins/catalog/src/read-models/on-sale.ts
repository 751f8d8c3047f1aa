import { translationsOf } from "@zakh/kit/contract";
import { textColumns } from "@zakh/kit/database/text-columns";
import { LOW_STOCK_TIMES } from "../contract/product";
import { MAX_PRICE } from "../contract/product-data";
import { RULE_COLUMNS } from "../contract/product-fields";

/**
 * SQL fragments over Medusa's tables that all reads of products share, so that list, product page and checkout agree on
 * what is on sale. `p` is the product, `pd` its detail.
 */

/**
 * Whether a row of Medusa's `price` is the product's price in the shop: in won, outside price lists, for everybody.
 * Medusa's import of products can bring amounts that the shop's form refuses: nothing is sold for them.
 */
export const SHOP_PRICE = `(price.currency_code = 'krw' AND price.amount BETWEEN 1 AND ${MAX_PRICE} AND price.price_list_id IS NULL
  AND coalesce(price.rules_count, 0) = 0 AND coalesce(price.min_quantity, 1) <= 1)`;

/**
 * Products that are not deleted and have a variant with a price in won, visible to shoppers or not. The shop sells the
 * first such variant: one without a price in won, which Medusa's dashboard may put before it, takes nothing off sale.
 */
export const STORED = `
  FROM product_detail pd
  JOIN product_product_detail ppd ON ppd.product_detail_id = pd.id AND ppd.deleted_at IS NULL
  JOIN product p ON p.id = ppd.product_id AND p.deleted_at IS NULL
  JOIN LATERAL (
    SELECT v.id, v.manage_inventory, price.id AS price_id
    FROM product_variant v
    JOIN product_variant_price_set pvps ON pvps.variant_id = v.id AND pvps.deleted_at IS NULL
    JOIN price ON price.price_set_id = pvps.price_set_id AND price.deleted_at IS NULL
    WHERE v.product_id = p.id AND v.deleted_at IS NULL AND ${SHOP_PRICE}
    ORDER BY v.variant_rank, v.created_at, v.id, price.created_at, price.id
    LIMIT 1
  ) variant ON true
  JOIN price ON price.id = variant.price_id`;

/** Of those, the ones that are not of a store that is currently closed (ruling 31); hidden ones, too. */
export const OF_OPEN_STORES = `${STORED}
    AND NOT EXISTS (SELECT 1 FROM closed_store WHERE closed_store.store_number = pd.store_number)`;

/** A hidden product is a draft in Medusa's words, so that its dashboard agrees (ruling 52). */
export const IS_HIDDEN = "(p.status <> 'published')";

/** Those that are on sale: published, and not of a closed store. */
export const ON_SALE = `${OF_OPEN_STORES} AND p.status = 'published'`;

/** The sale rule, with its quantities as numbers. */
export const RULE = Object.entries(RULE_COLUMNS)
  .map(([field, column]) => `pd.${column}${column === "unit" ? "" : "::float8"} AS "${field}"`)
  .join(", ");

/**
 * The product's category. A deleted category still shows its name (ruling 42), unless the product has another. Medusa
 * keeps the row that links the product to a deleted category, so among several the one deleted last is the latest.
 */
export const CATEGORY = `
  LEFT JOIN LATERAL (
    SELECT c.name, jsonb_build_object('category', cd.texts -> 'name') AS texts, cd.sort_order, cd.meat, cd.goods_of, cd.lists_stores, CASE WHEN c.deleted_at IS NULL THEN cd.number END AS number
    FROM product_category_product pcp
    JOIN product_category c ON c.id = pcp.product_category_id
    LEFT JOIN product_category_category_detail pccd ON pccd.product_category_id = c.id
    LEFT JOIN category_detail cd ON cd.id = pccd.category_detail_id
    WHERE pcp.product_id = p.id
    ORDER BY c.deleted_at DESC NULLS FIRST, cd.sort_order, cd.number
    LIMIT 1
  ) category ON true`;

/** Its name in every language; empty without one. */
export const CATEGORY_NAME = `coalesce(category.name, '') AS category, ${textColumns("category.texts", translationsOf(["category"]))}`;

/** What its category says of meat (`MEATS`). */
export const MEAT = "coalesce(category.meat, 'none')";

/** Whether the shop's lists show it: all of its own, and of stores what their category lets in (ruling 83). */
export const IS_LISTED =
  "(pd.store_number IS NULL OR coalesce(category.goods_of <> 'shop' AND category.lists_stores, true))";

/**
 * Medusa's inventory item of the variant, on which stock is tracked (ruling 6). When it was deleted in Medusa, no stock
 * is left.
 */
export const INVENTORY_ITEM = `
  LEFT JOIN LATERAL (
    SELECT pvii.inventory_item_id AS id
    FROM product_variant_inventory_item pvii
    JOIN inventory_item ON inventory_item.id = pvii.inventory_item_id AND inventory_item.deleted_at IS NULL
    WHERE variant.manage_inventory AND pvii.variant_id = variant.id AND pvii.deleted_at IS NULL
    ORDER BY pvii.created_at, pvii.inventory_item_id
    LIMIT 1
  ) inventory_item ON true`;

/**
 * Unreserved stock: `quantity` as counted, `available` rounded down to tenths per location, as orders can use it.
 */
export const LEFT_IN_STOCK = `
  LEFT JOIN LATERAL (
    SELECT sum(level.stocked_quantity - level.reserved_quantity) AS quantity,
      sum(greatest(floor((level.stocked_quantity - level.reserved_quantity) * 10) / 10, 0)) AS available
    FROM inventory_level level WHERE level.inventory_item_id = inventory_item.id AND level.deleted_at IS NULL
  ) left_in_stock ON true`;

/** Tracked stock that can be bought; null while stock is not tracked. */
export const AVAILABLE = "CASE WHEN variant.manage_inventory THEN coalesce(left_in_stock.available, 0) END";

/** Of the shop's own products: tracked stock for less than `LOW_STOCK_TIMES` smallest orders (`minimumQuantity`), sold out included. */
export const RUNNING_OUT = `(pd.store_number IS NULL AND variant.manage_inventory AND coalesce(left_in_stock.available, 0) < ${LOW_STOCK_TIMES} *
  CASE WHEN pd.pack_size > 1 THEN ceil(pd.min_order_quantity / pd.pack_size) * pd.pack_size ELSE greatest(pd.min_order_quantity, 0.1) END)`;

/** Every table that these fragments read. */
export const ON_SALE_TABLES = [
  "product",
  "product_detail",
  "product_product_detail",
  "product_variant",
  "product_variant_price_set",
  "price",
  "product_category",
  "product_category_product",
  "product_category_category_detail",
  "category_detail",
  "product_variant_inventory_item",
  "inventory_item",
  "inventory_level",
  "closed_store",
  "seller",
] as const;
