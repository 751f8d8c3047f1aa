import { type Order, orderNumber } from "@zakh/orders/contract";
import { useTexts } from "../i18n/text";
import { useQuestion } from "../ui/drawers/use-question";
import { won } from "../ui/money";

type Cancelled = Pick<Order, "id" | "totalAmount" | "cashReceipt">;

/** Won of these orders together. */
export function totalOf(orders: readonly Pick<Order, "totalAmount">[]): number {
  return orders.reduce((sum, { totalAmount }) => sum + Number(totalAmount), 0);
}

/** Asks before orders are cancelled, with their money and the receipts that have to be cancelled at Hometax, too. */
export function useAskToCancel(): (orders: readonly Cancelled[]) => Promise<boolean> {
  const { t } = useTexts();
  const prompt = useQuestion();
  return (orders) => {
    const issued = orders.filter(({ cashReceipt }) => cashReceipt?.issuedNumber);
    const named = issued.map(({ id, cashReceipt }) => `${orderNumber(id)} (${cashReceipt?.issuedNumber})`).join(", ");
    const text = t("many.cancel.text", { amount: won(totalOf(orders)) });
    return prompt({
      title: t("many.cancel.title", { count: orders.length }),
      description: named === "" ? text : `${text} ${t("many.cancel.receipts", { orders: named })}`,
      confirmText: t("many.cancel.yes"),
      cancelText: t("many.cancel.no"),
    });
  };
}
