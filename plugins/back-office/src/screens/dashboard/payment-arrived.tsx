import { Check } from "@medusajs/icons";
import { Button } from "@medusajs/ui";
import { type Order, orderNumber } from "@zakh/orders/contract";
import { useTexts } from "../i18n/text";
import { won } from "../money";
import { useSetStatus } from "../orders/use-set-status";
import { useQuestion } from "../ui/use-question";

/** Marks an order's payment as received. Asks for confirmation, because the shopper gets a mail. */
export function PaymentArrived({ order }: { order: Order }) {
  const { t } = useTexts();
  const prompt = useQuestion();
  const { set, changing } = useSetStatus(order);
  const params = {
    number: orderNumber(order.id),
    name: order.transferAccountHolder || order.customerName,
    amount: won(order.totalAmount),
  };

  async function ask() {
    const arrived = await prompt({
      title: t("dashboard.arrived.title", params),
      description: t(order.transferAccountHolder ? "dashboard.arrived.text" : "dashboard.arrived.paid", params),
      confirmText: t("dashboard.arrived.yes"),
      cancelText: t("cancel"),
      variant: "confirmation",
    });
    if (arrived) await set("processing");
  }

  return (
    <Button
      variant="secondary"
      className="h-12 min-w-0 flex-1 text-base md:h-9 md:flex-none md:px-4 md:text-sm"
      aria-label={t("dashboard.arrived.label", params)}
      disabled={changing}
      isLoading={changing}
      onClick={ask}
    >
      <Check />
      {t("dashboard.arrived")}
    </Button>
  );
}
