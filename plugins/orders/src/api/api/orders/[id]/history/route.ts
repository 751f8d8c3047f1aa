import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendList } from "@zakh/kit/cache/send-list";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { readId } from "@zakh/kit/http/path-id";
import { findOrderHistory } from "../../../../../read-models/order-history";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const history = await findOrderHistory(shopPool(), readId(request.params.id, "order_not_found"));
  if (!history) throw new ApiError(404, "order_not_found");
  sendList(request, response, history);
}
