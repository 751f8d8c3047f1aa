import { Modules, PaymentCollectionStatus } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { putBackCollection, readCollection } from "../payment-collection";

/** Nobody waits for this payment any longer. */
export const callOffPaymentStep = createStep(
  "call-off-payment",
  async ({ collectionId }: { collectionId: string }, { container }) => {
    const payments = container.resolve(Modules.PAYMENT);
    const before = await readCollection(payments, collectionId);
    await payments.updatePaymentCollections(collectionId, { status: PaymentCollectionStatus.CANCELED });
    return new StepResponse(undefined, before);
  },
  async (before, { container }) => {
    if (before) await putBackCollection(container.resolve(Modules.PAYMENT), before);
  },
);
