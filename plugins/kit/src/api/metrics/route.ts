import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import "../../observability/job-metrics";
import { metrics } from "../../observability/metrics";

/** For Prometheus, in its text format. The edge does not pass it on. */
export async function GET(_request: MedusaRequest, response: MedusaResponse) {
  const text = await metrics.metrics();
  response.set({ "Cache-Control": "no-store", "Content-Type": metrics.contentType }).end(text);
}
