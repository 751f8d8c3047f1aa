import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { refusedInDashboard } from "./medusa-dashboard";

/**
 * Paths where Medusa's admin API writes to orders, payments and fulfilments; the last one runs any workflow by name.
 */
export const ORDER_PATHS: readonly string[] = [
  "/admin/claims",
  "/admin/draft-orders",
  "/admin/exchanges",
  "/admin/fulfillments",
  "/admin/order-changes",
  "/admin/order-edits",
  "/admin/orders",
  "/admin/payment-collections",
  "/admin/payments",
  "/admin/returns",
  "/admin/workflows-executions",
];

/**
 * Writes that are allowed, because the shop's order follows: a route in `api/admin` replaces Medusa's own. Those without one
 * only write a draft of Medusa's that another one confirms, or a file.
 */
export const FOLLOWED_WRITES: readonly string[] = [
  "POST /admin/order-changes/:id",
  "POST /admin/order-edits",
  "DELETE /admin/order-edits/:id",
  "POST /admin/order-edits/:id/confirm",
  "POST /admin/order-edits/:id/items",
  "POST /admin/order-edits/:id/items/:action_id",
  "DELETE /admin/order-edits/:id/items/:action_id",
  "POST /admin/order-edits/:id/items/item/:item_id",
  "POST /admin/order-edits/:id/request",
  "POST /admin/orders/:id",
  "POST /admin/orders/:id/cancel",
  "POST /admin/orders/:id/complete",
  "POST /admin/orders/export",
  "POST /admin/payment-collections/:id/mark-as-paid",
  "POST /admin/payments/:id/capture",
  "POST /admin/payments/:id/refund",
  "POST /admin/returns",
  "POST /admin/returns/:id",
  "POST /admin/returns/:id/cancel",
  "POST /admin/returns/:id/dismiss-items",
  "POST /admin/returns/:id/dismiss-items/:action_id",
  "DELETE /admin/returns/:id/dismiss-items/:action_id",
  "POST /admin/returns/:id/receive",
  "DELETE /admin/returns/:id/receive",
  "POST /admin/returns/:id/receive/confirm",
  "POST /admin/returns/:id/receive-items",
  "POST /admin/returns/:id/receive-items/:action_id",
  "DELETE /admin/returns/:id/receive-items/:action_id",
  "POST /admin/returns/:id/request",
  "DELETE /admin/returns/:id/request",
  "POST /admin/returns/:id/request-items",
  "POST /admin/returns/:id/request-items/:action_id",
  "DELETE /admin/returns/:id/request-items/:action_id",
];

const READS = new Set(["GET", "HEAD", "OPTIONS"]);
const FOLLOWED = FOLLOWED_WRITES.map((write) => new RegExp(`^${write.replace(/:\w+/g, "[^/]+")}/?$`, "i"));

/**
 * Refuses every write to orders that the shop does not follow, including those of later Medusa versions; otherwise the
 * shop and Medusa would disagree about an order (ruling 57). 409 `order_write_refused`.
 */
export function refuseUnfollowedWrites(
  { method, baseUrl, path }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
) {
  const write = `${method} ${baseUrl}${path}`;
  if (READS.has(method) || FOLLOWED.some((followed) => followed.test(write))) return next();
  throw refusedInDashboard("order_write_refused");
}
