import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { pageOf, sendPage } from "@zakh/kit/http/send-list";
import { listFailedJobs } from "@zakh/kit/job-queue/failed-jobs";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { jobs, total } = await listFailedJobs(shopPool(), pageOf(request));
  sendPage(request, response, jobs, total);
}
