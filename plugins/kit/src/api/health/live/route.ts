import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";

/** Liveness: the process runs, even when the database is down. Process supervisors ask here. */
export function GET(_request: MedusaRequest, response: MedusaResponse) {
  response.set("Cache-Control", "no-store").json({ status: "live" });
}
