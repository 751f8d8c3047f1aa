import { serverNow } from "@zakh/kit/browser/server-time";
import { DAY_MS } from "@zakh/kit/contract";
import { STATUS_WHEN } from "@zakh/orders/contract";
import { useTexts } from "../i18n/text";
import { remindOfPayment, setPaymentDeadline, setStatus } from "../resources/orders";
import { ActionButton } from "../ui/action-button";
import { ChosenRows } from "../ui/lists/chosen-rows";
import { useManyChanges } from "../ui/lists/use-many-changes";
import type { Selection } from "../ui/lists/use-selection";
import { useAskToCancel } from "./ask-to-cancel";

/** Reminds of the chosen overdue orders, gives them a day more, or cancels them; names each that was refused. */
export function OverdueActions({ selection }: { selection: Selection }) {
  const { t } = useTexts();
  const ask = useAskToCancel();
  const changes = useManyChanges(selection);
  const { chosen } = selection;
  const { busy, change } = changes;

  async function cancel() {
    if (await ask(chosen)) await change(chosen, ({ id, status }) => setStatus(id, STATUS_WHEN.cancelled, status));
  }

  const tomorrow = () => new Date(serverNow() + DAY_MS).toISOString();
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
