import type { MedusaRequest } from "@medusajs/framework/http";
import { findAdmin, findCustomer } from "@zakh/accounts/http/guards";
import { ApiError } from "@zakh/kit/http/api-error";
import type { OrderLookupQuery } from "../contract/list";
import type { Order } from "../contract/order";

/** The order, for its owner, an admin, or whoever gives its email; the same 404 for everybody else (ruling 9). */
export function readableOrder(request: MedusaRequest, order: Order | undefined): Order {
  const { email } = request.validatedQuery as OrderLookupQuery;
  const readable =
    order &&
    (findAdmin(request) !== undefined ||
      findCustomer(request)?.number === order.userId ||
      (email !== undefined && email.toLowerCase() === order.customerEmail.toLowerCase()));
  if (!readable) throw new ApiError(404, "order_not_found");
  return order;
}
