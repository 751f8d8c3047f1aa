import type { FieldChange } from "../../contract/contact";
import { ORDER_STATUS } from "../../contract/status";
import { creditOfDelivery } from "../../contract/weight";
import type { OrderState } from "../../read-models/order-state";
import type { PlannedEntry } from "../record-change";
import type { StatusPlan } from "./plan";
import { loweredAfter, planOfGoods } from "./plan-returned";

/** Won that a delivery with these entries makes credit: what was packed less, where the customer wants it (ruling 50). Other money stays to be returned. */
export function creditOfWeight(state: OrderState, money: readonly PlannedEntry[]): number {
  return creditOfDelivery({ ...state, creditable: loweredAfter(state, money) });
}

/** The entries of the credit that waits, as far as it has not gone back meanwhile. Nobody could use credit of a closed account. */
export function planDeliveryCredit(order: DeliveredOrder): PlannedEntry[] {
  const { creditToGive, loweredToReturn, hasAccount } = order;
  return hasAccount ? planOfGoods(order, Math.min(creditToGive, loweredToReturn)) : [];
}

type DeliveredOrder = Pick<OrderState, "entries" | "creditToGive" | "loweredToReturn" | "hasAccount">;

/** The credit of its delivery, in won, before and after an order goes back: what was spent stays with the customer. */
export function keptOfDelivery({ status, deliveryCredit }: OrderState, { changes, money }: StatusPlan): FieldChange[] {
  if (!changes || !ORDER_STATUS[status].delivered || deliveryCredit === 0) return [];
  const takenBack = money.reduce(
    (won, { kind, amount }) => (kind === "credit_given" && amount < 0 ? won - amount : won),
    0,
  );
  if (takenBack === 0) return [];
  return [{ field: "deliveryCredit", from: String(deliveryCredit), to: String(deliveryCredit - takenBack) }];
}
