import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { products } from "@zakh/catalog/read-models/products";
import { pageOf } from "@zakh/kit/cache/send-list";
import { OWN_LIST_MAX } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { distributions } from "@zakh/reviews/read-models/product-reviews";
import { findStoreReviews } from "@zakh/reviews/read-models/store-reviews";
import { visibleStore } from "../../../../../http/visible-store";

/** The shown reviews of a store's goods. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { store } = await visibleStore(request, response, [products, distributions]);
  const { limit, offset } = pageOf(request, OWN_LIST_MAX);
  response.json(await findStoreReviews(shopPool(), store.id, { limit: Math.min(limit, OWN_LIST_MAX), offset }));
}
