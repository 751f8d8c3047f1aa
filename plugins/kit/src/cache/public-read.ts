import type { MedusaResponse } from "@medusajs/framework/http";
import { changes } from "./changes";

/**
 * Tells the edge what to do with public answers: `keep` on a read, with the tables it shows, while their changes are
 * heard; `changed` on a write, with the changed tables. The edge removes the header.
 */
export const PUBLIC_CACHE_HEADER = "X-Public-Cache";

/** What an answer is built from: a snapshot, or all tables that it shows or depends on. */
type Shown = { tables: readonly string[] };

/**
 * Marks an answer as public. A browser may cache it but must always revalidate (ruling 44). The edge caches it until
 * one of the tables of `shows` changes. Without `keep` the edge does not cache it: anybody could invent endless
 * variants, which would push popular answers out of the cache.
 */
export function publicRead<Response extends Pick<MedusaResponse, "setHeader">>(
  response: Response,
  shows: readonly [Shown, ...Shown[]],
  { cacheable = true }: { cacheable?: boolean } = {},
): Response {
  const tables = [...new Set(shows.flatMap((shown) => shown.tables))];
  if (cacheable && changes.watches(tables)) response.setHeader(PUBLIC_CACHE_HEADER, `keep ${tables}`);
  response.setHeader("Cache-Control", "no-cache");
  return response;
}
