import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { applyUpdate, type UpdateInput } from "../update/apply-update";

/** Writes another recipient, address or email, in the shop and in Medusa. There is nothing to undo: it has happened whole or not at all. */
export const applyUpdateStep = createStep(
  "apply-update",
  async (input: UpdateInput, { container }) => new StepResponse(await applyUpdate(container, input)),
);
