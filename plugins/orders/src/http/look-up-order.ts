import type { MedusaRequest } from "@medusajs/framework/http";
import { publicId } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { Order } from "../contract/order";
import { findOrderAccess } from "../read-models/order-access";
import { findOrder } from "../read-models/orders";
import { lookUpWithinLimits } from "./limits";
import { isOwnerOrAdmin, readsAsPacker, requireReadable } from "./order-access";
import { isPackersOrder, packersView } from "./packers-view";

/** A number that no order has. It is looked up for an invalid id, so that the 404 takes as long as for a valid one. */
const UNUSED_ORDER_NUMBER = 0;

/**
 * The order of the path, for its owner, an admin, and anyone with its email, within the limits of look-ups (rulings 9, 20). The
 * account for returned money and the code of the door are for owner and admin only. Throws 404 `order_not_found` and 429.
 */
export function lookUpOrder(request: MedusaRequest): Promise<Order> {
  const id = publicId.safeParse(Number(request.params.id)).data ?? UNUSED_ORDER_NUMBER;
  const findAccess = () => findOrderAccess(shopPool(), id);
  return lookUpWithinLimits(request, id, findAccess, async () => {
    const access = await findAccess();
    requireReadable(request, access);
    const found = await findOrder(shopPool(), id);
    if (!found) throw new ApiError(404, "order_not_found");
    if (readsAsPacker(request, access)) {
      if (!isPackersOrder(found)) throw new ApiError(404, "order_not_found");
      return packersView(found);
    }
    return isOwnerOrAdmin(request, access) ? found : lookedUp(found);
  });
}

/** What whoever knows an order's email sees of it. */
function lookedUp({ address, ...order }: Order): Order {
  return { ...order, address: address && { ...address, doorCode: "" }, refundAccount: null };
}
