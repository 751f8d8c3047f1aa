import { timingSafeEqual } from "node:crypto";
import type { MedusaRequest } from "@medusajs/framework/http";
import { findAdmin, findCustomer } from "@zakh/accounts/http/guards";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { OrderLookupQuery } from "../contract/list";
import { readOrderLinkKey } from "../mails/order-link";
import type { OrderAccess } from "../read-models/order-access";
import { isPacker } from "./packers-view";

/** Whether the client may read an order without its email. */
export function isOwnerOrAdmin(request: MedusaRequest, access: OrderAccess | undefined): boolean {
  return findAdmin(request) !== undefined || isOwner(request, access);
}

function isOwner(request: MedusaRequest, access: OrderAccess | undefined): boolean {
  return access !== undefined && findCustomer(request)?.number === access.userId;
}

/** Whether nothing but a packer's role opens an order: it is not their own, and they have neither its email nor its link. */
export function readsAsPacker(request: MedusaRequest, access: OrderAccess | undefined): boolean {
  return isPacker(request) && !isOwner(request, access) && !hasEmailOrLink(request, access);
}

function hasEmailOrLink(request: MedusaRequest, access: OrderAccess | undefined): boolean {
  const { email, key } = request.validatedQuery as OrderLookupQuery;
  if (!access) return false;
  // An order without an email is not found by an empty one.
  const knowsEmail = Boolean(email && email.toLowerCase() === access.email.toLowerCase());
  return knowsEmail || isLinkKey(access.linkKey, key) || mailedLink(access, key) === "open";
}

/** What the link of a mail is worth; `undefined` for none, and for one of another order. */
function mailedLink(access: OrderAccess, key: string | undefined) {
  return key === undefined ? undefined : readOrderLinkKey(access, key);
}

/**
 * Lets an order's owner, an admin, and anyone with its email or link through; the same 404 for everybody else (ruling 9), but 410
 * `order_link_expired` for the link of an old mail of this order. Response times do not reveal whether an order exists: the whole order is read
 * only for those who may read it.
 */
export function requireReadable(request: MedusaRequest, access: OrderAccess | undefined): void {
  if (access && (isOwnerOrAdmin(request, access) || hasEmailOrLink(request, access))) return;
  const { key } = request.validatedQuery as OrderLookupQuery;
  if (access && mailedLink(access, key) === "expired") throw new ApiError(410, "order_link_expired");
  throw new ApiError(404, "order_not_found");
}

/** Whether a sent key is the order's, in a time that tells nothing about it. An order without a key has no link. */
function isLinkKey(linkKey: string | null, sent: string | undefined): boolean {
  if (linkKey === null || sent === undefined) return false;
  const [key, given] = [Buffer.from(linkKey), Buffer.from(sent)];
  return key.length === given.length && timingSafeEqual(key, given);
}
