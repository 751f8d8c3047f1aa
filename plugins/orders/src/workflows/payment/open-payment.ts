import type { IPaymentModuleService } from "@medusajs/framework/types";
import { generateEntityId, PaymentCollectionStatus } from "@medusajs/framework/utils";
import { BANK_TRANSFER_PROVIDER_ID, type BankAccountSnapshot } from "@zakh/bank-transfer/contract";
import { awaited } from "@zakh/bank-transfer/payment/awaited";
import type { OneTransaction } from "@zakh/kit/database/one-transaction";

export interface AwaitedPayment {
  /** Whole won. */
  total: number;
  /** The account that the money comes to. */
  bankAccount: BankAccountSnapshot | null;
  depositor: string;
}

/**
 * Opens a payment that Medusa's dashboard shows as awaited, with who sends it where.
 *
 * The session is written with its collection, as the provider would begin it: `createPaymentSession` writes it first, asks the
 * provider, reads it and writes it again, which costs every order a tenth of its time. Neither the collection's status nor its
 * sessions are in Medusa's input type, but both are kept.
 */
export async function openPayment(
  transaction: OneTransaction,
  payments: IPaymentModuleService,
  { total, bankAccount, depositor }: AwaitedPayment,
): Promise<{ collectionId: string; sessionId: string }> {
  const sessionId = generateEntityId(undefined, "payses");
  const money = { currency_code: "krw", amount: total };
  const session = {
    id: sessionId,
    provider_id: BANK_TRANSFER_PROVIDER_ID,
    ...money,
    ...awaited({ bankAccount, depositor, session_id: sessionId }),
  };
  const collection = { ...money, status: PaymentCollectionStatus.AWAITING, payment_sessions: [session] };
  const { id } = await transaction.use(payments, (service, context) =>
    service.createPaymentCollections(collection, context),
  );
  return { collectionId: id, sessionId };
}
