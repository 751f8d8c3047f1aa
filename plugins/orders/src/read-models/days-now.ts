import { type Delivery, type DeliveryPlan, islandOf, planDelivery } from "@zakh/delivery/contract";
import type { Order, OrderItem } from "../contract/order";
import { ORDER_STATUS } from "../contract/status";
import { isDelivered } from "../payment/payment-facts";

/** When an order that is paid at `at` leaves and arrives; null where no day is promised. */
export function daysNow(
  delivery: Delivery,
  { method, address }: { method: string; address: string },
  at: Date,
): DeliveryPlan | null {
  return isDelivered(method) ? planDelivery(delivery, at, islandOf(delivery, address) ? 1 : 0) : null;
}

type Promised = Pick<Order, "leavesOn" | "arrivesOn">;

/** The days of an order that waits for its money are those that hold now (ruling 62); any other keeps what it was promised. */
export function promisedDays(
  order: Promised &
    Pick<Order, "status" | "paymentMethod" | "customerAddress"> & { items: readonly Pick<OrderItem, "seller">[] },
  delivery: Delivery,
): Promised {
  const { status, paymentMethod: method, customerAddress: address, leavesOn, arrivesOn } = order;
  if (!ORDER_STATUS[status].awaitsPayment) return { leavesOn, arrivesOn };
  const plan = order.items.some(({ seller }) => !seller) ? daysNow(delivery, { method, address }, new Date()) : null;
  return { leavesOn: plan?.leavesOn ?? null, arrivesOn: plan?.arrivesOn ?? null };
}
