import { type Delivery, islandOf, planDelivery } from "@zakh/delivery/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { FieldChange } from "../../contract/contact";
import { ORDER_STATUS, type OrderStatus } from "../../contract/status";
import { isDelivered } from "../../payment/payment-facts";
import type { OrderState } from "../../read-models/order-state";
import { findSellersDays, type SellersDay } from "../../read-models/other-sellers";

/** The days of an order after a change of its status. */
export interface OrderDays {
  leavesOn: string | null;
  arrivesOn: string | null;
  /** What the history tells of it; empty where the days stay. */
  changed: FieldChange[];
}

type Dated = Pick<OrderState, "status" | "address" | "leavesOn" | "arrivesOn">;

/**
 * The days on which an order leaves and arrives: they were counted for a payment at once, and are counted anew when the money is
 * there; `delivers`: whether the shop itself sends something. Any other change keeps them, and so does a shop that promises no days any more.
 */
export function daysAfter(
  { status, address, leavesOn, arrivesOn }: Dated,
  to: OrderStatus,
  delivers: boolean,
  delivery: Delivery,
  at: Date,
): OrderDays {
  const isPaidNow = delivers && ORDER_STATUS[to].paid && !ORDER_STATUS[status].paid;
  const plan = isPaidNow ? planDelivery(delivery, at, islandOf(delivery, address) ? 1 : 0) : null;
  if (!plan) return { leavesOn, arrivesOn, changed: [] };
  const fields = [
    { field: "leavesOn" as const, from: leavesOn ?? "", to: plan.leavesOn },
    { field: "arrivesOn" as const, from: arrivesOn ?? "", to: plan.arrivesOn },
  ];
  return { leavesOn: plan.leavesOn, arrivesOn: plan.arrivesOn, changed: fields.filter(({ from, to }) => from !== to) };
}

/** When each store in the order sends its goods, once the money is there; nothing for any other change, and for what is picked up. */
export async function sellersDaysAfter(
  sql: Queryable,
  { detailId, status, method, hasOthersGoods }: OrderState,
  to: OrderStatus,
  delivery: Delivery,
): Promise<SellersDay[]> {
  const isPaidNow = hasOthersGoods && ORDER_STATUS[to].paid && !ORDER_STATUS[status].paid;
  return isPaidNow && isDelivered(method) ? findSellersDays(sql, detailId, { delivery, at: new Date() }) : [];
}
