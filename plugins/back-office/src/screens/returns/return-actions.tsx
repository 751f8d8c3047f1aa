import { Text } from "@medusajs/ui";
import type { Order, OrderReturn } from "@zakh/orders/contract";
import { useState } from "react";
import { useAttempts } from "../attempts";
import { useTexts } from "../i18n/text";
import { won } from "../money";
import { RefusedChanges } from "../orders/refused-changes";
import type { Selection } from "../orders/use-selection";
import { askRefundAccount, type RefusedChange, returnMoney, useChangeManyOrders } from "../resources/orders";
import { ActionButton } from "../ui/action-button";
import { toast } from "../ui/toast";
import { useQuestion } from "../ui/use-question";

/** Notes the chosen money as returned, or asks customers for their accounts; names each order that was refused. */
export function ReturnActions({ selection }: { selection: Selection<OrderReturn> }) {
  const { t } = useTexts();
  const prompt = useQuestion();
  const many = useChangeManyOrders<OrderReturn>();
  const attempts = useAttempts();
  const [refused, setRefused] = useState<readonly RefusedChange[]>([]);
  const { chosen } = selection;
  const busy = many.isPending;
  const toAsk = chosen.filter(({ refundAccount }) => !refundAccount);

  async function change(orders: readonly OrderReturn[], apply: (row: OrderReturn) => Promise<Order>) {
    setRefused([]);
    const left = await many.mutateAsync({ orders, change: apply });
    setRefused(left);
    selection.clear();
    const count = orders.length - left.length;
    if (count > 0) toast.success(t("many.done", { count }));
  }

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
          <ActionButton busy={busy} onPress={giveBack}>
            {t("returned.button")}
          </ActionButton>
          {toAsk.length > 0 && (
            <ActionButton busy={busy} onPress={() => change(toAsk, ({ id }) => askRefundAccount(id))}>
              {t("refundAccount.ask")}
            </ActionButton>
          )}
        </div>
      )}
      <RefusedChanges refused={refused} />
    </section>
  );
}
