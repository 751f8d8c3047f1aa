import { STATUS_WHEN } from "@zakh/orders/contract";
import { useState } from "react";
import { useTexts } from "../i18n/text";
import { NO_FILTERS } from "../resources/orders";
import { ActionButton } from "../ui/action-button";
import { ChosenRows } from "../ui/lists/chosen-rows";
import type { Selection } from "../ui/lists/use-selection";
import { OrderExport } from "./order-export";
import { PackingSlips } from "./packing-slips";
import { NumbersDrawer } from "./sending/numbers-drawer";
import { useManyStatuses } from "./use-many-statuses";

interface ManyOrdersProps {
  selection: Selection;
  /** Whether more rows are still to come, so that "all" must wait. */
  loading: boolean;
  onClose: () => void;
}

/** What can be done with the chosen orders at once: paid, slips, sent, delivered, cancelled, and their file. */
export function ManyOrders({ selection, loading, onClose }: ManyOrdersProps) {
  const { t } = useTexts();
  const { set, isUnsent, ...changes } = useManyStatuses(selection);
  const [sending, setSending] = useState(false);
  const { chosen } = selection;
  const { busy } = changes;
  return (
    <>
      <ChosenRows selection={selection} changes={{ ...changes, busy: busy || loading }} onClose={onClose}>
        <ActionButton busy={busy} onPress={() => void set(STATUS_WHEN.paid)}>
          {t("many.paid")}
        </ActionButton>
        <PackingSlips orders={chosen} label={t("many.slips")} />
        <ActionButton busy={busy} onPress={() => setSending(true)}>
          {t("many.sent")}
        </ActionButton>
        <ActionButton busy={busy} onPress={() => void set(STATUS_WHEN.delivered)}>
          {t(isUnsent ? "many.unsent" : "many.delivered")}
        </ActionButton>
        <ActionButton busy={busy} onPress={() => void set(STATUS_WHEN.cancelled)}>
          {t("many.cancel")}
        </ActionButton>
        <OrderExport filters={NO_FILTERS} orders={chosen} />
      </ChosenRows>
      {sending && <NumbersDrawer orders={chosen} onClose={() => setSending(false)} />}
    </>
  );
}
