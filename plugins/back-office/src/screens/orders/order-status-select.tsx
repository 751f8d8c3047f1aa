import { Spinner } from "@medusajs/icons";
import { clx, Select, toast } from "@medusajs/ui";
import { ORDER_STATUSES, type Order, type OrderStatus, orderNumber } from "@zakh/orders/contract";
import { serverText, statusOf } from "../client";
import { useTexts } from "../i18n/text";
import { useChangeOrderStatus, useIsChangingStatus } from "../resources/orders";
import { statusClasses } from "./status-color";

/** Sets an order's status; any may follow any other (ruling 10). Shut, with a spinner, while it is being changed (spec §4). */
export function OrderStatusSelect({ order, className }: { order: Pick<Order, "id" | "status">; className?: string }) {
  const { t } = useTexts();
  const change = useChangeOrderStatus(order.id);
  const changing = useIsChangingStatus(order.id);
  const shown = change.isPending ? change.variables : order.status;
  const number = orderNumber(order.id);

  function choose(status: OrderStatus) {
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

  return (
    <Select value={shown} onValueChange={choose} disabled={changing}>
      <Select.Trigger
        aria-label={t("status.label", { number })}
        aria-busy={changing}
        className={clx(
          "h-12 px-3 text-base font-medium md:h-9 md:px-2.5 md:text-sm",
          { [statusClasses(shown).wash]: !changing },
          className,
        )}
      >
        <span className="flex min-w-0 items-center gap-x-2.5">
          {changing ? (
            <Spinner className="size-4 shrink-0 animate-spin" />
          ) : (
            <span aria-hidden className={clx("size-2 shrink-0 rounded-sm", statusClasses(shown).dot)} />
          )}
          <span className="truncate">{t(`status.${shown}`)}</span>
        </span>
      </Select.Trigger>
      <Select.Content className="z-50 max-h-none" collisionPadding={8}>
        {ORDER_STATUSES.map((status) => (
          <Select.Item key={status} value={status} className="min-h-11 !text-base md:min-h-9 md:!text-sm">
            <span className="flex items-center gap-x-2.5">
              <span aria-hidden className={clx("size-2 shrink-0 rounded-sm", statusClasses(status).dot)} />
              {t(`status.${status}`)}
            </span>
          </Select.Item>
        ))}
      </Select.Content>
    </Select>
  );
}
