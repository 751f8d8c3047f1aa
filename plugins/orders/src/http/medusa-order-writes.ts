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

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/** It writes a file. */
const EXPORT = /^POST \/admin\/orders\/export\/?$/i;

/**
 * Refuses every write to orders, including those of later Medusa versions: its dashboard reads them, and the shop's own screen changes
 * them (ruling 57). 409 `order_write_refused`.
 */
export function refuseOrderWrites(
  { method, baseUrl, path }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
) {
  if (READS.has(method) || EXPORT.test(`${method} ${baseUrl}${path}`)) return next();
  throw refusedInDashboard("order_write_refused");
}
