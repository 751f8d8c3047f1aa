import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { pageOf, sendPage } from "@zakh/kit/cache/send-list";
import { shopPool } from "@zakh/kit/database/pool";
import { listFailedJobs } from "@zakh/kit/job-queue/failed-jobs";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { jobs, total } = await listFailedJobs(shopPool(), pageOf(request));
  sendPage(request, response, jobs, total);
}
