import type { Logger } from "@medusajs/framework/types";
import { STORED_TEXTS } from "@zakh/catalog/contract";
import { ON_SALE, RULE } from "@zakh/catalog/read-models/on-sale";
import { analyze, insertRows } from "@zakh/kit/database/table-rows";
import { textColumns } from "@zakh/kit/database/text-columns";
import { findOrderDefaults } from "@zakh/orders/read-models/order-defaults";
import type { Pool } from "pg";
import { PRODUCTS } from "../data/catalogue";
import { everSeen } from "../parts/found";
import { generateProducts, type ProductModel } from "./generated-product";
import { type ProductDefaults, productRows } from "./product-rows";

/** Products per transaction. */
const BATCH_SIZE = 500;
/** Age of generated products in days; before the first generated order. */
const OPENED_DAYS_AGO = 400;

/** Fills the shop up to `wanted` products on sale; existing ones stay unchanged. */
export async function fillProducts(pool: Pool, logger: Logger, wanted: number): Promise<void> {
  const missing = wanted - (await countProductsOnSale(pool));
  if (missing <= 0) return;
  const [models, defaults, seen] = await Promise.all([
    findModels(pool),
    findProductDefaults(pool),
    everSeen("product", "handle"),
  ]);
  const products = generateProducts(models, seen, missing);
  const opening = Date.now() - OPENED_DAYS_AGO * 24 * 60 * 60 * 1000;
  const tables = new Set<string>();
  for (let done = 0; done < products.length; done += BATCH_SIZE) {
    const batch = products.slice(done, done + BATCH_SIZE);
    const rows = batch.flatMap((product, index) => productRows(product, defaults, new Date(opening + done + index)));
    await insertRows(pool, rows);
    for (const { table } of rows) tables.add(table);
    logger.info(`Generated products: ${done + batch.length} of ${missing}`);
  }
  await analyze(pool, tables);
}

async function countProductsOnSale(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count ${ON_SALE} WHERE pd.deleted_at IS NULL`,
  );
  return rows[0]?.count ?? 0;
}

/** The seed's products of a category that are still on sale, with their current data. */
async function findModels(pool: Pool): Promise<ProductModel[]> {
  const { rows } = await pool.query<ProductModel>(
    `SELECT p.handle, p.title AS name, coalesce(p.description, '') AS description,
       ${textColumns("pd.texts", STORED_TEXTS)}, pd.facts, category.id AS "categoryId", price.amount::float8 AS price, ${RULE},
       array(SELECT image.url FROM image WHERE image.product_id = p.id AND image.deleted_at IS NULL
         ORDER BY image.url <> p.thumbnail, image.rank) AS "imageUrls"
     ${ON_SALE}
     JOIN LATERAL (
       SELECT c.id FROM product_category_product pcp JOIN product_category c ON c.id = pcp.product_category_id
       WHERE pcp.product_id = p.id AND c.deleted_at IS NULL ORDER BY c.id LIMIT 1
     ) category ON true
     WHERE pd.deleted_at IS NULL AND p.handle = ANY($1::text[])
     ORDER BY pd.number`,
    [PRODUCTS.map(({ handle }) => handle)],
  );
  return rows;
}

async function findProductDefaults(pool: Pool): Promise<ProductDefaults> {
  const { salesChannelId } = await findOrderDefaults(pool);
  const { rows } = await pool.query<{ id: string }>(
    "SELECT id FROM shipping_profile WHERE deleted_at IS NULL ORDER BY created_at, id LIMIT 1",
  );
  const shippingProfileId = rows[0]?.id;
  if (!salesChannelId || !shippingProfileId) throw new Error("Medusa has no sales channel or no shipping profile");
  return { salesChannelId, shippingProfileId };
}
