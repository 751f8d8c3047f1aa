import type { MoneyMovement } from "../../contract/money";
import { ORDER_STATUS, type OrderStatus } from "../../contract/status";
import type { OrderState, PaymentState } from "../../read-models/order-state";
import { planMoney } from "./plan-money";

/** What has to happen in Medusa so that it agrees with a new status of the shop (ruling 10). */
export interface StatusPlan {
  to: OrderStatus;
  /** False when the order has this status already: then nothing else happens. */
  changes: boolean;
  releaseStock: boolean;
  reserveStock: boolean;
  /** Takes reserved goods off the stock: they are delivered. */
  consumeStock: boolean;
  /** Puts what was consumed back into stock; it is reserved again unless the order is dead. */
  returnStock: boolean;
  /** Takes a capture back: the money never arrived. */
  refund: boolean;
  /** Calls an awaited payment off. */
  callOff: boolean;
  /** Opens a new payment in place of one that was refunded or called off, or whose money is to go back. */
  renew: boolean;
  capture: boolean;
  /** Won that Medusa credited for refunds of the payment that is replaced; taken back, because the new one is for all. */
  uncredit: number;
  /** The entries in the order's money (ruling 48). */
  money: MoneyMovement[];
  medusaStatus: "pending" | "completed" | "canceled";
}

/** `open` is awaited, `captured` has arrived, `closed` was refunded, called off, or never opened. */
type PaymentPhase = "open" | "captured" | "closed";

export function paymentPhase(payment: PaymentState | null): PaymentPhase {
  if (!payment) return "closed";
  if (payment.captured > payment.refunded) return "captured";
  return payment.status === "canceled" || payment.refunded > 0 || payment.session === null ? "closed" : "open";
}

/** Every step from `state.status` to `to`; each looks at what Medusa has done already and does only what is missing. */
export function planStatusChange(state: OrderState, to: OrderStatus): StatusPlan {
  const changes = state.status !== to;
  const { paid, order } = ORDER_STATUS[to];
  const dead = order === "canceled";
  const phase = paymentPhase(state.payment);
  // A cancelled order of which a part was given back is paid again by a payment of the whole sum: this one would lack that part for ever.
  const anew = phase === "captured" && (!paid || (state.status === "cancelled" && (state.payment?.refunded ?? 0) > 0));
  const renew = changes && !dead && (phase === "closed" || anew);
  return {
    to,
    changes,
    releaseStock: changes && dead && state.reserved.length > 0,
    reserveStock: changes && !dead && state.status === "cancelled" && state.released.length > 0,
    consumeStock: changes && to === "completed",
    returnStock: changes && to !== "completed" && state.consumed.length > 0,
    refund: changes && !dead && anew && (paid || ORDER_STATUS[state.status].paid),
    callOff: changes && dead && phase === "open",
    renew,
    capture: changes && paid && (phase !== "captured" || anew),
    uncredit: renew ? state.creditTotal : 0,
    money: planMoney(state, to, { kept: heldByPayment(state.payment) }),
    medusaStatus: order,
  };
}

/** Won that the payment holds. */
function heldByPayment(payment: PaymentState | null): number {
  return payment && paymentPhase(payment) === "captured" ? payment.captured - payment.refunded : 0;
}

/**
 * The status that agrees with what Medusa says now: an order that was cancelled, completed, paid or given back whole by
 * Medusa's own workflows takes the shop's status along. It reads what is, not what an event said, so a late event does no
 * harm.
 */
export function statusFollowingMedusa(state: OrderState): OrderStatus {
  const phase = paymentPhase(state.payment);
  if (state.medusaStatus === "canceled") return "cancelled";
  if (ORDER_STATUS[state.status].paid && phase === "closed") return "cancelled";
  if (state.medusaStatus === "completed") return "completed";
  return state.status === "pending" && phase === "captured" ? "processing" : state.status;
}
