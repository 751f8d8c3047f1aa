import { ORDER_STATUS, type Order, type OrderStatus, orderNumber } from "@zakh/orders/contract";
import { serverText, statusOf } from "../client";
import { UNDO_STATUS_MS } from "../durations";
import { useTexts } from "../i18n/text";
import { useChangeOrderStatus, useIsChangingStatus } from "../resources/orders";
import { useQuestion } from "../ui/drawers/use-question";
import { useErrorToast } from "../ui/error-toast";
import { won } from "../ui/money";
import { toast } from "../ui/toast";
import { useChangedHere } from "./recent-changes";
import { useUndo } from "./use-undo";

/**
 * Changes an order's status, shows the result and offers to undo it (spec §4, §8, decision 143). It asks before an order is
 * cancelled, and when its cash receipt was issued and its money is to go back: the receipt has to be cancelled at Hometax, too.
 */
export function useSetStatus(order: Pick<Order, "id" | "status" | "totalAmount" | "cashReceipt">) {
  const { t } = useTexts();
  const prompt = useQuestion();
  const show = useErrorToast();
  const change = useChangeOrderStatus(order);
  const changing = useIsChangingStatus(order.id);
  const here = useChangedHere();
  const undo = useUndo();
  const number = orderNumber(order.id);

  function doubtsAbout(status: OrderStatus): string {
    const issuedNumber = order.cashReceipt?.issuedNumber;
    return [
      ...(ORDER_STATUS[status].cancelled ? [t("status.cancel.text", { amount: won(order.totalAmount) })] : []),
      ...(issuedNumber && !ORDER_STATUS[status].paid ? [t("status.receipt.text", { issuedNumber })] : []),
    ].join(" ");
  }

  async function set(status: OrderStatus) {
    if (status === order.status) return;
    const description = doubtsAbout(status);
    if (description !== "") {
      const agreed = await prompt({
        title: t("status.receipt.title", { number, status: t(`status.${status}`) }),
        description,
        confirmText: t("status.receipt.yes"),
        cancelText: t("cancel"),
        variant: "confirmation",
      });
      if (!agreed) return;
    }
    // Awaited instead of using the callbacks of `mutate`, which are lost when the row or drawer is unmounted.
    try {
      const changed = await change.mutateAsync(status);
      const { changedFrom: from, status: to } = changed;
      // Somebody else may have set the same status a moment before: that is not this admin's to undo.
      const made = from === null ? [] : [{ order: { id: order.id }, from, to }];
      here.note(made);
      toast.success(t("status.updated.title"), {
        description: t("status.updated.text", { number, status: t(`status.${changed.status}`) }),
        ...(made.length > 0 && { action: { label: t("transfers.undo"), onPress: () => void undo(made) } }),
        duration: UNDO_STATUS_MS,
      });
    } catch (error) {
      // A conflict names the reason, such as missing stock: the server's words help more than a general text.
      const serverTextOf = statusOf(error) === 409 ? serverText : () => undefined;
      show.refused(error, t("status.failed"), serverTextOf);
    }
  }

  return { set, changing };
}
