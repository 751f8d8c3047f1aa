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

/** Runs a given-up background job again. Throws 404, or 409 `job_expired` when it is no longer useful. */
export const retryFailedJobWorkflow = createWorkflow(
  "retry-failed-job",
  (input: { number: number }) => new WorkflowResponse(retryFailedJobStep(input)),
);
