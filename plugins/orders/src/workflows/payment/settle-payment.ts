import type { IOrderModuleService, IPaymentModuleService } from "@medusajs/framework/types";
import { PaymentCollectionStatus } from "@medusajs/framework/utils";
import type { OneTransaction } from "@zakh/kit/database/one-transaction";

export interface MoneyServices {
  payments: IPaymentModuleService;
  orders: IOrderModuleService;
}

export interface CaptureInput {
  /** Id of Medusa's Order. */
  orderId: string;
  sessionId: string;
  /** Who; kept on Medusa's capture. */
  by?: string;
}

/** Records that the awaited money has arrived, with the payment and on Medusa's order. Answers the payment's id. */
export async function capturePayment(
  transaction: OneTransaction,
  { payments, orders }: MoneyServices,
  { orderId, sessionId, by }: CaptureInput,
): Promise<string> {
  const payment = await transaction.use(payments, (service, context) =>
    service.authorizePaymentSession(sessionId, {}, context),
  );
  if (!payment) throw new Error(`Payment session ${sessionId} was not authorised`);
  const captured = await transaction.use(payments, (service, context) =>
    service.capturePayment({ payment_id: payment.id, captured_by: by }, context),
  );
  const capture = captured.captures?.[0];
  if (!capture) throw new Error(`Payment ${payment.id} was not captured`);
  await book(transaction, orders, {
    orderId,
    amount: Number(captured.amount),
    reference: "capture",
    referenceId: capture.id,
  });
  return payment.id;
}

export interface RefundInput {
  /** Id of Medusa's Order. */
  orderId: string;
  paymentId: string;
  /** Won. */
  amount: number;
  /** Who; kept on Medusa's refund. */
  by?: string;
}

/** Records that captured money was given back: the shop transfers it by hand, as it was received. */
export async function refundPayment(
  transaction: OneTransaction,
  { payments, orders }: MoneyServices,
  { orderId, paymentId, amount, by }: RefundInput,
): Promise<void> {
  const known = await transaction.use(payments, (service, context) =>
    service.listRefunds({ payment_id: paymentId }, { select: ["id"] }, context),
  );
  const payment = await transaction.use(payments, (service, context) =>
    service.refundPayment({ payment_id: paymentId, amount, created_by: by }, context),
  );
  const refund = payment.refunds?.find(({ id }) => !known.some((other) => other.id === id));
  if (!refund) throw new Error(`Payment ${paymentId} was not refunded`);
  await book(transaction, orders, { orderId, amount: -amount, reference: "refund", referenceId: refund.id });
}

/** Nobody waits for this payment any longer. */
export async function callOffPayment(
  transaction: OneTransaction,
  payments: IPaymentModuleService,
  collectionId: string,
): Promise<void> {
  const off = { status: PaymentCollectionStatus.CANCELED };
  await transaction.use(payments, (service, context) => service.updatePaymentCollections(collectionId, off, context));
}

/**
 * Closes a payment in whose place another is opened. What was captured and refunded cancels out, so its sums are nothing
 * and Medusa's order speaks of the payment that counts; the captures and refunds themselves stay, with who and when, and
 * are listed on the order's page of Medusa's dashboard.
 */
export async function retirePayment(
  transaction: OneTransaction,
  payments: IPaymentModuleService,
  collectionId: string,
): Promise<void> {
  const nothing = { status: PaymentCollectionStatus.CANCELED, captured_amount: 0, refunded_amount: 0 };
  await transaction.use(payments, (service, context) =>
    service.updatePaymentCollections(collectionId, nothing, context),
  );
}

interface Booking {
  orderId: string;
  /** Won; negative when money was given back. */
  amount: number;
  reference: "capture" | "refund";
  /** Id of Medusa's Capture or Refund. */
  referenceId: string;
}

/** Books money on Medusa's order, so that its dashboard knows what is still owed. */
async function book(
  transaction: OneTransaction,
  orders: IOrderModuleService,
  { orderId, amount, reference, referenceId }: Booking,
): Promise<void> {
  const booking = { order_id: orderId, amount, currency_code: "krw", reference, reference_id: referenceId };
  await transaction.use(orders, (service, context) => service.addOrderTransactions(booking, context));
}
