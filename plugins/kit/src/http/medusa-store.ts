import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiError } from "../errors/api-error";

/** What everybody may read below `/store`: the catalogue. Whatever tells of a person, and what is not known yet, is not in it. */
const PUBLIC_READS =
  /^\/(?:products|product-(?:categories|options|tags|types|variants)|collections|regions|currencies|locales|payment-providers|return-reasons)(?:\/|$)/i;

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Only `npm run bench` sets it, for a shop of its own: it measures Medusa's checkout beside the shop's. */
const isBench = () => process.env.MEDUSA_STORE_WRITES === "bench-only";

/**
 * Medusa's own storefront calls are read-only, and show the catalogue alone. An order made there has no number, no payment and no
 * mail of the shop's, and a customer made there cannot sign in; a cart or an order is shown there to anybody who has its id.
 * 403 `store_read_only` for writes, `store_not_public` for reads.
 */
export function refuseStoreWrites(
  { method, path }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
) {
  if (method === "OPTIONS" || isBench()) return next();
  if (!READS.has(method)) throw new ApiError(403, "store_read_only");
  if (!PUBLIC_READS.test(path)) throw new ApiError(403, "store_not_public");
  next();
}

/**
 * Medusa looks at a request's body, key and token before any middleware of ours runs; what it finds wrong with a write is
 * no reason to answer it otherwise. Stands before the error handler.
 */
export function storeWritesBeforeErrors(
  error: unknown,
  { method, path }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
) {
  const refused = /^\/store(?:\/|$)/i.test(path) && !READS.has(method) && !isBench();
  next(refused ? new ApiError(403, "store_read_only") : error);
}
