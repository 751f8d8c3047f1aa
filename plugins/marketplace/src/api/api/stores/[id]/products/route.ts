import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { saveProduct } from "@zakh/catalog/http/save-product";
import { findStoreProducts, products } from "@zakh/catalog/read-models/products";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/http/api-error";
import { storeOf } from "../../../../../http/own-store";
import { visibleStore } from "../../../../../http/visible-store";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { store, insider } = await visibleStore(request, response);
  const found = insider
    ? await findStoreProducts(shopPool(), store.id)
    : (await products.value()).filter(({ storeId }) => storeId === store.id);
  response.json(found);
}

/** Only a verified, active store may add products (ruling 31). */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { number: storeId, isVerified, isActive } = storeOf(request);
  if (!isVerified || !isActive) throw new ApiError(409, "store_not_verified");
  response.status(201).json(await saveProduct(request, { storeId }));
}
