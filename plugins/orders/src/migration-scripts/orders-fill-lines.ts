import { shopPool } from "@zakh/kit/database/pool";

/**
 * Orders of earlier versions have their sold products in the `metadata` of Medusa's lines; this writes the shop's own
 * rows. Lines that were removed completely are skipped.
 */
export default async function fillOrderLines(): Promise<void> {
  await shopPool().query(
    `INSERT INTO order_line (id, order_detail_id, place, line_item_id, product_number, store_number, quantity, raw_quantity,
       price, raw_price, price_divisor, raw_price_divisor, total, raw_total, name, name_ru, name_en, category, category_ru, category_en, image_url,
       created_at, updated_at)
     SELECT 'ordln_' || upper(replace(gen_random_uuid()::text, '-', '')), sold.detail_id, sold.place, sold.line_item_id,
       sold.product_number, sold.store_number, sold.quantity, ${exact("sold.quantity")}, sold.price, ${exact("sold.price")},
       sold.price_divisor, ${exact("sold.price_divisor")}, sold.total, ${exact("sold.total")}, sold.name, sold.name_ru, sold.name_en,
       sold.category, sold.category_ru, sold.category_en, sold.image_url, sold.created_at, sold.created_at
     FROM (
       SELECT d.id AS detail_id, d.created_at, line.id AS line_item_id, item.quantity,
         row_number() OVER (PARTITION BY d.id ORDER BY (line.metadata->>'position')::int, line.id) AS place,
         coalesce((line.metadata->>'productNumber')::int, 0) AS product_number,
         (line.metadata->>'storeNumber')::int AS store_number,
         coalesce((line.metadata->>'price')::numeric, line.unit_price) AS price,
         coalesce((line.metadata->>'priceDivisor')::numeric, 1) AS price_divisor,
         coalesce((line.metadata->>'lineTotal')::numeric, round(line.unit_price * item.quantity)) AS total,
         coalesce(line.metadata->>'name', line.title) AS name,
         coalesce(line.metadata->>'nameRu', '') AS name_ru, coalesce(line.metadata->>'nameEn', '') AS name_en,
         coalesce(line.metadata->>'category', '') AS category,
         coalesce(line.metadata->>'categoryRu', '') AS category_ru, coalesce(line.metadata->>'categoryEn', '') AS category_en,
         coalesce(line.metadata->>'image', line.thumbnail, '') AS image_url
       FROM order_detail d
       JOIN order_order_detail link ON link.shop_order_detail_id = d.id AND link.deleted_at IS NULL
       JOIN "order" o ON o.id = link.order_id AND o.deleted_at IS NULL
       JOIN order_item item ON item.order_id = o.id AND item.version = o.version AND item.deleted_at IS NULL AND item.quantity > 0
       JOIN order_line_item line ON line.id = item.item_id
       WHERE d.deleted_at IS NULL AND NOT EXISTS (SELECT FROM order_line known WHERE known.order_detail_id = d.id)
     ) sold`,
  );
}

/** A number in Medusa's exact notation, as text. */
function exact(column: string): string {
  return `jsonb_build_object('value', (${column})::text, 'precision', 20)`;
}
