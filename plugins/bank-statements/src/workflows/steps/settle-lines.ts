import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import type { StoredStatement } from "../../import/keep-statement";
import { settleImported } from "../../settling/settle-lines";

/** There is no undo: each line is settled for itself, and stays so. */
export const settleLinesStep = createStep(
  "settle-statement-lines",
  async ({ settling, claim }: StoredStatement, { container }) => {
    await settleImported(container, settling, claim);
    return new StepResponse({ settling: settling.length });
  },
);
