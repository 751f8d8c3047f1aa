import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import { dropLease } from "../lease";

/** Lets the next one work on it. The last step: what came before is settled then, so there is nothing to undo. */
export const dropLeaseStep = createStep("drop-lease", async ({ id }: { id: string | null }) => {
  if (id) await dropLease(shopPool(), id);
  return new StepResponse(undefined);
});
