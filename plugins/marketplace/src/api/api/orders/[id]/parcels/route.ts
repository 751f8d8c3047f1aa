import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { lookUpOrder } from "@zakh/orders/http/look-up-order";
import { isPacker } from "@zakh/orders/http/packers-view";
import { findOrderParcels } from "../../../../../read-models/order-parcels";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { id } = await lookUpOrder(request);
  if (isPacker(request)) throw new ApiError(404, "order_not_found");
  response.json({ parcels: await findOrderParcels(shopPool(), id) });
}
