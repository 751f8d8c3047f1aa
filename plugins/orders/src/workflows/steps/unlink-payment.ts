import type { LinkDefinition } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";

/**
 * Takes a payment that is over off the order, so that Medusa's dashboard speaks of the one that counts. Its capture and
 * refund stay, with who and when, and so do the order's transactions.
 */
export const unlinkPaymentStep = createStep(
  "unlink-payment",
  async ({ orderId, collectionId }: { orderId: string; collectionId: string | null }, { container }) => {
    if (!collectionId) return new StepResponse(undefined);
    const link: LinkDefinition = {
      [Modules.ORDER]: { order_id: orderId },
      [Modules.PAYMENT]: { payment_collection_id: collectionId },
    };
    await container.resolve(ContainerRegistrationKeys.LINK).dismiss(link);
    return new StepResponse(undefined, link);
  },
  async (link, { container }) => {
    if (link) await container.resolve(ContainerRegistrationKeys.LINK).create(link);
  },
);
