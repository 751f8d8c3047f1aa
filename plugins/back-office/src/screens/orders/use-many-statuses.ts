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
import { NotReached } from "../waiting/send-or-queue";
import { totalOf, useAskToCancel } from "./ask-to-cancel";
import { useChangedHere } from "./changed-here";
import { useRefusedOf, useUndo } from "./use-undo";

/** Sets one status for the chosen orders after one question, tells how many it has set, and offers to undo them all. */
export function useManyStatuses({ chosen, clear, toggle }: Pick<Selection, "chosen" | "clear" | "toggle">) {
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
    const { failed, ...made } = await mutateAsync({ orders, status, onChanged: here.note });
    const { changed } = made;
    const left = failed?.orders.map((order) => ({ order, error: failed.error })) ?? [];
    if (failed && changed.length === 0) {
      setRefused(refusedOf(made));
      if (show.refused(failed.error, t("status.failed"))) clear();
      return;
    }
    setRefused([...refusedOf(made), ...left]);
    // Those that are left stay chosen, to be pressed again.
    if (failed && !isQueued(failed.error)) for (const { id } of made.results) toggle({ id });
    else clear();
    if (changed.length === 0) return;
    toast.success(t("many.done", { count: changed.length }), {
      description: t(`status.${status}`),
      action: { label: t("transfers.undo"), onPress: () => void undo(changed) },
      duration: UNDO_STATUS_MS,
    });
  }

  return { set, busy: isPending, refused };
}

function isQueued(error: unknown): boolean {
  return error instanceof NotReached && error.queued !== undefined;
}
