import { defineWrite } from "@zakh/kit/database/define-write";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";
import { completeSaleRule } from "../contract";
import { createProductDetails } from "./product/product-details";

/**
 * Adds the default detail to products created outside the shop, such as in Medusa's dashboard. Returns the public ids
 * of those that had none.
 */
export const adoptProductsWorkflow = defineWrite("adopt-products", (productIds: string[], { container }) =>
  inOneTransaction(container, async (transaction) => {
    const { rows } = await transaction.sql.query<{ productId: string; title: string }>(
      `SELECT p.id AS "productId", p.title FROM product p
       WHERE p.id = ANY($1) AND p.deleted_at IS NULL AND NOT EXISTS (
         SELECT 1 FROM product_product_detail ppd WHERE ppd.product_id = p.id AND ppd.deleted_at IS NULL
       )`,
      [productIds],
    );
    if (rows.length === 0) return [];
    return createProductDetails(
      transaction,
      container,
      rows.map(({ productId, title }) => ({ productId, ...completeSaleRule(title) })),
    );
  }),
);
