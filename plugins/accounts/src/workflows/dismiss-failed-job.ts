import { defineWrite } from "@zakh/kit/database/define-write";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { dismissFailedJob } from "@zakh/kit/job-queue/failed-jobs";

/** Removes a given-up background job from the list for good. Throws 404 when it is not in the list. */
export const dismissFailedJobWorkflow = defineWrite("dismiss-failed-job", async ({ number }: { number: number }) => {
  if (!(await dismissFailedJob(shopPool(), number))) throw new ApiError(404, "not_found");
});
