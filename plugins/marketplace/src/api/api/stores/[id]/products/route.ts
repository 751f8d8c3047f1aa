import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { PRODUCTS_MAX } from "@zakh/catalog/contract";
import { saveProduct } from "@zakh/catalog/http/save-product";
import { withProductVersion } from "@zakh/catalog/read-models/product-version";
import { countStoreProducts, findStoreProducts, products } from "@zakh/catalog/read-models/products";
import { pageOf, sendList, sendPage } from "@zakh/kit/cache/send-list";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { storeOf } from "../../../../../http/own-store";
import { visibleStore } from "../../../../../http/visible-store";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { store, insider } = await visibleStore(request, response, [products]);
  if (insider) {
    const [found, total] = await Promise.all([
      findStoreProducts(shopPool(), store.id, pageOf(request, PRODUCTS_MAX)),
      countStoreProducts(shopPool(), store.id),
    ]);
    sendPage(request, response, found.map(withProductVersion), total);
  } else {
    const onSale = (await products.value())
      .filter(({ storeId }) => storeId === store.id)
      .sort((one, other) => one.position - other.position);
    sendList(request, response, onSale, PRODUCTS_MAX);
  }
}

/** Only a verified, active store may add products (ruling 31). */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { number: storeNumber, isVerified, isActive } = storeOf(request);
  if (!isVerified || !isActive) throw new ApiError(409, "store_not_verified");
  response.status(201).json(await saveProduct(request, { storeNumber }));
}
