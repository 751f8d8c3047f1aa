import { findPaymentMethod } from "../../payment/payment-method";
import type { OrderState } from "../../read-models/order-state";
import type { PaymentPlan } from "./plan-payment";
import { type AnswerOf, cancelCall, captureCall, initiateCall, type OpenedSession, refundCall } from "./provider-calls";

type Data = Record<string, unknown>;

/** What a provider answers to a plan; undefined where it is not asked, as always where people move the money. */
export interface ProviderAnswers {
  refunded?: Data;
  canceled?: Data;
  opened?: OpenedSession;
  captured?: { authorized: Data; captured: Data };
}

interface ProviderAccess {
  /** Id of a session that the change opens. */
  sessionId: string;
  answerOf: AnswerOf;
}

type Payable = Pick<OrderState, "method" | "details" | "payer" | "total" | "payment" | "heldByProvider">;

/** Asks the provider of the order's payment for all of the plan, in the required order, if it takes money itself. */
export function callProviders(
  state: Payable,
  { refund, cancel, reopen, capture }: PaymentPlan,
  { sessionId, answerOf }: ProviderAccess,
): ProviderAnswers {
  const { method, details, payer, total } = state;
  if (!findPaymentMethod(method)?.takesMoney) return {};
  const { session } = state.payment;
  const refunded = refundHeld(state, refund, answerOf);
  const canceled = cancel && !session.captured ? answerOf(cancelCall(session)) : undefined;
  const opened = reopen ? answerOf(initiateCall({ sessionId, method, total, payment: { details, payer } })) : undefined;
  const paid = opened ? { id: opened.id, providerId: opened.provider_id, data: opened.data } : session;
  return { refunded, canceled, opened, captured: capture ? answerOf(captureCall(paid)) : undefined };
}

/** Asks the provider to give back `won` of what it holds; its answer, where it holds anything. */
export function refundHeld(
  { payment, heldByProvider }: Pick<OrderState, "payment" | "heldByProvider">,
  won: number,
  answerOf: AnswerOf,
): Data | undefined {
  const { captured, providerId } = payment.session;
  if (!captured || won === 0 || heldByProvider === 0) return undefined;
  const { id: paymentId, data } = captured;
  return answerOf(refundCall({ paymentId, providerId, data, amount: heldByProvider }, won));
}
