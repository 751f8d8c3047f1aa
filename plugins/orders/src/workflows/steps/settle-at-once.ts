import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { paymentMethod } from "../../payment/payment-method";
import { changeOrderStatusWorkflow } from "../change-order-status";

interface Placed {
  /** Public id. */
  number: number | undefined;
  /** Code of its method of payment. */
  method: string;
}

/**
 * Sets an order to paid whose method has the money at once. An order whose capture fails stands all the same, and waits: whoever
 * sets it to paid captures under the same key, so nobody pays twice.
 */
export const settleAtOnceStep = createStep("settle-at-once", async ({ number, method }: Placed, { container }) => {
  if (number === undefined || !paymentMethod(method).immediate) return new StepResponse();
  await changeOrderStatusWorkflow(container)
    .run({ input: { number, to: "processing", by: null } })
    .catch((failure: unknown) => {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .error(`Order ${number} was placed and not captured: ${failure}`);
    });
  return new StepResponse();
});
