import { ORDER_STATUS, type OrderStatus } from "../../contract/status";
import type { OrderState, PaymentState } from "../../read-models/order-state";

/** What has to happen in Medusa so that it agrees with a new status of the shop (ruling 10). */
export interface StatusPlan {
  to: OrderStatus;
  /** False when the order has this status already: then nothing else happens. */
  changes: boolean;
  releaseStock: boolean;
  reserveStock: boolean;
  /** Gives captured money back. */
  refund: boolean;
  /** Calls an awaited payment off. */
  callOff: boolean;
  /** Opens a new payment in place of one that was refunded or called off. */
  renew: boolean;
  capture: boolean;
  /** Won that Medusa credited for a refund made in its dashboard; taken back when the order lives again. */
  uncredit: number;
  medusaStatus: "pending" | "completed" | "canceled";
}

/** `open` is awaited, `captured` has arrived, `closed` was refunded, called off, or never opened. */
type PaymentPhase = "open" | "captured" | "closed";

export function paymentPhase(payment: PaymentState | null): PaymentPhase {
  if (!payment) return "closed";
  if (payment.captured > payment.refunded) return "captured";
  return payment.status === "canceled" || payment.refunded > 0 || payment.sessionId === null ? "closed" : "open";
}

/** Every step from `state.status` to `to`; each looks at what Medusa has done already and does only what is missing. */
export function planStatusChange(state: OrderState, to: OrderStatus): StatusPlan {
  const changes = state.status !== to;
  const { paid, order } = ORDER_STATUS[to];
  const dead = order === "canceled";
  const phase = paymentPhase(state.payment);
  return {
    to,
    changes,
    releaseStock: changes && dead && state.reserved.length > 0,
    reserveStock: changes && !dead && state.status === "cancelled" && state.released.length > 0,
    refund: changes && phase === "captured" && !paid,
    callOff: changes && dead && phase === "open",
    renew: changes && !dead && (phase === "closed" || (phase === "captured" && !paid)),
    capture: changes && paid && phase !== "captured",
    uncredit: changes && !dead ? state.creditTotal : 0,
    medusaStatus: order,
  };
}

/**
 * The status that agrees with what Medusa says now: an order that was cancelled, completed or paid in Medusa's own
 * dashboard takes the shop's status along. It reads what is, not what an event said, so a late event does no harm.
 */
export function statusFollowingMedusa(state: OrderState): OrderStatus {
  if (state.medusaStatus === "canceled") return "cancelled";
  if (state.medusaStatus === "completed") return "completed";
  if (state.status === "pending" && paymentPhase(state.payment) === "captured") return "processing";
  return state.status;
}
