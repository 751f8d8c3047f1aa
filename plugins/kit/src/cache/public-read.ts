import type { MedusaResponse } from "@medusajs/framework/http";
import { changes } from "./changes";

/**
 * Tells the edge about the copies that it keeps: `keep` on a read, with the tables that it shows, when their changes would be heard;
 * `changed` on a write, with those that it changed. The edge takes the header off.
 */
export const PUBLIC_COPY = "X-Public-Copy";

/** What an answer is made of: a snapshot, or all tables that it shows or depends on. */
type Shown = { tables: readonly string[] };

/**
 * Marks an answer as public: a browser may keep it but always asks whether it still holds (ruling 44). The edge keeps it until one of
 * the tables of all that it `shows` changes. Without `keep` the edge does not keep it: what anybody can make up another one of
 * would only push out what people ask for.
 */
export function publicRead<Response extends Pick<MedusaResponse, "setHeader">>(
  response: Response,
  shows: readonly [Shown, ...Shown[]],
  { keep = true }: { keep?: boolean } = {},
): Response {
  const tables = [...new Set(shows.flatMap((shown) => shown.tables))];
  if (keep && changes.watches(tables)) response.setHeader(PUBLIC_COPY, `keep ${tables}`);
  response.setHeader("Cache-Control", "no-cache");
  return response;
}
