import type { Order, OrderStatus } from "@zakh/orders/contract";
import { useState } from "react";
import { UNDO_STATUS_MS } from "../durations";
import { useTexts } from "../i18n/text";
import { won } from "../money";
import { useSetStatuses } from "../resources/order-statuses";
import type { RefusedChange } from "../resources/orders";
import { useShowRefusal } from "../ui/form-refusal";
import { toast } from "../ui/toast";
import { useQuestion } from "../ui/use-question";
import type { Selection } from "../ui/use-selection";
import { totalOf, useAskToCancel } from "./ask-to-cancel";
import { useChangedHere } from "./changed-here";
import { useRefusedOf, useUndo } from "./use-undo";

/** Sets one status for the chosen orders after one question, tells how many it has set, and offers to undo them all. */
export function useManyStatuses({ chosen, clear }: Pick<Selection, "chosen" | "clear">) {
  const { t } = useTexts();
  const prompt = useQuestion();
  const askToCancel = useAskToCancel();
  const show = useShowRefusal();
  const { mutateAsync, isPending } = useSetStatuses();
  const here = useChangedHere();
  const undo = useUndo();
  const refusedOf = useRefusedOf();
  const [refused, setRefused] = useState<readonly RefusedChange[]>([]);

  function ask(orders: readonly Order[], status: OrderStatus): Promise<boolean> {
    if (status === "cancelled") return askToCancel(orders);
    return prompt({
      title: t("many.set.title", {
        count: orders.length,
        amount: won(totalOf(orders)),
        status: t(`status.${status}`),
      }),
      description: t("many.set.text"),
      confirmText: t("status.receipt.yes"),
      cancelText: t("cancel"),
      variant: "confirmation",
    });
  }

  async function set(status: OrderStatus) {
    const orders = chosen;
    if (!(await ask(orders, status))) return;
    setRefused([]);
    try {
      const { results } = await mutateAsync({
        ids: orders.map(({ id }) => id),
        status,
        shown: sharedStatus(orders),
      });
      const made = results.flatMap(({ id, from }) => (from === null ? [] : [{ order: { id }, from, to: status }]));
      here.note(made);
      setRefused(refusedOf(results));
      clear();
      if (made.length === 0) return;
      toast.success(t("many.done", { count: made.length }), {
        description: t(`status.${status}`),
        action: { label: t("transfers.undo"), onPress: () => void undo(made) },
        duration: UNDO_STATUS_MS,
      });
    } catch (error) {
      if (show.refused(error, t("status.failed"))) clear();
    }
  }

  return { set, busy: isPending, refused };
}

/** The status of the orders, if they all have the same. */
function sharedStatus([first, ...others]: readonly Order[]): OrderStatus | undefined {
  return others.every(({ status }) => status === first?.status) ? first?.status : undefined;
}
