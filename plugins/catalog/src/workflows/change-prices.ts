import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, ProductWorkflowEvents } from "@medusajs/framework/utils";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inOneTransaction, type OneTransaction, type Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { PricesAnswer, PricesInput } from "../contract";
import { STORED } from "../read-models/on-sale";
import { findPricesToUndo } from "../read-models/product-changes";
import { productKey } from "./product/product-key";
import { type ProductActor, recordChanges } from "./product/record-changes";

/** Prices to set, or the change of many to set back. */
export type PriceChanging = { by: ProductActor } & (Pick<PricesInput, "prices"> | { undoes: number });

interface PricedProduct {
  number: number;
  productId: string;
  name: string;
  priceSetId: string;
  priceId: string;
  /** Won. */
  price: number;
}

interface Changed extends PricesAnswer {
  /** Ids of Medusa's Product. */
  updated: string[];
}

/**
 * Sets the prices of many products, or sets back what such a change has set, of the products that are still there; all of them or
 * none. Throws 404 `product_not_found` or `price_change_not_found`, 409 `prices_changed` when a price is not what it was when the
 * change was shown, 400 `prices_unchanged`, and 409 `conflict` when a product's lock is not free within 8 s.
 */
export const changePricesWorkflow = defineWrite(
  "change-prices",
  async (changing: PriceChanging, { container, emit }): Promise<PricesAnswer> => {
    const { updated, ...answer } = await inOneTransaction(container, async (transaction) => {
      const { sql } = transaction;
      if (!("undoes" in changing)) return setPrices(transaction, container, changing.prices, changing.by);
      return setPrices(transaction, container, await pricesBefore(sql, changing.undoes), changing.by, true);
    });
    emit(
      ProductWorkflowEvents.UPDATED,
      updated.map((id) => ({ id })),
    );
    return answer;
  },
);

async function pricesBefore(sql: Queryable, set: number): Promise<PricesInput["prices"]> {
  const prices = await findPricesToUndo(sql, set);
  if (prices.length === 0) throw new ApiError(404, "price_change_not_found");
  return prices;
}

async function setPrices(
  { sql, use }: OneTransaction,
  container: MedusaContainer,
  prices: PricesInput["prices"],
  by: ProductActor,
  /** Whether products that were deleted meanwhile are left out: one of them must not keep the others from being set back. */
  skipsDeleted = false,
): Promise<Changed> {
  const wanted = new Map(prices.map((one) => [one.id, one]));
  const products = await lockedProducts(sql, [...wanted.keys()]);
  const isMissing = skipsDeleted ? products.length === 0 : products.length < wanted.size;
  if (isMissing) throw new ApiError(404, "product_not_found");
  const other = products.filter(({ number, price }) => price !== wanted.get(number)?.from);
  if (other.length > 0) {
    throw new ApiError(409, "prices_changed", {
      params: {
        names: other
          .slice(0, 3)
          .map(({ name }) => `«${name}»`)
          .join(", "),
        count: other.length,
      },
    });
  }
  const changes = products.flatMap((product) => {
    const to = wanted.get(product.number)?.to ?? product.price;
    return to === product.price ? [] : [{ ...product, to }];
  });
  if (changes.length === 0) throw new ApiError(400, "prices_unchanged");
  await use(container.resolve(Modules.PRICING), (service, context) =>
    service.addPrices(
      changes.map(({ priceSetId, priceId, to }) => ({
        priceSetId,
        prices: [{ id: priceId, currency_code: "krw", amount: to }],
      })),
      context,
    ),
  );
  const changeSet = await recordChanges(
    sql,
    by,
    changes.map(({ number: product, price: from, to }) => ({ product, field: "price", from, to })),
  );
  if (changeSet === undefined) throw new Error("A change of prices was not recorded");
  return {
    changeSet,
    count: changes.length,
    updated: changes.map(({ productId }) => productId),
  };
}

/** The products, each locked against other savings, always in the same order, so that two changes of many never wait for each other. */
async function lockedProducts(sql: Queryable, numbers: readonly number[]): Promise<PricedProduct[]> {
  const ordered = [...numbers].sort((one, other) => one - other);
  await sql.query("SELECT pg_advisory_xact_lock(hashtextextended(key, 0)) FROM unnest($1::text[]) AS key", [
    ordered.map(productKey),
  ]);
  const { rows } = await sql.query<PricedProduct>(
    `SELECT pd.number, p.id AS "productId", p.title AS name, price.price_set_id AS "priceSetId", price.id AS "priceId",
       price.amount::float8 AS price
     ${STORED} WHERE pd.number = ANY($1::int[]) AND pd.deleted_at IS NULL ORDER BY pd.number`,
    [ordered],
  );
  return rows;
}
