import { Check } from "@medusajs/icons";
import { Button } from "@medusajs/ui";
import { type Order, orderNumber, STATUS_WHEN } from "@zakh/orders/contract";
import { useTexts } from "../../i18n/text";
import { useSetStatus } from "../use-set-status";

/** Marks an order's payment as received. It asks nothing, because it can be undone before the shopper gets a mail. */
export function PaymentArrived({ order }: { order: Order }) {
  const { t } = useTexts();
  const { set, changing } = useSetStatus(order);

  return (
    <Button
      variant="secondary"
      className="h-12 min-w-0 flex-1 text-base md:h-9 md:flex-none md:px-4 md:text-sm"
      aria-label={t("dashboard.arrived.label", { number: orderNumber(order.id) })}
      disabled={changing}
      isLoading={changing}
      onClick={() => void set(STATUS_WHEN.paid)}
    >
      <Check />
      <span>{t("dashboard.arrived")}</span>
    </Button>
  );
}
