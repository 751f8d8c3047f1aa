import { ORDER_STATUS, type Order, type OrderStatus, orderNumber } from "@zakh/orders/contract";
import { useState } from "react";
import { Refusal } from "../client";
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
import { bySending } from "./sent-orders";
import { useRefusedOf, useUndo } from "./use-undo";

/**
 * Sets one status for the chosen orders after one question, tells how many it has set, and offers to undo them all. "Delivered" leaves
 * orders that were never sent, and names them; they stay chosen, and pressed again, with nothing else chosen, it is about them (ruling 63).
 */
export function useManyStatuses({ chosen, clear, toggle }: Pick<Selection, "chosen" | "clear" | "toggle">) {
  const { t, errorText } = useTexts();
  const prompt = useQuestion();
  const askToCancel = useAskToCancel();
  const show = useShowRefusal();
  const { mutateAsync, isPending } = useSetStatuses();
  const here = useChangedHere();
  const undo = useUndo();
  const refusedOf = useRefusedOf();
  const [refused, setRefused] = useState<readonly RefusedChange[]>([]);
  const { sent, unsent } = bySending(chosen);
  const isUnsent = sent.length === 0 && unsent.length > 0;

  function ask(orders: readonly Order[], status: OrderStatus, left: readonly Order[]): Promise<boolean> {
    if (ORDER_STATUS[status].cancelled) return askToCancel(orders);
    if (isUnsent && ORDER_STATUS[status].delivered)
      return prompt({
        title: t("many.unsent.title", { count: orders.length }),
        description: t("many.unsent.text", { orders: numbersOf(orders) }),
        confirmText: t("many.unsent.yes"),
        cancelText: t("cancel"),
        variant: "confirmation",
      });
    return prompt({
      title: t("many.set.title", {
        count: orders.length,
        amount: won(totalOf(orders)),
        status: t(`status.${status}`),
      }),
      description: [
        ...(left.length > 0 ? [t("many.unsent.left", { orders: numbersOf(left) })] : []),
        t("many.set.text"),
      ].join(" "),
      confirmText: t("status.receipt.yes"),
      cancelText: t("cancel"),
      variant: "confirmation",
    });
  }

  const neverSent = () => new Refusal(409, { code: "order_not_sent", message: errorText("order_not_sent") });

  async function set(status: OrderStatus) {
    const notSent = ORDER_STATUS[status].delivered && !isUnsent ? unsent : [];
    const orders = notSent.length > 0 ? sent : chosen;
    if (!(await ask(orders, status, notSent))) return;
    setRefused([]);
    const { failed, ...made } = await mutateAsync({ orders, status, unsent: isUnsent, onChanged: here.note });
    const { changed } = made;
    const named = [...refusedOf(made), ...notSent.map((order) => ({ order, error: neverSent() }))];
    if (failed && changed.length === 0) {
      setRefused(named);
      if (show.refused(failed.error, t("status.failed"))) clear();
      return;
    }
    setRefused([...named, ...(failed?.orders.map((order) => ({ order, error: failed.error })) ?? [])]);
    // Those that are left stay chosen, to be pressed again.
    if ((failed && !isQueued(failed.error)) || notSent.length > 0) for (const { id } of made.results) toggle({ id });
    else clear();
    if (changed.length === 0) return;
    toast.success(t("many.done", { count: changed.length }), {
      description: t(`status.${status}`),
      action: { label: t("transfers.undo"), onPress: () => void undo(changed) },
      duration: UNDO_STATUS_MS,
    });
  }

  return { set, busy: isPending, refused, isUnsent };
}

function numbersOf(orders: readonly Order[]): string {
  return orders.map(({ id }) => orderNumber(id)).join(", ");
}

function isQueued(error: unknown): boolean {
  return error instanceof NotReached && error.queued !== undefined;
}
