import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { BANK_TRANSFER_PROVIDER_ID, type BankAccountSnapshot } from "@zakh/bank-transfer/contract";

export interface PaymentSessionInput {
  collectionId: string;
  /** Whole won. */
  total: number;
  bankAccount: BankAccountSnapshot | null;
  depositor: string;
}

/** Tells the bank transfer provider which account the money comes to, and who sends it. */
export const createPaymentSessionStep = createStep(
  "create-payment-session",
  async ({ collectionId, total, bankAccount, depositor }: PaymentSessionInput, { container }) => {
    const session = await container.resolve(Modules.PAYMENT).createPaymentSession(collectionId, {
      provider_id: BANK_TRANSFER_PROVIDER_ID,
      currency_code: "krw",
      amount: total,
      data: { bankAccount, depositor },
    });
    return new StepResponse({ id: session.id }, session.id);
  },
  async (id, { container }) => {
    if (id) await container.resolve(Modules.PAYMENT).deletePaymentSession(id);
  },
);
