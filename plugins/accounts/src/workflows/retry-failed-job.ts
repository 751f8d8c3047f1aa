import { defineWrite } from "@zakh/kit/database/define-write";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { retryFailedJob } from "@zakh/kit/job-queue/failed-jobs";

/** Runs a given-up background job again. Throws 404, or 409 `job_expired` when it is no longer useful. */
export const retryFailedJobWorkflow = defineWrite("retry-failed-job", async ({ number }: { number: number }) => {
  const answer = await retryFailedJob(shopPool(), number);
  if (answer === "missing") throw new ApiError(404, "not_found");
  if (answer === "expired") throw new ApiError(409, "job_expired");
});
