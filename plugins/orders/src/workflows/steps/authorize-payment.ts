import type { IPaymentModuleService } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { type CollectionFacts, putBackCollection, readCollection } from "../payment-collection";

type Data = Record<string, unknown> | undefined;

/** Medusa's payment module has these, its type does not. */
type PaymentRows = IPaymentModuleService & {
  deletePayments(ids: string[]): Promise<void>;
  updatePaymentSessions(data: { id: string; status: string; authorized_at: null; data: Data }[]): Promise<unknown>;
};

interface Authorized {
  paymentId: string;
  sessionId: string;
  data: Data;
  before: CollectionFacts;
}

/** Makes Medusa's Payment out of the session, ready to be captured. */
export const authorizePaymentStep = createStep(
  "authorize-payment",
  async ({ sessionId }: { sessionId: string }, { container }) => {
    const payments = container.resolve(Modules.PAYMENT);
    const session = await payments.retrievePaymentSession(sessionId, { relations: ["payment"] });
    const before = await readCollection(payments, session.payment_collection_id);
    const payment = await payments.authorizePaymentSession(sessionId, {});
    if (!payment) throw new Error(`Payment session ${sessionId} was not authorised`);
    const undo: Authorized | undefined = session.payment
      ? undefined
      : { paymentId: payment.id, sessionId, data: session.data, before };
    return new StepResponse({ id: payment.id, collectionId: before.id }, undo);
  },
  async (done, { container }) => {
    if (!done) return;
    const payments = container.resolve<PaymentRows>(Modules.PAYMENT);
    await payments.deletePayments([done.paymentId]);
    await payments.updatePaymentSessions([
      { id: done.sessionId, status: "pending", authorized_at: null, data: done.data },
    ]);
    await putBackCollection(payments, done.before);
  },
);
