import type { OrderReturn } from "@zakh/bookkeeping/contract";
import { useAttempts } from "../../attempts";
import { useTexts } from "../../i18n/text";
import { askRefundAccount, returnMoney } from "../../resources/orders";
import { useStaffRole } from "../../resources/session";
import { ActionButton } from "../../ui/action-button";
import { useQuestion } from "../../ui/drawers/use-question";
import { ChosenRows } from "../../ui/lists/chosen-rows";
import { useManyChanges } from "../../ui/lists/use-many-changes";
import type { Selection } from "../../ui/lists/use-selection";
import { won } from "../../ui/money";

interface ReturnActionsProps {
  /** All that are shown. */
  rows: readonly OrderReturn[];
  selection: Selection<OrderReturn>;
}

/**
 * Notes the chosen money as returned. Accounts are asked for, and small sums become credit, of the chosen ones, and of all that are shown
 * while none is chosen. Each order that was refused is named.
 */
export function ReturnActions({ rows, selection }: ReturnActionsProps) {
  const { t } = useTexts();
  const prompt = useQuestion();
  const changes = useManyChanges(selection);
  const attempts = useAttempts();
  const { chosen } = selection;
  const { busy, change } = changes;
  const meant = chosen.length > 0 ? chosen : rows;
  const toAsk = meant.filter(({ canBeAsked }) => canBeAsked);
  const mayReturn = useStaffRole() === "owner";
  const small = meant.filter(({ canBeCredit }) => mayReturn && canBeCredit);

  function ask(title: string, description: string, confirmText: string) {
    return prompt({ title, description, confirmText, cancelText: t("cancel"), variant: "confirmation" });
  }

  async function giveBack() {
    const title = t("returned.title", { amount: sumOf(chosen) });
    const agreed = await ask(title, t("returns.returned.text", { count: chosen.length }), t("returned.yes"));
    if (agreed) await change(chosen, ({ id, amount }) => returnMoney(id, { amount, as: "transfer" }, attempts));
  }

  async function askForAccounts() {
    const title = t("returns.ask.title", { count: toAsk.length });
    if (await ask(title, t("returns.ask.text"), t("returns.ask.yes")))
      await change(toAsk, ({ id }) => askRefundAccount(id));
  }

  async function makeCredit() {
    const title = t("returns.credit.title", { count: small.length, amount: sumOf(small) });
    if (await ask(title, t("returns.credit.text"), t("returns.credit.yes")))
      await change(small, ({ id, amount }) => returnMoney(id, { amount, as: "credit" }, attempts));
  }

  return (
    <>
      {(toAsk.length > 0 || small.length > 0) && (
        <div className="grid gap-2 sm:flex sm:flex-wrap">
          {toAsk.length > 0 && (
            <ActionButton busy={busy} onPress={askForAccounts}>
              {t("returns.ask", { count: toAsk.length })}
            </ActionButton>
          )}
          {small.length > 0 && (
            <ActionButton busy={busy} onPress={makeCredit}>
              {t("returns.credit", { count: small.length, amount: sumOf(small) })}
            </ActionButton>
          )}
        </div>
      )}
      <ChosenRows selection={selection} changes={changes}>
        {mayReturn && (
          <ActionButton busy={busy} onPress={giveBack}>
            {t("returned.button")}
          </ActionButton>
        )}
      </ChosenRows>
    </>
  );
}

function sumOf(rows: readonly OrderReturn[]): string {
  return won(rows.reduce((sum, { amount }) => sum + amount, 0));
}
