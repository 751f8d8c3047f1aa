import { Spinner } from "@medusajs/icons";
import { clx, Select } from "@medusajs/ui";
import { ORDER_STATUSES, type Order, type OrderStatus, orderNumber } from "@zakh/orders/contract";
import { useTexts } from "../i18n/text";
import { statusClasses } from "../ui/status-color";
import { useSetStatus } from "./use-set-status";

/**
 * Changes an order's status; any may follow any other (ruling 10). Disabled, with a spinner, while saving (spec §4);
 * shows the saved status until the server has confirmed the new one.
 */
interface OrderStatusSelectProps {
  order: Pick<Order, "id" | "status" | "totalAmount" | "cashReceipt">;
  className?: string;
}

export function OrderStatusSelect({ order, className }: OrderStatusSelectProps) {
  const { t } = useTexts();
  const { set, changing } = useSetStatus(order);
  const number = orderNumber(order.id);

  return (
    <Select value={order.status} onValueChange={(status: OrderStatus) => void set(status)} disabled={changing}>
      <Select.Trigger
        aria-label={t("status.label", { number })}
        aria-busy={changing}
        className={clx(
          "h-auto min-h-12 px-3 text-base font-medium md:h-9 md:min-h-0 md:px-2.5 md:text-sm",
          { [statusClasses(order.status).wash]: !changing },
          className,
        )}
      >
        <span className="flex min-w-0 items-center gap-x-2.5">
          {changing ? (
            <Spinner className="size-4 shrink-0 animate-spin" />
          ) : (
            <span aria-hidden className={clx("size-2 shrink-0 rounded-sm", statusClasses(order.status).dot)} />
          )}
          <span className="min-w-0 break-words text-left leading-[inherit] md:line-clamp-2">
            {t(`status.${order.status}`)}
          </span>
        </span>
      </Select.Trigger>
      <Select.Content className="z-50 max-h-none" collisionPadding={8}>
        {ORDER_STATUSES.map((status) => (
          <Select.Item key={status} value={status} className="min-h-11 !text-base md:min-h-9 md:!text-sm">
            <span className="flex items-center gap-x-2.5">
              <span aria-hidden className={clx("size-2 shrink-0 rounded-sm", statusClasses(status).dot)} />
              <span>{t(`status.${status}`)}</span>
            </span>
          </Select.Item>
        ))}
      </Select.Content>
    </Select>
  );
}
