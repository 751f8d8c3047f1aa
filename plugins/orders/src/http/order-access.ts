import type { MedusaRequest } from "@medusajs/framework/http";
import { findAdmin, findCustomer } from "@zakh/accounts/http/guards";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { OrderLookupQuery } from "../contract/list";
import type { OrderAccess } from "../read-models/order-access";
import { isLinkKey } from "../workflows/placing/link-key";

/** Whether the client may read an order without its email. */
export function isOwnerOrAdmin(request: MedusaRequest, access: OrderAccess | undefined): boolean {
  return findAdmin(request) !== undefined || (access !== undefined && findCustomer(request)?.number === access.userId);
}

/**
 * Lets an order's owner, an admin, and anyone with its email or link through; the same 404 for everybody else (ruling 9).
 * Response times do not reveal whether an order exists: the whole order is read only for those who may read it.
 */
export function requireReadable(request: MedusaRequest, access: OrderAccess | undefined): void {
  const { email, key } = request.validatedQuery as OrderLookupQuery;
  // An order without an email is not found by an empty one.
  const readable =
    access &&
    (isOwnerOrAdmin(request, access) ||
      (email && email.toLowerCase() === access.email.toLowerCase()) ||
      isLinkKey(access.linkKey, key));
  if (!readable) throw new ApiError(404, "order_not_found");
}
