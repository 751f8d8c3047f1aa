import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { readId } from "@zakh/kit/http/path-id";
import { findShopName } from "@zakh/kit/mail/shop-contact";
import { orderMessage } from "../../../../../../mails/order-message";
import { findLinkedOrder } from "../../../../../../read-models/linked-order";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const order = await findLinkedOrder(shopPool(), readId(request.params.id, "order_not_found"));
  if (!order) throw new ApiError(404, "order_not_found");
  response.json(orderMessage(order, await findShopName()));
}
