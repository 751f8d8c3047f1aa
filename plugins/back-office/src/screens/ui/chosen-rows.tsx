import { Text } from "@medusajs/ui";
import type { Order } from "@zakh/orders/contract";
import type { ReactNode } from "react";
import { useTexts } from "../i18n/text";
import { ActionButton } from "./action-button";
import { RefusedChanges } from "./refused-changes";
import type { ManyChanges } from "./use-many-changes";
import type { Selection } from "./use-selection";

interface ChosenRowsProps<Row extends Pick<Order, "id">> {
  selection: Selection<Row>;
  changes: Pick<ManyChanges<Row>, "busy" | "refused">;
  /** Ends the choosing; without it rows can always be chosen. */
  onClose?: () => void;
  /** Buttons that change the chosen rows; hidden while none is chosen. */
  children: ReactNode;
}

/** Above a list, in view while it scrolls: how many rows are chosen, what can be done with them, and which refused it. */
export function ChosenRows<Row extends Pick<Order, "id">>({
  selection,
  changes,
  onClose,
  children,
}: ChosenRowsProps<Row>) {
  const { t } = useTexts();
  const count = selection.chosen.length;
  return (
    <section
      aria-label={t("many.title")}
      className="bg-ui-bg-base shadow-elevation-card-rest sticky top-16 z-10 flex flex-col gap-y-3 rounded-lg p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <Text className="text-ui-fg-base text-base font-medium tabular-nums" aria-live="polite">
          {t("many.chosen", { count })}
        </Text>
        <span className="flex flex-wrap gap-2">
          <ActionButton busy={changes.busy} onPress={selection.toggleAll}>
            {t("many.all")}
          </ActionButton>
          {onClose && (
            <ActionButton busy={changes.busy} onPress={onClose}>
              {t("many.close")}
            </ActionButton>
          )}
        </span>
      </div>
      {count > 0 && <div className="flex flex-wrap gap-2">{children}</div>}
      <RefusedChanges refused={changes.refused} />
    </section>
  );
}
