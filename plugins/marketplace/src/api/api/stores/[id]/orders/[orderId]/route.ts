import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { readId } from "@zakh/kit/http/path-id";
import { storeOf } from "../../../../../../http/own-store";
import { findStoreOrder } from "../../../../../../read-models/store-orders";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const orderId = readId(request.params.orderId, "store_order_not_found");
  const order = await findStoreOrder(shopPool(), storeOf(request).number, orderId);
  if (!order) throw new ApiError(404, "store_order_not_found");
  response.json(order);
}
