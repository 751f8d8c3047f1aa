import { generateEntityId } from "@medusajs/framework/utils";
import type { Language } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inOneTransaction, type Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { type BackInStockAlert, OPEN_ALERTS_MAX } from "../../contract";
import { findProductsOnSale } from "../../read-models/products";

export interface NewBackInStockAlert {
  accountId: string;
  productNumber: number;
  /** The mail's language. */
  language: Language;
}

/**
 * Subscribes a customer to one mail when a sold-out product is available again (ruling 51). Throws 404
 * `product_not_found` when it is not on sale, 409 `product_back_in_stock` when it can be bought, 409
 * `back_in_stock_alerts_full` beyond 100 products.
 */
export const subscribeToBackInStockWorkflow = defineWrite(
  "subscribe-to-back-in-stock",
  async (alert: NewBackInStockAlert, { container }): Promise<BackInStockAlert> => {
    await inOneTransaction(container, async ({ sql }) => {
      const [product] = await findProductsOnSale(sql, [alert.productNumber]);
      if (!product) throw new ApiError(404, "product_not_found");
      if (!product.isSoldOut) throw new ApiError(409, "product_back_in_stock", { params: { name: product.name } });
      await writeAlert(sql, alert);
    });
    return { isSubscribed: true };
  },
);

/** Subscribing again only updates the language. */
async function writeAlert(sql: Queryable, { accountId, productNumber, language }: NewBackInStockAlert): Promise<void> {
  // Serialises requests of one account, so that concurrent ones cannot exceed the limit.
  await sql.query("SELECT pg_advisory_xact_lock(hashtextextended('back_in_stock_' || $1, 0))", [accountId]);
  const { rowCount } = await sql.query(
    `INSERT INTO back_in_stock_alert (id, account_id, product_number, language)
     SELECT $1, $2, $3::int, $4
     WHERE (SELECT count(*) FROM back_in_stock_alert WHERE account_id = $2 AND product_number <> $3::int) < $5::int
     ON CONFLICT (account_id, product_number) DO UPDATE SET language = excluded.language`,
    [generateEntityId(undefined, "bisa"), accountId, productNumber, language, OPEN_ALERTS_MAX],
  );
  if (!rowCount) throw new ApiError(409, "back_in_stock_alerts_full", { params: { maximum: OPEN_ALERTS_MAX } });
}
