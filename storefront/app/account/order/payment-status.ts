import { ORDER_STATUS, type Order } from "@zakh/orders/contract";
import type { TextKey } from "../../i18n/use-texts";

/** What is to be said of an order's money. */
export function paymentStatus({ status, toReturn }: Pick<Order, "status" | "toReturn">): TextKey {
  if (toReturn > 0) return "myPage.toReturn";
  if (status === "cancelled") return "myPage.notDue";
  return ORDER_STATUS[status]?.paid ? "myPage.paid" : "myPage.unpaid";
}
