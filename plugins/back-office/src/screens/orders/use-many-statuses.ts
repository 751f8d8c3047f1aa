import { ORDER_STATUS, type Order, type OrderStatus, orderNumber, STATUS_WHEN } from "@zakh/orders/contract";
import { useState } from "react";
import { Refusal } from "../client";
import { UNDO_STATUS_MS } from "../durations";
import { useTexts } from "../i18n/text";
import { NotReached } from "../offline-queue/send-or-queue";
import { useSetStatuses } from "../resources/order-statuses";
import type { RefusedChange } from "../resources/orders";
import { useQuestion } from "../ui/drawers/use-question";
import { useErrorToast } from "../ui/error-toast";
import type { Selection } from "../ui/lists/use-selection";
import { won } from "../ui/money";
import { toast } from "../ui/toast";
import { totalOf, useAskToCancel } from "./ask-to-cancel";
import { type LeftOut, leftOutOf } from "./one-of-many";
import { useChangedHere } from "./recent-changes";
import { useRefusedOf, useUndo } from "./use-undo";

/**
 * Sets one status for the chosen orders after one question, tells how many it has set, and offers to undo them all. Those that would not
 * get it are left out and named with the reason. What was never sent stays chosen, and «delivered» pressed again is about it (ruling 63).
 */
export function useManyStatuses({ chosen, clear, toggle }: Pick<Selection, "chosen" | "clear" | "toggle">) {
  const { t, errorText } = useTexts();
  const prompt = useQuestion();
  const askToCancel = useAskToCancel();
  const show = useErrorToast();
  const { mutateAsync, isPending } = useSetStatuses();
  const here = useChangedHere();
  const undo = useUndo();
  const refusedOf = useRefusedOf();
  const [refused, setRefused] = useState<readonly RefusedChange[]>([]);
  const delivered = chosen.map((order) => leftOutOf(order, STATUS_WHEN.delivered));
  const isUnsent = !delivered.includes(undefined) && delivered.includes("order_not_sent");

  function ask(orders: readonly Order[], status: OrderStatus, left: readonly Left[]): Promise<boolean> {
    if (ORDER_STATUS[status].cancelled) return askToCancel(orders);
    const notUnsent = left.filter(({ reason }) => reason !== "order_not_sent");
    if (isUnsent && ORDER_STATUS[status].delivered)
      return prompt({
        title: t("many.unsent.title", { count: orders.length }),
        description: [t("many.unsent.text", { orders: numbersOf(orders) }), ...leftTexts(notUnsent)].join(" "),
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
      description: [...leftTexts(left), t("many.set.text")].join(" "),
      confirmText: t("status.receipt.yes"),
      cancelText: t("cancel"),
      variant: "confirmation",
    });
  }

  /** A sentence for each reason, with its orders. */
  function leftTexts(left: readonly Left[]): string[] {
    return [...new Set(left.map(({ reason }) => reason))].map((reason) => {
      const orders = left.filter((one) => one.reason === reason).map(({ order }) => order);
      return t(`many.left.${reason}`, { orders: numbersOf(orders) });
    });
  }

  const refusal = ({ order, reason }: Left): RefusedChange => {
    const message = reason === "order_status_set" ? t("many.left.set") : errorText(reason);
    return { order, error: new Refusal(409, { code: reason, message }) };
  };

  async function set(status: OrderStatus) {
    const judged = chosen.map((order) => ({ order, reason: leftOutOf(order, status) }));
    const wanted = isUnsent && ORDER_STATUS[status].delivered ? "order_not_sent" : undefined;
    const orders = judged.filter(({ reason }) => reason === wanted).map(({ order }) => order);
    const left = judged.filter((one): one is Left => one.reason !== undefined && one.reason !== wanted);
    if (orders.length === 0) return setRefused(left.map(refusal));
    if (!(await ask(orders, status, left))) return;
    setRefused([]);
    const { failed, ...made } = await mutateAsync({ orders, status, unsent: isUnsent, onChanged: here.note });
    const { changed } = made;
    // What has the status already was named in the question, and nothing more is to be done about it.
    const named = [...refusedOf(made), ...left.filter(({ reason }) => reason !== "order_status_set").map(refusal)];
    if (failed && changed.length === 0) {
      setRefused(named);
      if (show.refused(failed.error, t("status.failed"))) clear();
      return;
    }
    setRefused([...named, ...(failed?.orders.map((order) => ({ order, error: failed.error })) ?? [])]);
    // Those that are left stay chosen, to be pressed again.
    if ((failed && !isQueued(failed.error)) || left.some(({ reason }) => reason === "order_not_sent"))
      for (const { id } of made.results) toggle({ id });
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

/** An order that is chosen and does not get the status. */
interface Left {
  order: Order;
  reason: LeftOut;
}

function numbersOf(orders: readonly Order[]): string {
  return orders.map(({ id }) => orderNumber(id)).join(", ");
}

function isQueued(error: unknown): boolean {
  return error instanceof NotReached && error.queued !== undefined;
}
