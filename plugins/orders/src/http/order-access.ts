import type { MedusaRequest } from "@medusajs/framework/http";
import { findAdmin, findCustomer } from "@zakh/accounts/http/guards";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { OrderLookupQuery } from "../contract/list";
import type { OrderAccess } from "../read-models/order-access";

/** Whether the client may read an order without its email. */
export function isOwnerOrAdmin(request: MedusaRequest, access: OrderAccess | undefined): boolean {
  return findAdmin(request) !== undefined || (access !== undefined && findCustomer(request)?.number === access.userId);
}

/**
 * Lets an order's owner, an admin, and anyone with its email through; the same 404 for everybody else (ruling 9).
 * Response times do not reveal whether an order exists: the whole order is read only for those who may read it.
 */
export function requireReadable(request: MedusaRequest, access: OrderAccess | undefined): void {
  const { email } = request.validatedQuery as OrderLookupQuery;
  const readable =
    access &&
    (isOwnerOrAdmin(request, access) || (email !== undefined && email.toLowerCase() === access.email.toLowerCase()));
  if (!readable) throw new ApiError(404, "order_not_found");
}
