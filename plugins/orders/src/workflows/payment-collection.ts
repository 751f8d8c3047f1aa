import type { IPaymentModuleService, PaymentCollectionDTO } from "@medusajs/framework/types";

/** What Medusa sums up on a payment collection; steps that undo a payment put it back as it was. */
export type CollectionFacts = Pick<
  PaymentCollectionDTO,
  "id" | "status" | "authorized_amount" | "captured_amount" | "refunded_amount"
> & {
  completed_at: string | Date | null;
};

export async function readCollection(payments: IPaymentModuleService, id: string): Promise<CollectionFacts> {
  const found = await payments.retrievePaymentCollection(id);
  return {
    id: found.id,
    status: found.status,
    authorized_amount: found.authorized_amount,
    captured_amount: found.captured_amount,
    refunded_amount: found.refunded_amount,
    completed_at: found.completed_at ?? null,
  };
}

export async function putBackCollection(payments: IPaymentModuleService, facts: CollectionFacts): Promise<void> {
  const { id, ...sums } = facts;
  await payments.updatePaymentCollections(id, sums);
}
