import { Button } from "@medusajs/ui";
import { type Order, orderNumber } from "@zakh/orders/contract";
import { useTexts } from "../i18n/text";
import { won } from "../money";
import { useReturnMoney } from "../resources/orders";
import { useShowRefusal } from "../ui/form-refusal";
import { toast } from "../ui/toast";
import { useQuestion } from "../ui/use-question";

/** Records a refund of an order. Asks for confirmation, because the shopper gets a mail. */
export function MoneyReturned({ order }: { order: Order }) {
  const { t } = useTexts();
  const prompt = useQuestion();
  const show = useShowRefusal();
  const back = useReturnMoney(order.id);
  const params = {
    number: orderNumber(order.id),
    name: order.transferAccountHolder || order.customerName,
    amount: won(order.toReturn),
  };

  async function ask() {
    const returned = await prompt({
      title: t("returned.title", params),
      description: t(order.selectedBankAccount ? "returned.text" : "returned.textByHand", params),
      confirmText: t("returned.yes"),
      cancelText: t("cancel"),
      variant: "confirmation",
    });
    if (!returned) return;
    try {
      await back.mutateAsync(order.toReturn);
      toast.success(t("returned.done"), { description: `${params.number}: ${params.amount}` });
    } catch (error) {
      show.refused(error, t("returned.failed"));
    }
  }

  return (
    <Button
      variant="secondary"
      className="h-auto min-h-11 whitespace-normal px-4 text-base md:min-h-9 md:text-sm"
      isLoading={back.isPending}
      disabled={back.isPending}
      onClick={ask}
    >
      {t("returned.button")}
    </Button>
  );
}
