import { toast } from "@medusajs/ui";
import { type Order, type OrderStatus, orderNumber } from "@zakh/orders/contract";
import { serverText, statusOf } from "../client";
import { useTexts } from "../i18n/text";
import { useChangeOrderStatus, useIsChangingStatus } from "../resources/orders";

/** Sets an order's status and says what became of it (spec §4, §8). */
export function useSetStatus(order: Pick<Order, "id" | "status">) {
  const { t } = useTexts();
  const change = useChangeOrderStatus(order.id);
  const changing = useIsChangingStatus(order.id);
  const number = orderNumber(order.id);

  function set(status: OrderStatus) {
    if (status === order.status) return;
    change.mutate(status, {
      onSuccess: (changed) =>
        toast.success(t("status.updated.title"), {
          description: t("status.updated.text", { number, status: t(`status.${changed.status}`) }),
        }),
      // A conflict names what stands in the way (stock that is gone, for one): those words help more than ours.
      onError: (error) =>
        toast.error(t("error"), { description: (statusOf(error) === 409 && serverText(error)) || t("status.failed") }),
    });
  }

  /** `shown` is the one that is being set, while it is. */
  return { set, changing, shown: change.isPending ? change.variables : order.status };
}
