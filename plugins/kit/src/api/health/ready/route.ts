import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readiness } from "../../../serve/readiness";

/** Readiness: 503 while the database is down, and from the moment the process starts to shut down. */
export async function GET(_request: MedusaRequest, response: MedusaResponse) {
  const { ready, checks } = await readiness();
  response
    .set("Cache-Control", "no-store")
    .status(ready ? 200 : 503)
    .json({ status: ready ? "ready" : "unavailable", ...checks });
}
