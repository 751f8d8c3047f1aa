import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { retryFailedJob } from "@zakh/kit/job-queue/failed-jobs";

const retryFailedJobStep = createStep("retry-failed-job", async ({ number }: { number: number }) => {
  const answer = await retryFailedJob(shopPool(), number);
  if (answer === "missing") throw new ApiError(404, "not_found");
  if (answer === "expired") throw new ApiError(409, "job_expired");
  return new StepResponse(undefined);
});

/** Has background work that was given up done once more. Throws 404, or 409 `job_expired` where it is worth nothing any more. */
export const retryFailedJobWorkflow = createWorkflow(
  "retry-failed-job",
  (input: { number: number }) => new WorkflowResponse(retryFailedJobStep(input)),
);
