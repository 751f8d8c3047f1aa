import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";

/** One row, and the last step: there is nothing to undo. */
const forgetIgnoredPayerStep = createStep("forget-ignored-payer", async ({ payer }: { payer: number }) => {
  const { rowCount } = await shopPool().query(
    "UPDATE ignored_payer SET deleted_at = now(), updated_at = now() WHERE number = $1 AND deleted_at IS NULL",
    [payer],
  );
  if (rowCount !== 1) throw new ApiError(404, "ignored_payer_not_found");
  return new StepResponse({ payer });
});

/** The owner is asked again about the lines of a payer that come from now on. Throws 404 `ignored_payer_not_found`. */
export const forgetIgnoredPayerWorkflow = createWorkflow(
  "forget-ignored-payer",
  (input: { payer: number }) => new WorkflowResponse(forgetIgnoredPayerStep(input)),
);
