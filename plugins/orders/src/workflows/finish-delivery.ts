import { defineWrite } from "@zakh/kit/database/define-write";
import { applyDelivery, type DeliveryInput } from "./status/apply-delivery";

/** Gives the credit of a delivery that was not undone, with the mail about it (ruling 64), atomically. Throws 404 `order_not_found`. */
export const finishDeliveryWorkflow = defineWrite("finish-delivery", (input: DeliveryInput, { container }) =>
  applyDelivery(container, input),
);
