import type { MedusaContainer } from "@medusajs/framework/types";
import { PaymentCollectionStatus, PaymentSessionStatus } from "@medusajs/framework/utils";
import type { OneTransaction } from "@zakh/kit/database/one-transaction";
import type { OrderState, PaymentState } from "../../read-models/order-state";
import type { Actor } from "../record-change";
import type { ProviderAnswers } from "./call-providers";
import { paymentRows } from "./medusa-payment";
import type { PaymentPlan } from "./plan-payment";

type Columns = Record<string, unknown>;

/** Sums of a payment of which nothing is captured. */
const NOTHING: Columns = { captured_amount: 0, refunded_amount: 0, completed_at: null };

interface Paying {
  state: OrderState;
  plan: PaymentPlan;
  by: Actor;
}

/**
 * Writes what becomes of Medusa's payment, with what its provider has answered where it takes money itself. Returns the id of a payment
 * that was captured.
 */
export async function recordPayment(
  { use }: OneTransaction,
  container: MedusaContainer,
  { state, plan, by }: Paying,
  { opened, captured, canceled, refunded }: ProviderAnswers,
): Promise<string | null> {
  const payments = paymentRows(container);
  const { collectionId, session } = state.payment;
  const money = { amount: state.total, currency_code: "krw" };
  const setCollection = (columns: Columns) =>
    use(payments, (service, context) => service.updatePaymentCollections(collectionId, columns as never, context));
  const setSession = (id: string, columns: Columns) =>
    use(payments, (service, context) => service.updatePaymentSessions({ id, ...columns }, context));

  if (refunded) await recordRefund({ use }, container, { state, amount: plan.refund, data: refunded, by });
  if (plan.cancel) {
    await setCollection({ status: PaymentCollectionStatus.CANCELED, ...NOTHING });
    await setSession(session.id, { status: PaymentSessionStatus.CANCELED, data: canceled ?? session.data });
  }
  if (plan.reopen) {
    await setCollection({ status: PaymentCollectionStatus.AWAITING, ...money, ...NOTHING });
    await reopen();
  }
  return plan.capture ? capture() : null;

  /** A provider has begun another payment; what people pay is awaited as before. */
  async function reopen(): Promise<void> {
    const past = session.captured?.id;
    if (opened) {
      const added = { ...opened, ...money, payment_collection_id: collectionId };
      await use(payments, (service, context) => service.createPaymentSessions(added, context));
      return;
    }
    if (past) await use(payments, (service, context) => service.deletePayments([past], context));
    await setSession(session.id, { status: PaymentSessionStatus.PENDING, ...money, authorized_at: null });
  }

  async function capture(): Promise<string> {
    const { id, provider_id, data } = opened ?? { ...session, provider_id: session.providerId };
    const at = new Date();
    const { authorized = data, captured: taken = data } = captured ?? {};
    await setSession(id, { status: PaymentSessionStatus.AUTHORIZED, authorized_at: at, data: authorized });
    const of = { payment_session: id, payment_collection_id: collectionId, provider_id };
    const paid = { ...money, ...of, data: taken, captured_at: at };
    const { id: payment } = await use(payments, (service, context) => service.createPayments(paid, context));
    const made = { payment, amount: state.total, ...madeBy(by) };
    await use(payments, (service, context) => service.createCaptures(made, context));
    const whole = { authorized_amount: state.total, captured_amount: state.total, completed_at: at };
    await setCollection({ status: PaymentCollectionStatus.COMPLETED, ...whole });
    return payment;
  }
}

/** Who acts, as Medusa's captures and refunds keep it. */
function madeBy(by: Actor): { created_by?: string } {
  return by ? { created_by: `account:${by.number}` } : {};
}

/** Writes that the awaited payment is for another total, in whole won. */
export async function recordAwaited(
  { use }: OneTransaction,
  container: MedusaContainer,
  { collectionId, session: { id } }: PaymentState,
  amount: number,
): Promise<void> {
  const payments = paymentRows(container);
  await use(payments, (service, context) => service.updatePaymentCollections(collectionId, { amount }, context));
  await use(payments, (service, context) => service.updatePaymentSessions({ id, amount }, context));
}

interface Refunded {
  state: Pick<OrderState, "payment">;
  /** Whole won. */
  amount: number;
  /** The provider's answer. */
  data: Record<string, unknown>;
  by: Actor;
}

/** Writes what the provider of a payment has given back. */
export async function recordRefund(
  { use }: Pick<OneTransaction, "use">,
  container: MedusaContainer,
  { state, amount, data, by }: Refunded,
): Promise<void> {
  const { collectionId, session } = state.payment;
  if (!session.captured) throw new Error(`Session ${session.id} has no payment that could be refunded`);
  const { id: payment, refunded } = session.captured;
  const payments = paymentRows(container);
  const made = { payment, amount, ...madeBy(by) };
  await use(payments, (service, context) => service.updatePayments({ id: payment, data }, context));
  await use(payments, (service, context) => service.createRefunds(made, context));
  await use(payments, (service, context) =>
    service.updatePaymentCollections(collectionId, { refunded_amount: refunded + amount } as never, context),
  );
}
