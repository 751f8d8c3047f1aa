import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiError } from "../errors/api-error";

/** The public reads below `/store`: the catalogue. Personal data and unknown paths are not in the list. */
const PUBLIC_READS =
  /^\/(?:products|product-(?:categories|options|tags|types|variants)|collections|regions|currencies|locales|payment-providers|return-reasons)(?:\/|$)/i;

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Set by `npm run bench` only, for its own shop: it measures Medusa's checkout beside the shop's. */
const isBench = () => process.env.MEDUSA_STORE_WRITES === "bench-only";

/**
 * Makes Medusa's storefront API read-only and limits it to the catalogue. An order created there would have no number,
 * payment or mail of the shop, and a customer created there could not sign in. Medusa shows carts and orders there to
 * anyone with the id. 403 `store_read_only` for writes, `store_not_public` for reads.
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
 * Gives every write to `/store` the same answer. Medusa checks a request's body, key and token before our middlewares
 * run, and would otherwise answer with its own errors. Stands before the error handler.
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
