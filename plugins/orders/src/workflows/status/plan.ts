import { ORDER_STATUS, type OrderStatus } from "../../contract/status";
import type { OrderState } from "../../read-models/order-state";
import { type PaymentPlan, planPayment } from "../payment/plan-payment";
import type { PlannedEntry } from "../record-change";
import { creditOfWeight } from "./delivery-credit";
import { type PaidBy, planMoney } from "./plan-money";

/** What follows from a new status of the shop (ruling 10). */
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
  /** The money entries (ruling 48). */
  money: PlannedEntry[];
  /** Won that become the customer's credit once the undo time of a delivery is over (ruling 64). */
  creditToGive: number;
  payment: PaymentPlan;
}

/** Every step from `state.status` to `to`. */
export function planStatusChange(state: OrderState, to: OrderStatus, paidBy: PaidBy = {}): StatusPlan {
  const changes = state.status !== to;
  const { cancelled, delivered } = ORDER_STATUS[to];
  const money = planMoney(state, to, paidBy);
  return {
    to,
    changes,
    releaseStock: changes && cancelled && state.reserved.length > 0,
    reserveStock: changes && ORDER_STATUS[state.status].cancelled && state.released.length > 0,
    consumeStock: changes && delivered,
    returnStock: changes && !delivered && state.consumed.length > 0,
    money,
    creditToGive: changes && delivered ? creditOfWeight(state, money) : 0,
    payment: planPayment(state, to),
  };
}
