import type { IOrderModuleService, MedusaContainer } from "@medusajs/framework/types";
import { Modules, PaymentCollectionStatus, PaymentSessionStatus } from "@medusajs/framework/utils";
import type { OneTransaction } from "@zakh/kit/database/one-transaction";
import type { HeldPayment, PaymentState } from "../../read-models/order-state";
import { type PaymentRows, paymentRows } from "./medusa-payment";
import type { OpenedSession } from "./provider-calls";

/** The services that record what providers answered: Medusa's payments and orders. */
export interface MoneyBooks {
  transaction: OneTransaction;
  payments: PaymentRows;
  orders: IOrderModuleService;
  /** Id of Medusa's Order. */
  orderId: string;
  /** The acting user, stored on Medusa's captures and refunds. */
  by?: string;
}

export function moneyBooks(
  container: MedusaContainer,
  transaction: OneTransaction,
  order: Pick<MoneyBooks, "orderId" | "by">,
): MoneyBooks {
  return { transaction, payments: paymentRows(container), orders: container.resolve(Modules.ORDER), ...order };
}

/**
 * Records a payment that Medusa's dashboard shows as awaited, with the session that the provider has started. Medusa's
 * input type declares neither the collection's status nor its sessions, but both are stored. Returns the collection's
 * id.
 */
export async function recordSession(
  { transaction, payments }: MoneyBooks,
  session: OpenedSession,
  total: number,
): Promise<string> {
  const money = { currency_code: "krw", amount: total };
  const collection = {
    ...money,
    status: PaymentCollectionStatus.AWAITING,
    payment_sessions: [{ ...session, ...money }],
  };
  const { id } = await transaction.use(payments, (service, context) =>
    service.createPaymentCollections(collection, context),
  );
  return id;
}

/** The session to record a capture for. */
export interface CapturedSession {
  sessionId: string;
  providerId: string;
  collectionId: string;
  /** The payment that Medusa's own workflows created when they authorised the session. */
  paymentId: string | null;
  /** Whole won. */
  amount: number;
}

interface CaptureAnswer {
  authorized: Record<string, unknown>;
  captured: Record<string, unknown>;
}

/**
 * Records that the awaited money has arrived: the payment, its capture, and the transaction on Medusa's order. Returns
 * the payment's id.
 */
export async function recordCapture(
  books: MoneyBooks,
  { sessionId, providerId, collectionId, paymentId, amount }: CapturedSession,
  { authorized, captured }: CaptureAnswer,
): Promise<string> {
  const { transaction, payments, by } = books;
  const id = paymentId ?? (await recordAuthorization());
  await transaction.use(payments, (service, context) => service.updatePayments({ id, data: captured }, context));
  // With `is_captured` Medusa does not call the provider again.
  const capture = { payment_id: id, captured_by: by, is_captured: true };
  const payment = await transaction.use(payments, (service, context) => service.capturePayment(capture, context));
  const made = payment.captures?.[0];
  if (!made) throw new Error(`Payment ${id} was not captured`);
  await book(books, { amount: Number(made.amount), reference: "capture", referenceId: made.id });
  return id;

  async function recordAuthorization(): Promise<string> {
    const session = {
      id: sessionId,
      data: authorized,
      status: PaymentSessionStatus.AUTHORIZED,
      authorized_at: new Date(),
    };
    await transaction.use(payments, (service, context) => service.updatePaymentSessions(session, context));
    const made = {
      amount,
      currency_code: "krw",
      payment_session: sessionId,
      payment_collection_id: collectionId,
      provider_id: providerId,
      data: authorized,
    };
    return (await transaction.use(payments, (service, context) => service.createPayments(made, context))).id;
  }
}

/** Records a refund of whole won. */
export async function recordRefund(
  books: MoneyBooks,
  { paymentId, collectionId, refunded }: HeldPayment,
  amount: number,
  data: Record<string, unknown>,
): Promise<void> {
  const { transaction, payments, by } = books;
  await transaction.use(payments, (service, context) => service.updatePayments({ id: paymentId, data }, context));
  const made = { payment: paymentId, amount, created_by: by };
  const { id } = await transaction.use(payments, (service, context) => service.createRefunds(made, context));
  const sums = { refunded_amount: refunded + amount };
  await transaction.use(payments, (service, context) =>
    service.updatePaymentCollections(collectionId, sums as never, context),
  );
  await book(books, { amount: -amount, reference: "refund", referenceId: id });
}

/** Records that the payment is no longer awaited. */
export async function recordCanceled(
  { transaction, payments }: MoneyBooks,
  { collectionId, session }: Pick<PaymentState, "collectionId" | "session">,
  data: Record<string, unknown> | null,
): Promise<void> {
  const off = { status: PaymentCollectionStatus.CANCELED };
  await transaction.use(payments, (service, context) => service.updatePaymentCollections(collectionId, off, context));
  if (!session || !data) return;
  const canceled = { id: session.id, data, status: PaymentSessionStatus.CANCELED };
  await transaction.use(payments, (service, context) => service.updatePaymentSessions(canceled, context));
}

/**
 * Closes a payment that is replaced by another. Its captures and refunds cancel out, so its sums are set to 0 and only
 * the new payment counts for Medusa's order. The captures and refunds stay, with who and when, and are listed on the
 * order's page of Medusa's dashboard.
 */
export async function retirePayment({ transaction, payments }: MoneyBooks, collectionId: string): Promise<void> {
  const nothing = { status: PaymentCollectionStatus.CANCELED, captured_amount: 0, refunded_amount: 0 };
  await transaction.use(payments, (service, context) =>
    service.updatePaymentCollections(collectionId, nothing, context),
  );
}

interface Booking {
  /** Won; negative for a refund. */
  amount: number;
  reference: "capture" | "refund";
  /** Id of Medusa's Capture or Refund. */
  referenceId: string;
}

/** Adds a transaction to Medusa's order, so that its dashboard shows the outstanding amount. */
async function book({ transaction, orders, orderId }: MoneyBooks, { amount, reference, referenceId }: Booking) {
  const booking = { order_id: orderId, amount, currency_code: "krw", reference, reference_id: referenceId };
  await transaction.use(orders, (service, context) => service.addOrderTransactions(booking, context));
}
