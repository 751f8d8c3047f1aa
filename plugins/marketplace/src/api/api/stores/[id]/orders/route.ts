import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { TOTAL_COUNT_HEADER } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { StoreOrdersQuery } from "../../../../../contract";
import { storeOf } from "../../../../../http/own-store";
import { listStoreOrders } from "../../../../../read-models/store-orders";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const query = request.validatedQuery as StoreOrdersQuery;
  const { orders, total } = await listStoreOrders(shopPool(), storeOf(request).number, query);
  response.set(TOTAL_COUNT_HEADER, String(total)).json(orders);
}
