import { type Order, type OrderStatus, orderNumber } from "@zakh/orders/contract";
import { serverText, statusOf } from "../client";
import { useTexts } from "../i18n/text";
import { useChangeOrderStatus, useIsChangingStatus } from "../resources/orders";
import { useShowRefusal } from "../ui/form-refusal";
import { toast } from "../ui/toast";

/** Sets an order's status and says what became of it (spec §4, §8). */
export function useSetStatus(order: Pick<Order, "id" | "status">) {
  const { t } = useTexts();
  const show = useShowRefusal();
  const change = useChangeOrderStatus(order.id);
  const changing = useIsChangingStatus(order.id);
  const number = orderNumber(order.id);

  async function set(status: OrderStatus) {
    if (status === order.status) return;
    // Not in the callbacks of `mutate`: a list may drop the row, and a drawer be closed, and they with it.
    try {
      const changed = await change.mutateAsync(status);
      toast.success(t("status.updated.title"), {
        description: t("status.updated.text", { number, status: t(`status.${changed.status}`) }),
      });
    } catch (error) {
      // A conflict names what stands in the way (stock that is gone, for one): those words help more than ours.
      const said = statusOf(error) === 409 ? serverText : () => undefined;
      show.refused(error, t("status.failed"), said);
    }
  }

  return { set, changing };
}
