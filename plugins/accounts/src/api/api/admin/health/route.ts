import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { countGivenUpJobs } from "@zakh/kit/job-queue/failed-jobs";
import { diskSpace } from "@zakh/kit/observability/disk-space";
import type { ShopHealth } from "../../../../contract";

export async function GET(_request: MedusaRequest, response: MedusaResponse) {
  const [disks, failedJobs] = await Promise.all([diskSpace(), countGivenUpJobs(shopPool())]);
  const health: ShopHealth = { disks, failedJobs };
  response.json(health);
}
