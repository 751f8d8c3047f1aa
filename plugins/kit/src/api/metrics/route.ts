import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import "../../observability/job-metrics";
import "../../observability/state-metrics";
import { metrics } from "../../observability/metrics";

/** Metrics in Prometheus' text format. The edge does not forward this path. */
export async function GET(_request: MedusaRequest, response: MedusaResponse) {
  const text = await metrics.metrics();
  response.set({ "Cache-Control": "no-store", "Content-Type": metrics.contentType }).end(text);
}
