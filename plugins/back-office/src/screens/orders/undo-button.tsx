import { ArrowUturnLeft } from "@medusajs/icons";
import { clx } from "@medusajs/ui";
import { type Order, orderNumber } from "@zakh/orders/contract";
import { useState } from "react";
import { useTexts } from "../i18n/text";
import { IconAction } from "../ui/icon-action";
import { useChangedHere } from "./recent-changes";
import { useUndo } from "./use-undo";

/** Beside an order whose status was just changed: sets it back. Nothing for any other. */
export function UndoButton({ order, className }: { order: Pick<Order, "id">; className?: string }) {
  const { t } = useTexts();
  const change = useChangedHere().changeOf(order);
  const undo = useUndo();
  const [busy, setBusy] = useState(false);
  if (!change) return null;
  async function press() {
    if (!change) return;
    setBusy(true);
    await undo([change]);
    setBusy(false);
  }
  return (
    <IconAction
      label={t("undo.order", { number: orderNumber(order.id) })}
      className={clx("relative z-10 size-11 shrink-0 md:size-9", className)}
      disabled={busy}
      isLoading={busy}
      onClick={press}
    >
      <ArrowUturnLeft />
    </IconAction>
  );
}
