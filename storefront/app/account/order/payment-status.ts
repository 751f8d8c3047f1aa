import { ORDER_STATUS, type Order } from "@zakh/orders/contract";
import { type TextKey, useTexts } from "../../i18n/use-texts";
import { useMethodOf } from "../../lib/data/payment-methods";
import { formatWon } from "../../lib/format/money";

/** The payment status in the page's language, with the text of the method of payment if it has one. */
export function usePaymentStatus(order: Order): string {
  const { t } = useTexts();
  const { says } = useMethodOf(order);
  const key = paymentStatus(order);
  const text = t(key, {
    amount: formatWon(order.toReturn || order.returned),
    returned: formatWon(order.returned),
  });
  return key === "myPage.unpaid" ? says("unpaid", text) : text;
}

/** The text of an order's payment status. */
function paymentStatus({ status, toReturn, returned }: Pick<Order, "status" | "toReturn" | "returned">): TextKey {
  if (toReturn > 0) return returned > 0 ? "myPage.partlyReturned" : "myPage.toReturn";
  if (ORDER_STATUS[status]?.cancelled) return returned > 0 ? "myPage.returned" : "myPage.notDue";
  return ORDER_STATUS[status]?.paid ? "myPage.paid" : "myPage.unpaid";
}
