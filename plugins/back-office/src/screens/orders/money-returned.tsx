import { type Order, orderNumber, type ReturnedInput } from "@zakh/orders/contract";
import { useTexts } from "../i18n/text";
import { useReturnMoney } from "../resources/orders";
import { ActionButton } from "../ui/action-button";
import { useQuestion } from "../ui/drawers/use-question";
import { useErrorToast } from "../ui/error-toast";
import { won } from "../ui/money";
import { toast } from "../ui/toast";

/** Records a refund of an order, by transfer or as credit. Asks for confirmation, because the shopper gets a mail. */
export function MoneyReturned({ order }: { order: Order }) {
  const { t } = useTexts();
  const prompt = useQuestion();
  const show = useErrorToast();
  const back = useReturnMoney(order.id);
  const params = {
    number: orderNumber(order.id),
    name: order.transferAccountHolder || order.customerName,
    amount: won(order.toReturn),
  };

  async function ask(as: ReturnedInput["as"]) {
    const byTransfer = order.selectedBankAccount ? "returned.text" : "returned.textByHand";
    const returned = await prompt({
      title: t(as === "credit" ? "returned.asCredit.title" : "returned.title", params),
      description: t(as === "credit" ? "returned.asCredit.text" : byTransfer, params),
      confirmText: t(as === "credit" ? "returned.asCredit.yes" : "returned.yes"),
      cancelText: t("cancel"),
      variant: "confirmation",
    });
    if (!returned) return;
    try {
      await back.mutateAsync({ amount: order.toReturn, as });
      toast.success(t("returned.done"), { description: `${params.number}: ${params.amount}` });
    } catch (error) {
      show.refused(error, t("returned.failed"));
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      <ActionButton busy={back.isPending} onPress={() => ask("transfer")}>
        {t("returned.button")}
      </ActionButton>
      <ActionButton busy={back.isPending} onPress={() => ask("credit")}>
        {t("returned.asCredit.button")}
      </ActionButton>
    </div>
  );
}
