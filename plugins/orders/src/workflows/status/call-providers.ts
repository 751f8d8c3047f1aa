import type { HeldPayment, OrderState } from "../../read-models/order-state";
import {
  type AnswerOf,
  cancelCall,
  captureCall,
  initiateCall,
  type OpenedSession,
  refundCall,
} from "../payment/provider-calls";
import { type RefundShare, refundShares } from "../payment/refund-shares";
import type { StatusPlan } from "./plan";

type Data = Record<string, unknown>;

/** The providers' answers for a status change; null where the plan needs none. */
export interface ProviderAnswers {
  refunded: { payment: HeldPayment; data: Data } | null;
  /** Parts of payments that become the customer's credit, or that another payment takes over. */
  shares: RefundShare[];
  canceled: Data | null;
  opened: OpenedSession | null;
  captured: { authorized: Data; captured: Data } | null;
}

interface ProviderAccess {
  /** Id of a session that the change opens. */
  sessionId: string;
  answerOf: AnswerOf;
}

/** Makes all provider calls of a plan, in the required order. */
export function callProviders(
  state: Pick<OrderState, "method" | "details" | "payer" | "total" | "held" | "payment">,
  plan: Pick<StatusPlan, "refund" | "cancelPayment" | "openPayment" | "capture" | "credit" | "takenOver">,
  { sessionId, answerOf }: ProviderAccess,
): ProviderAnswers {
  const { method, details, payer, total, payment } = state;
  const session = payment?.session ?? null;
  const held = plan.refund ? state.held.find(({ paymentId }) => paymentId === payment?.paymentId) : undefined;
  const refunded = held ? { payment: held, data: answerOf(refundCall(held, held.amount)) } : null;
  const others = state.held.filter((payment) => payment !== held);
  const shares = refundShares(others, plan.credit + plan.takenOver, answerOf);
  const canceled = plan.cancelPayment && session ? answerOf(cancelCall(session)) : null;
  const opened = plan.openPayment
    ? answerOf(initiateCall({ sessionId, method, total, payment: { details, payer } }))
    : null;
  const paid = opened
    ? { id: opened.id, providerId: opened.provider_id, data: opened.data, authorized: null }
    : session;
  if (plan.capture && !paid) throw new Error("An order has no session that could be captured");
  const captured = plan.capture && paid ? answerOf(captureCall(paid, paid.authorized?.data ?? null)) : null;
  return { refunded, shares, canceled, opened, captured };
}
