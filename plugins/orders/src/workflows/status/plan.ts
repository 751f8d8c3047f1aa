import { ORDER_STATUS, type OrderStatus } from "../../contract/status";
import type { OrderState, PaymentState } from "../../read-models/order-state";
import type { PlannedEntry } from "../record-change";
import { creditOfWeight } from "./delivery-credit";
import { freeOf, moneyByLine } from "./money-by-line";
import { followingMedusa, paidAgain, planMoney } from "./plan-money";
import { refundOf } from "./plan-returned";

/** What must happen in Medusa to match a new status of the shop (ruling 10). */
export interface StatusPlan {
  to: OrderStatus;
  /** False when the order already has this status: then nothing else happens. */
  changes: boolean;
  releaseStock: boolean;
  reserveStock: boolean;
  /** Removes reserved goods from the stock, because they are delivered. */
  consumeStock: boolean;
  /** Puts delivered goods back into stock; they are reserved again unless the order is cancelled. */
  returnStock: boolean;
  /** Reverses a capture, because the money never arrived. */
  refund: boolean;
  /** Cancels an awaited payment. */
  cancelPayment: boolean;
  /** Opens a new payment to replace one that was refunded or cancelled, or whose money is to be refunded. */
  openPayment: boolean;
  capture: boolean;
  /**
   * Won that Medusa credited for refunds of the replaced payment; reversed, because the new payment is for the whole
   * total.
   */
  creditToReverse: number;
  /** The money entries (ruling 48). */
  money: PlannedEntry[];
  /** Won of them that payments hold and that become the customer's credit. */
  credit: number;
  /** Won that become the customer's credit once the undo time of a delivery is over (ruling 64). */
  creditToGive: number;
  /** Won that replaced payments hold, that were to go back, and that are in the captured payment from now on. */
  takenOver: number;
  medusaStatus: "pending" | "completed" | "canceled";
}

/** `open` is awaited, `captured` has arrived, `closed` was refunded, cancelled, or never opened. */
type PaymentPhase = "open" | "captured" | "closed";

export function paymentPhase(payment: PaymentState | null): PaymentPhase {
  if (!payment) return "closed";
  if (payment.captured > payment.refunded) return "captured";
  return payment.status === "canceled" || payment.refunded > 0 || payment.session === null ? "closed" : "open";
}

/** By what an order is paid again. */
export interface PaidBy {
  /** Won of the customer's credit that a cancelled order may use again. */
  credit?: number;
  /** Won of the credit of its delivery that an order that goes back takes back. */
  takenBack?: number;
  /** Whether a transfer pays what a waiting order is due; otherwise money that is still there does, before any is entered. */
  transfer?: boolean;
}

/** Every step from `state.status` to `to`; each checks what Medusa has already done and plans only what is missing. */
export function planStatusChange(
  state: OrderState,
  to: OrderStatus,
  { credit, takenBack, transfer = false }: PaidBy = {},
): StatusPlan {
  const changes = state.status !== to;
  const { paid, order } = ORDER_STATUS[to];
  const dead = order === "canceled";
  const phase = phaseOf(state);
  // A cancelled order whose payment holds less than its total, because a part was refunded or the total was raised later, is paid
  // again by a payment for the whole total: the old one would lack the rest for ever.
  const holdsLess = heldByPayment(state.payment) < state.total;
  const anew = phase === "captured" && (!paid || (state.status === "cancelled" && holdsLess));
  const openPayment = changes && !dead && (phase === "closed" || anew);
  const capture = changes && paid && (phase !== "captured" || anew);
  const refund = changes && !dead && anew && (paid || ORDER_STATUS[state.status].paid);
  const heldByLatest = heldByPayment(state.payment);
  const held = capture && !transfer ? state.held.reduce((won, { amount }) => won + amount, 0) : heldByLatest;
  const money = planMoney(state, to, { held, credit, takenBack, usesOutside: capture && !transfer });
  return {
    to,
    changes,
    releaseStock: changes && dead && state.reserved.length > 0,
    reserveStock: changes && !dead && state.status === "cancelled" && state.released.length > 0,
    consumeStock: changes && to === "completed",
    returnStock: changes && to !== "completed" && state.consumed.length > 0,
    refund,
    cancelPayment: changes && dead && phase === "open",
    openPayment,
    capture,
    creditToReverse: openPayment ? state.creditTotal : 0,
    money,
    credit: changes ? creditFromPayments(money) : 0,
    creditToGive: changes && to === "completed" ? creditOfWeight(state, money) : 0,
    takenOver: capture ? Math.max(0, paidAgain(money) - (refund ? heldByLatest : 0)) : 0,
    medusaStatus: order,
  };
}

function creditFromPayments(money: readonly PlannedEntry[]): number {
  return refundOf(money.filter(({ kind }) => kind === "credit_given"));
}

/**
 * The phase of the order's payment. A paid order whose payment went back needs no other one while the difference to its raised total
 * still pays it, or when lighter goods leave nothing to pay.
 */
function phaseOf(state: OrderState): PaymentPhase {
  const phase = paymentPhase(state.payment);
  if (phase !== "closed" || !ORDER_STATUS[state.status].paid) return phase;
  const isPaid = state.total === 0 || moneyByLine(state.entries).some((sum) => sum.outside && freeOf(sum) > 0);
  return isPaid && followingMedusa(state).length === 0 ? "captured" : phase;
}

/** Won that the payment holds. */
function heldByPayment(payment: PaymentState | null): number {
  return payment && paymentPhase(payment) === "captured" ? payment.captured - payment.refunded : 0;
}

/**
 * The status that matches Medusa's current state: an order that Medusa's own workflows cancelled, completed, captured
 * or completely refunded. It reads the current state instead of an event, so a late event does no harm.
 */
export function statusFollowingMedusa(state: OrderState): OrderStatus {
  const phase = phaseOf(state);
  if (state.medusaStatus === "canceled") return "cancelled";
  if (ORDER_STATUS[state.status].paid && phase === "closed") return "cancelled";
  if (state.medusaStatus === "completed") return "completed";
  return state.status === "pending" && phase === "captured" ? "processing" : state.status;
}
