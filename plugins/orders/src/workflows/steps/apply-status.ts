import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { applyStatus, type StatusInput } from "../status/apply-status";

/**
 * Writes the new status and all that goes with it. There is nothing to undo: it has happened whole or not at all, and once
 * it has, the shop's status is the truth; a step after it may fail without making it untrue.
 */
export const applyStatusStep = createStep(
  "apply-status",
  async (input: StatusInput, { container }) => new StepResponse(await applyStatus(container, input)),
);
