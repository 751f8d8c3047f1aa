import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { putBackCollection, readCollection } from "../payment-collection";

export interface CaptureInput {
  paymentId: string;
  collectionId: string;
  /** Who: kept on Medusa's capture. */
  by?: string;
}

/** Records that the money has arrived. */
export const capturePaymentStep = createStep(
  "capture-payment",
  async ({ paymentId, collectionId, by }: CaptureInput, { container }) => {
    const payments = container.resolve(Modules.PAYMENT);
    const before = await readCollection(payments, collectionId);
    const { data } = await payments.retrievePayment(paymentId, { select: ["id", "data"] });
    const payment = await payments.capturePayment({ payment_id: paymentId, captured_by: by });
    const capture = payment.captures?.[0];
    if (!capture) throw new Error(`Payment ${paymentId} was not captured`);
    return new StepResponse(
      { id: capture.id, amount: Number(payment.amount) },
      { captureId: capture.id, paymentId, data, before },
    );
  },
  async (done, { container }) => {
    if (!done) return;
    const payments = container.resolve(Modules.PAYMENT);
    await payments.deleteCaptures([done.captureId]);
    const uncaptured = { id: done.paymentId, captured_at: null, data: done.data };
    await payments.updatePayment(uncaptured);
    await putBackCollection(payments, done.before);
  },
);
