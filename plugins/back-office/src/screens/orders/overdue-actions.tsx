import { Text } from "@medusajs/ui";
import { type Order, orderNumber } from "@zakh/orders/contract";
import { useState } from "react";
import { useTexts } from "../i18n/text";
import { won } from "../money";
import {
  type RefusedChange,
  remindOfPayment,
  setPaymentDeadline,
  setStatus,
  useChangeManyOrders,
} from "../resources/orders";
import { ActionButton } from "../ui/action-button";
import { toast } from "../ui/toast";
import { useQuestion } from "../ui/use-question";
import { RefusedChanges } from "./refused-changes";
import type { Selection } from "./use-selection";

const MS_A_DAY = 24 * 60 * 60 * 1000;

/** Reminds of the chosen overdue orders, gives them a day more, or cancels them; names each that was refused. */
export function OverdueActions({ selection }: { selection: Selection }) {
  const { t } = useTexts();
  const prompt = useQuestion();
  const many = useChangeManyOrders();
  const [refused, setRefused] = useState<readonly RefusedChange[]>([]);
  const { chosen } = selection;
  const busy = many.isPending;

  async function change(apply: (order: Order) => Promise<Order>) {
    setRefused([]);
    const left = await many.mutateAsync({ orders: chosen, change: apply });
    setRefused(left);
    selection.clear();
    const count = chosen.length - left.length;
    if (count > 0) toast.success(t("many.done", { count }));
  }

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
    if (agreed) await change(({ id }) => setStatus(id, "cancelled"));
  }

  const tomorrow = () => new Date(Date.now() + MS_A_DAY).toISOString();
  return (
    <section
      aria-label={t("many.title")}
      className="bg-ui-bg-base shadow-elevation-card-rest sticky top-16 z-10 flex flex-col gap-y-3 rounded-lg p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <Text className="text-ui-fg-base text-base font-medium tabular-nums" aria-live="polite">
          {t("many.chosen", { count: chosen.length })}
        </Text>
        <ActionButton busy={busy} onPress={selection.toggleAll}>
          {t("many.all")}
        </ActionButton>
      </div>
      {chosen.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <ActionButton busy={busy} onPress={() => change(({ id }) => remindOfPayment(id))}>
            {t("reminder.send")}
          </ActionButton>
          <ActionButton busy={busy} onPress={() => change(({ id }) => setPaymentDeadline(id, tomorrow()))}>
            {t("deadline.extend", { count: 1 })}
          </ActionButton>
          <ActionButton busy={busy} onPress={cancel}>
            {t("many.cancel")}
          </ActionButton>
        </div>
      )}
      <RefusedChanges refused={refused} />
    </section>
  );
}
