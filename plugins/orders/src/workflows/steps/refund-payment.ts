import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { putBackCollection, readCollection } from "../payment-collection";

export interface RefundInput {
  paymentId: string;
  collectionId: string;
  /** Won. */
  amount: number;
  /** Who: kept on Medusa's refund. */
  by?: string;
}

/** Records that captured money was given back: the shop transfers it by hand, as it was received. */
export const refundPaymentStep = createStep(
  "refund-payment",
  async ({ paymentId, collectionId, amount, by }: RefundInput, { container }) => {
    const payments = container.resolve(Modules.PAYMENT);
    const before = await readCollection(payments, collectionId);
    const { data } = await payments.retrievePayment(paymentId, { select: ["id", "data"] });
    const known = await payments.listRefunds({ payment_id: paymentId }, { select: ["id"] });
    const payment = await payments.refundPayment({ payment_id: paymentId, amount, created_by: by });
    const refund = payment.refunds?.find(({ id }) => !known.some((other) => other.id === id));
    if (!refund) throw new Error(`Payment ${paymentId} was not refunded`);
    return new StepResponse({ id: refund.id, amount }, { refundId: refund.id, paymentId, data, before });
  },
  async (done, { container }) => {
    if (!done) return;
    const payments = container.resolve(Modules.PAYMENT);
    await payments.deleteRefunds([done.refundId]);
    const unrefunded = { id: done.paymentId, data: done.data };
    await payments.updatePayment(unrefunded);
    await putBackCollection(payments, done.before);
  },
);
