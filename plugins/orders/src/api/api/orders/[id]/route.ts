import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { readId } from "@zakh/kit/http/path-id";
import { readableOrder } from "../../../../http/order-access";
import { findOrder } from "../../../../read-models/orders";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const order = await findOrder(shopPool(), readId(request.params.id, "order_not_found"));
  response.json(readableOrder(request, order));
}
