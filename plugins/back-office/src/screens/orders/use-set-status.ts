import { ORDER_STATUS, type Order, type OrderStatus, orderNumber } from "@zakh/orders/contract";
import { serverText, statusOf } from "../client";
import { useTexts } from "../i18n/text";
import { useChangeOrderStatus, useIsChangingStatus } from "../resources/orders";
import { useShowRefusal } from "../ui/form-refusal";
import { toast } from "../ui/toast";
import { useQuestion } from "../ui/use-question";

/**
 * Changes an order's status and shows the result (spec §4, §8). When its cash receipt was issued and its money is to go
 * back, it asks first: the receipt has to be cancelled at Hometax, too.
 */
export function useSetStatus(order: Pick<Order, "id" | "status" | "cashReceipt">) {
  const { t } = useTexts();
  const prompt = useQuestion();
  const show = useShowRefusal();
  const change = useChangeOrderStatus(order.id);
  const changing = useIsChangingStatus(order.id);
  const number = orderNumber(order.id);

  async function set(status: OrderStatus) {
    if (status === order.status) return;
    const issuedNumber = order.cashReceipt?.issuedNumber;
    if (issuedNumber && !ORDER_STATUS[status].paid) {
      const agreed = await prompt({
        title: t("status.receipt.title", { number, status: t(`status.${status}`) }),
        description: t("status.receipt.text", { issuedNumber }),
        confirmText: t("status.receipt.yes"),
        cancelText: t("cancel"),
        variant: "confirmation",
      });
      if (!agreed) return;
    }
    // Awaited instead of using the callbacks of `mutate`, which are lost when the row or drawer is unmounted.
    try {
      const changed = await change.mutateAsync(status);
      toast.success(t("status.updated.title"), {
        description: t("status.updated.text", { number, status: t(`status.${changed.status}`) }),
      });
    } catch (error) {
      // A conflict names the reason, such as missing stock: the server's words help more than a general text.
      const serverTextOf = statusOf(error) === 409 ? serverText : () => undefined;
      show.refused(error, t("status.failed"), serverTextOf);
    }
  }

  return { set, changing };
}
