import type { MedusaResponse } from "@medusajs/framework/http";
import { changes } from "../snapshots/changes";

/**
 * Tells the edge about the copies that it keeps: `keep` on a read, when a change of it would be heard; `holds` on a write that
 * no public read shows. The edge takes the header off.
 */
export const PUBLIC_COPY = "X-Public-Copy";

/** Marks an answer as public: a browser may keep it but always asks whether it still holds (ruling 44). */
export function publicRead<Response extends Pick<MedusaResponse, "setHeader">>(response: Response): Response {
  if (changes.complete) response.setHeader(PUBLIC_COPY, "keep");
  response.setHeader("Cache-Control", "no-cache");
  return response;
}
