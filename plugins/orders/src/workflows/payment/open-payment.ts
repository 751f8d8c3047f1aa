import type { IPaymentModuleService } from "@medusajs/framework/types";
import { PaymentCollectionStatus } from "@medusajs/framework/utils";
import { BANK_TRANSFER_PROVIDER_ID, type BankAccountSnapshot } from "@zakh/bank-transfer/contract";
import type { OneTransaction } from "../../database/one-transaction";

export interface AwaitedPayment {
  /** Whole won. */
  total: number;
  /** The account that the money comes to. */
  bankAccount: BankAccountSnapshot | null;
  depositor: string;
}

/** Opens a payment that Medusa's dashboard shows as awaited, and tells the provider who sends it where. */
export async function openPayment(
  transaction: OneTransaction,
  payments: IPaymentModuleService,
  { total, bankAccount, depositor }: AwaitedPayment,
): Promise<{ collectionId: string; sessionId: string }> {
  // The status is not in Medusa's input type, but is kept.
  const awaited = { currency_code: "krw", amount: total, status: PaymentCollectionStatus.AWAITING };
  const collection = await transaction.use(payments, (service, context) =>
    service.createPaymentCollections(awaited, context),
  );
  const session = await transaction.use(payments, (service, context) =>
    service.createPaymentSession(
      collection.id,
      {
        provider_id: BANK_TRANSFER_PROVIDER_ID,
        currency_code: "krw",
        amount: total,
        data: { bankAccount, depositor },
      },
      context,
    ),
  );
  return { collectionId: collection.id, sessionId: session.id };
}
