import { ORDER_STATUS, type Order } from "@zakh/orders/contract";
import type { TextKey } from "../../i18n/use-texts";

/** What is to be said of an order's money. */
export function paymentStatus({ status }: Pick<Order, "status">): TextKey {
  if (status === "cancelled") return "myPage.notDue";
  return ORDER_STATUS[status]?.paid ? "myPage.paid" : "myPage.unpaid";
}
