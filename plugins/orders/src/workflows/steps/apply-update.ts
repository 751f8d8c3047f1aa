import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { applyUpdate, type UpdateInput } from "../update/apply-update";

/**
 * Writes another recipient, address or email, in the shop and in Medusa. There is no undo, because the change is
 * atomic.
 */
export const applyUpdateStep = createStep(
  "apply-update",
  async (input: UpdateInput, { container }) => new StepResponse(await applyUpdate(container, input)),
);
