import { Modules, PaymentCollectionStatus } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";

/** Opens a payment of `total` whole won that Medusa's dashboard shows as awaited. */
export const createPaymentCollectionStep = createStep(
  "create-payment-collection",
  async ({ total }: { total: number }, { container }) => {
    // The status is not in Medusa's input type, but is kept; a second call to set it would cost a tenth of the checkout.
    const awaited = { currency_code: "krw", amount: total, status: PaymentCollectionStatus.AWAITING };
    const collection = await container.resolve(Modules.PAYMENT).createPaymentCollections(awaited);
    return new StepResponse({ id: collection.id }, collection.id);
  },
  async (id, { container }) => {
    if (id) await container.resolve(Modules.PAYMENT).deletePaymentCollections(id);
  },
);
