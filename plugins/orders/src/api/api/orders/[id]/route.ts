import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { publicId } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { lookUpWithinLimits } from "../../../../http/limits";
import { isOwnerOrAdmin, requireReadable } from "../../../../http/order-access";
import { findOrderAccess } from "../../../../read-models/order-access";
import { findOrder } from "../../../../read-models/orders";

/** A number that no order has. It is looked up for an invalid id, so that the 404 takes as long as for a valid one. */
const UNUSED_ORDER_NUMBER = 0;

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const id = publicId.safeParse(Number(request.params.id)).data ?? UNUSED_ORDER_NUMBER;
  const findAccess = () => findOrderAccess(shopPool(), id);
  const order = await lookUpWithinLimits(request, id, findAccess, async () => {
    const access = await findAccess();
    requireReadable(request, access);
    const found = await findOrder(shopPool(), id);
    if (!found) throw new ApiError(404, "order_not_found");
    return isOwnerOrAdmin(request, access) ? found : { ...found, refundAccount: null };
  });
  response.json(order);
}
