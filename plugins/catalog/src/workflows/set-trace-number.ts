import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";

export interface TraceNumberChange {
  /** Public id of the product. */
  number: number;
  /** Empty for none. */
  traceNumber: string;
}

const setTraceNumberStep = createStep("set-trace-number", async ({ number, traceNumber }: TraceNumberChange) => {
  const { rowCount } = await shopPool().query(
    "UPDATE product_detail SET trace_number = $2, updated_at = now() WHERE number = $1 AND deleted_at IS NULL",
    [number, traceNumber],
  );
  if (rowCount === 0) throw new ApiError(404, "product_not_found");
  return new StepResponse(undefined);
});

/** Sets the trace number of the lot that is packed from now on. Throws 404 `product_not_found`. */
export const setTraceNumberWorkflow = createWorkflow(
  "set-trace-number-of-product",
  (input: TraceNumberChange) => new WorkflowResponse(setTraceNumberStep(input)),
);
