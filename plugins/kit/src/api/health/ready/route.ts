import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readiness } from "../../../serve/readiness";

/** Whether shoppers can be sent here: 503 while the database is away and from the moment that the process is to stop. */
export async function GET(_request: MedusaRequest, response: MedusaResponse) {
  const { ready, checks } = await readiness();
  response
    .set("Cache-Control", "no-store")
    .status(ready ? 200 : 503)
    .json({ status: ready ? "ready" : "unavailable", ...checks });
}
