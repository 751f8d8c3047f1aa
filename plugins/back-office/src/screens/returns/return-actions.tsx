import type { OrderReturn } from "@zakh/orders/contract";
import { useAttempts } from "../attempts";
import { useTexts } from "../i18n/text";
import { won } from "../money";
import { askRefundAccount, returnMoney } from "../resources/orders";
import { ActionButton } from "../ui/action-button";
import { ChosenRows } from "../ui/chosen-rows";
import { useManyChanges } from "../ui/use-many-changes";
import { useQuestion } from "../ui/use-question";
import type { Selection } from "../ui/use-selection";

/** Notes the chosen money as returned, or asks customers for their accounts; names each order that was refused. */
export function ReturnActions({ selection }: { selection: Selection<OrderReturn> }) {
  const { t } = useTexts();
  const prompt = useQuestion();
  const changes = useManyChanges(selection);
  const attempts = useAttempts();
  const { chosen } = selection;
  const { busy, change } = changes;
  const toAsk = chosen.filter(({ refundAccount }) => !refundAccount);

  async function giveBack() {
    const amount = won(chosen.reduce((sum, row) => sum + row.amount, 0));
    const agreed = await prompt({
      title: t("returned.title", { amount }),
      description: t("returns.returned.text", { count: chosen.length }),
      confirmText: t("returned.yes"),
      cancelText: t("cancel"),
      variant: "confirmation",
    });
    if (agreed) await change(chosen, ({ id, amount }) => returnMoney(id, { amount, as: "transfer" }, attempts));
  }

  return (
    <ChosenRows selection={selection} changes={changes}>
      <ActionButton busy={busy} onPress={giveBack}>
        {t("returned.button")}
      </ActionButton>
      {toAsk.length > 0 && (
        <ActionButton busy={busy} onPress={() => change(toAsk, ({ id }) => askRefundAccount(id))}>
          {t("refundAccount.ask")}
        </ActionButton>
      )}
    </ChosenRows>
  );
}
