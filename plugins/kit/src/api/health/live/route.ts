import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";

/** The process runs; what it needs may be away. Whoever restarts processes asks here. */
export function GET(_request: MedusaRequest, response: MedusaResponse) {
  response.set("Cache-Control", "no-store").json({ status: "live" });
}
