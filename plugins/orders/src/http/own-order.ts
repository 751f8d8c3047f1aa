import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { customerOf, findAdmin, findCustomer } from "@zakh/accounts/http/guards";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { writeId } from "@zakh/kit/http/path-id";
import { addLogFields } from "@zakh/kit/log/request-context";
import type { OrderLookupQuery } from "../contract/list";
import type { Order } from "../contract/order";
import { findOrderAccess } from "../read-models/order-access";
import { findOrder } from "../read-models/orders";
import type { ChangedOrder } from "./change-order";

/**
 * Changes the order in the path for whoever placed it, and answers it: its number and email are not enough. Throws 404
 * `order_not_found` for everybody else.
 */
export async function changeOwnOrder(
  request: MedusaRequest,
  response: MedusaResponse,
  change: (order: ChangedOrder) => Promise<unknown>,
): Promise<void> {
  const id = writeId(request.params.id);
  const { number, name } = customerOf(request);
  addLogFields({ order: id, by: number });
  const access = await findOrderAccess(shopPool(), id);
  if (access?.userId !== number) throw new ApiError(404, "order_not_found");
  await change({ number: id, by: { number, name } });
  response.json(await findOrder(shopPool(), id));
}

/** Who acts on an order that was looked up: whoever has its email or link acts for the customer, an admin without them as an admin. */
export function actorOnLookedUp(request: MedusaRequest, { userId, customerName }: Order): ChangedOrder["by"] {
  const { email, key } = request.validatedQuery as OrderLookupQuery;
  const admin = email || key || findCustomer(request)?.number === userId ? undefined : findAdmin(request);
  return admin ? { number: admin.number, name: admin.name } : { number: userId, name: customerName };
}
