import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { publicId } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { lookUpWithinLimits } from "../../../../http/limits";
import { requireReadable } from "../../../../http/order-access";
import { findOrderAccess } from "../../../../read-models/order-access";
import { findOrder } from "../../../../read-models/orders";

/** No order has it: what is asked for in place of an id that is none, so that the refusal takes as long. */
const NO_ORDER = 0;

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const id = publicId.safeParse(Number(request.params.id)).data ?? NO_ORDER;
  const findAccess = () => findOrderAccess(shopPool(), id);
  const order = await lookUpWithinLimits(request, id, findAccess, async () => {
    requireReadable(request, await findAccess());
    const found = await findOrder(shopPool(), id);
    if (!found) throw new ApiError(404, "order_not_found");
    return found;
  });
  response.json(order);
}
