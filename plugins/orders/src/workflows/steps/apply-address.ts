import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { type AddressInput, applyAddress } from "../address/apply-address";

/** Writes another address, in the shop and in Medusa. There is nothing to undo: it has happened whole or not at all. */
export const applyAddressStep = createStep(
  "apply-address",
  async (input: AddressInput, { container }) => new StepResponse(await applyAddress(container, input)),
);
