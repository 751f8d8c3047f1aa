import { DAY_MS } from "@zakh/kit/contract";
import { orderNumber } from "@zakh/orders/contract";
import { useTexts } from "../i18n/text";
import { won } from "../money";
import { remindOfPayment, setPaymentDeadline, setStatus } from "../resources/orders";
import { ActionButton } from "../ui/action-button";
import { ChosenRows } from "../ui/chosen-rows";
import { useManyChanges } from "../ui/use-many-changes";
import { useQuestion } from "../ui/use-question";
import type { Selection } from "../ui/use-selection";

/** Reminds of the chosen overdue orders, gives them a day more, or cancels them; names each that was refused. */
export function OverdueActions({ selection }: { selection: Selection }) {
  const { t } = useTexts();
  const prompt = useQuestion();
  const changes = useManyChanges(selection);
  const { chosen } = selection;
  const { busy, change } = changes;

  async function cancel() {
    const amount = won(chosen.reduce((sum, { totalAmount }) => sum + Number(totalAmount), 0));
    // As when one is cancelled: their receipts have to be cancelled at Hometax, too.
    const issued = chosen.filter(({ cashReceipt }) => cashReceipt?.issuedNumber);
    const orders = issued.map(({ id, cashReceipt }) => `${orderNumber(id)} (${cashReceipt?.issuedNumber})`).join(", ");
    const text = t("many.cancel.text", { amount });
    const agreed = await prompt({
      title: t("many.cancel.title", { count: chosen.length }),
      description: orders === "" ? text : `${text} ${t("many.cancel.receipts", { orders })}`,
      confirmText: t("many.cancel.yes"),
      cancelText: t("many.cancel.no"),
    });
    if (agreed) await change(chosen, ({ id }) => setStatus(id, "cancelled"));
  }

  const tomorrow = () => new Date(Date.now() + DAY_MS).toISOString();
  return (
    <ChosenRows selection={selection} changes={changes}>
      <ActionButton busy={busy} onPress={() => change(chosen, ({ id }) => remindOfPayment(id))}>
        {t("reminder.send")}
      </ActionButton>
      <ActionButton busy={busy} onPress={() => change(chosen, ({ id }) => setPaymentDeadline(id, tomorrow()))}>
        {t("deadline.extend", { count: 1 })}
      </ActionButton>
      <ActionButton busy={busy} onPress={cancel}>
        {t("many.cancel")}
      </ActionButton>
    </ChosenRows>
  );
}
