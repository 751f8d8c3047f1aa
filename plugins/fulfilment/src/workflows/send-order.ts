import { defineWrite } from "@zakh/kit/database/define-write";
import { applySending, applyTakingBack, type SendInput } from "./shipment/send-order";

/**
 * Marks an order as sent by a courier with a tracking number (ruling 53), atomically, and mails it to the customer. The same again
 * changes nothing. Throws 404 `order_not_found`, and 409 `order_not_paid`, `order_cancelled`, `order_picked_up`, `tracking_number_used`, and
 * `sent_with_other_number` unless it may replace one.
 */
export const sendOrderWorkflow = defineWrite("send-order", (input: SendInput, { container }) =>
  applySending(container, input),
);

/** Takes back that an order was sent, atomically, with the mail that is still held. Throws 404 `order_not_found` and 409 `order_not_sent`. */
export const takeBackSendingWorkflow = defineWrite(
  "take-back-order-sending",
  (input: Pick<SendInput, "number" | "by">, { container }) => applyTakingBack(container, input),
);
