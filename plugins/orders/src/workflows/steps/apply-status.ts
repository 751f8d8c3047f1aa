import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { applyStatus, type StatusInput } from "../status/apply-status";

/**
 * Writes the new status with all its effects. There is no undo: the change is atomic, and once written the shop's
 * status is the truth, even when a later step fails.
 */
export const applyStatusStep = createStep(
  "apply-status",
  async (input: StatusInput, { container }) => new StepResponse(await applyStatus(container, input)),
);
