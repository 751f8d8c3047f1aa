import type { MedusaResponse } from "@medusajs/framework/http";
import { changes } from "../snapshots/changes";

/**
 * Tells the edge about the copies that it keeps: `keep` on a read, when a change of it would be heard; `changed` on a write that
 * public reads show. The edge takes the header off.
 */
export const PUBLIC_COPY = "X-Public-Copy";

/**
 * Marks an answer as public: a browser may keep it but always asks whether it still holds (ruling 44). Without `keep` the edge does not
 * keep it: what anybody can make up another one of would only push out what people ask for.
 */
export function publicRead<Response extends Pick<MedusaResponse, "setHeader">>(
  response: Response,
  { keep = true }: { keep?: boolean } = {},
): Response {
  if (keep && changes.complete) response.setHeader(PUBLIC_COPY, "keep");
  response.setHeader("Cache-Control", "no-cache");
  return response;
}
