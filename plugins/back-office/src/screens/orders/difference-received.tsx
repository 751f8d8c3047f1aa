import { type Order, orderNumber } from "@zakh/orders/contract";
import { useTexts } from "../i18n/text";
import { useReceiveDifference } from "../resources/orders";
import { ActionButton } from "../ui/action-button";
import { useQuestion } from "../ui/drawers/use-question";
import { useErrorToast } from "../ui/error-toast";
import { won } from "../ui/money";
import { toast } from "../ui/toast";

/** Enters that the customer of a paid order has paid the difference to a higher total. */
export function DifferenceReceived({ order }: { order: Order }) {
  const { t } = useTexts();
  const prompt = useQuestion();
  const show = useErrorToast();
  const receive = useReceiveDifference(order.id);
  const params = { number: orderNumber(order.id), amount: won(order.due) };

  async function ask() {
    const received = await prompt({
      title: t("difference.title", params),
      description: t("difference.text", params),
      confirmText: t("difference.yes"),
      cancelText: t("cancel"),
      variant: "confirmation",
    });
    if (!received) return;
    try {
      await receive.mutateAsync({ amount: order.due });
      toast.success(t("difference.done"), { description: `${params.number}: ${params.amount}` });
    } catch (error) {
      show.refused(error, t("difference.failed"));
    }
  }

  return (
    <ActionButton busy={receive.isPending} onPress={() => void ask()}>
      {t("difference.button")}
    </ActionButton>
  );
}
