import { type Order, type OrderStatus, orderNumber } from "@zakh/orders/contract";
import { serverText, statusOf } from "../client";
import { useTexts } from "../i18n/text";
import { useChangeOrderStatus, useIsChangingStatus } from "../resources/orders";
import { useShowRefusal } from "../ui/form-refusal";
import { toast } from "../ui/toast";

/** Changes an order's status and shows the result (spec §4, §8). */
export function useSetStatus(order: Pick<Order, "id" | "status">) {
  const { t } = useTexts();
  const show = useShowRefusal();
  const change = useChangeOrderStatus(order.id);
  const changing = useIsChangingStatus(order.id);
  const number = orderNumber(order.id);

  async function set(status: OrderStatus) {
    if (status === order.status) return;
    // Awaited instead of using the callbacks of `mutate`, which are lost when the row or drawer is unmounted.
    try {
      const changed = await change.mutateAsync(status);
      toast.success(t("status.updated.title"), {
        description: t("status.updated.text", { number, status: t(`status.${changed.status}`) }),
      });
    } catch (error) {
      // A conflict names the reason, such as missing stock: the server's words help more than a general text.
      const said = statusOf(error) === 409 ? serverText : () => undefined;
      show.refused(error, t("status.failed"), said);
    }
  }

  return { set, changing };
}
