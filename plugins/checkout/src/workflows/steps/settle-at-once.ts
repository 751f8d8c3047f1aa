import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { STATUS_WHEN } from "@zakh/orders/contract";
import { paymentMethod } from "@zakh/orders/payment/payment-method";
import { changeOrderStatusWorkflow } from "@zakh/orders/workflows/change-order-status";

interface Placed {
  /** Public id. */
  number: number | undefined;
  /** Code of its payment method. */
  method: string;
  /** Whole won that are still to be paid. */
  due: number;
}

/**
 * Sets an order to paid when its method receives the money at once, or when credit has paid it. When the capture fails, the order stays and waits:
 * setting it to paid captures with the same key, so nobody pays twice.
 */
export const settleAtOnceStep = createStep("settle-at-once", async ({ number, method, due }: Placed, { container }) => {
  if (number === undefined || (due > 0 && !paymentMethod(method).immediate)) return new StepResponse();
  await changeOrderStatusWorkflow(container)
    .run({ input: { number, to: STATUS_WHEN.paid, by: null } })
    .catch((failure: unknown) => {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .error(`Order ${number} was placed and not captured: ${failure}`);
    });
  return new StepResponse();
});
