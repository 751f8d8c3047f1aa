import type { MedusaNextFunction, MedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http";
import { kitOptions } from "../configuration/kit-options";
import { ApiError } from "../errors/api-error";
import type { Middleware } from "./calls";
import { skipAbandoned } from "./skip-abandoned";

/** The public reads below `/store`: the catalogue. Personal data and unknown paths are not in the list. */
const PUBLIC_READS =
  /^\/(?:products|product-(?:categories|options|tags|types|variants)|collections|regions|currencies|locales|payment-providers|return-reasons)(?:\/|$)/i;

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Most characters of a body: an address book entry, or a cart's first lines, many times over. */
const BODY_MAX = 16_384;

/** A call of Medusa's storefront API that a plugin opens, because it keeps the shop's rules there. */
export interface StoreCall {
  method: "GET" | "POST" | "DELETE";
  /** With parameters in Express' notation: `/store/carts/:id`. */
  path: `/store/${string}`;
  /** Guards and limits, which run after Medusa has validated the body. */
  before?: readonly Middleware[];
}

const opened: { method: string; path: RegExp }[] = [];

/** Opens calls, and returns their guards as Medusa's middleware routes. Everything that no plugin opens stays refused. */
export function openStoreCalls(calls: readonly StoreCall[]): MiddlewareRoute[] {
  if (isBench()) return [];
  return calls.flatMap(({ method, path, before = [] }) => {
    opened.push({ method, path: new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}/?$`, "i") });
    const middlewares = method === "GET" ? before : [...before, skipAbandoned];
    return middlewares.length === 0 ? [] : [{ matcher: path, methods: [method], middlewares: middlewares as never }];
  });
}

function isOpened(method: string, path: string): boolean {
  return opened.some((call) => call.method === (method === "HEAD" ? "GET" : method) && call.path.test(path));
}

/** Set by `npm run bench` only, for its own shop: it measures Medusa's checkout beside the shop's. */
const isBench = () => kitOptions().store === "medusa";

/** The shop's route in the place of Medusa's; in a shop of `npm run bench` Medusa's own, because that one is measured. */
export function inPlaceOf<Theirs, Ours>(theirs: Theirs, ours: Ours): Theirs | Ours {
  return isBench() ? theirs : ours;
}

/**
 * Limits Medusa's storefront API to the catalogue and to what plugins open: what Medusa would do by itself follows no
 * rule of the shop, and it shows carts and orders to anyone with the id. 403 `store_read_only` for writes,
 * `store_not_public` for reads, 413 `body_too_large`.
 */
export function refuseStoreWrites(
  { method, baseUrl, path, body }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
) {
  if (method === "OPTIONS" || isBench()) return next();
  if (isOpened(method, `${baseUrl}${path}`)) {
    if (!READS.has(method) && JSON.stringify(body ?? {}).length > BODY_MAX) throw new ApiError(413, "body_too_large");
    return next();
  }
  if (!READS.has(method)) throw new ApiError(403, "store_read_only");
  if (!PUBLIC_READS.test(path)) throw new ApiError(403, "store_not_public");
  next();
}

/**
 * Gives every write to `/store` that is not opened the same answer. Medusa checks a request's body, key and token before
 * our middlewares run, and would otherwise answer with its own errors. Stands before the error handler.
 */
export function storeWritesBeforeErrors(
  error: unknown,
  { method, path }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
) {
  const isClosed = /^\/store(?:\/|$)/i.test(path) && !READS.has(method) && !isBench() && !isOpened(method, path);
  next(isClosed ? new ApiError(403, "store_read_only") : error);
}
