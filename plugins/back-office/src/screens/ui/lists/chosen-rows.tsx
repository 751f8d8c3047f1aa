import { XMark } from "@medusajs/icons";
import { Text } from "@medusajs/ui";
import type { Order } from "@zakh/orders/contract";
import { useTexts } from "../../i18n/text";
import { ActionButton } from "../action-button";
import type { Elements } from "../elements";
import { IconAction } from "../icon-action";
import { RefusedChanges } from "./refused-changes";
import type { ManyChanges } from "./use-many-changes";
import type { Selection } from "./use-selection";

interface ChosenRowsProps<Row extends Pick<Order, "id">> {
  selection: Selection<Row>;
  changes: Pick<ManyChanges<Row>, "busy" | "refused">;
  /** Ends the choosing; without it rows can always be chosen. */
  onClose?: () => void;
  /** Buttons that change the chosen rows; they cannot be pressed while none is chosen. */
  children: Elements;
}

/**
 * Above a list, in view while it scrolls: how many rows are chosen, what can be done with them, and which refused it. On a phone the
 * buttons are one row that scrolls sideways, so that the list keeps the screen. They are there before a row is chosen: the list would
 * move under the finger otherwise.
 */
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
      className="bg-ui-bg-base shadow-elevation-card-rest sticky top-16 z-10 flex flex-col gap-x-3 gap-y-2 rounded-lg p-3 md:top-[5.5rem] md:flex-row md:flex-wrap md:items-center"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <Text
          className="text-ui-fg-base min-w-0 flex-1 basis-[6em] text-[min(1rem,7vw)] font-medium tabular-nums"
          aria-live="polite"
        >
          {t("many.chosen", { count })}
        </Text>
        <span className="ml-auto flex shrink-0 gap-x-2">
          <ActionButton busy={changes.busy} label={t("many.all")} onPress={selection.toggleAll}>
            {t("many.all.short")}
          </ActionButton>
          {onClose && (
            <IconAction
              label={t("many.close")}
              variant="transparent"
              className="size-11 md:size-9"
              disabled={changes.busy}
              onClick={onClose}
            >
              <XMark />
            </IconAction>
          )}
        </span>
      </div>
      <fieldset
        disabled={count === 0}
        className="flex min-w-0 gap-2 md:flex-1 max-md:-mx-3 max-md:overflow-x-auto max-md:px-3 max-md:py-0.5 md:flex-wrap max-md:[&>button]:w-max max-md:[&>button]:max-w-full max-md:[&>button]:shrink-0 max-md:[&>button]:px-3 max-md:[&>button]:text-sm"
      >
        {children}
        {/* Fades the buttons at the edge of a phone: the row goes on. It takes the room at its end. */}
        <span
          aria-hidden
          className="from-ui-bg-base pointer-events-none sticky -right-3 w-10 shrink-0 self-stretch bg-gradient-to-l md:hidden"
        />
      </fieldset>
      <RefusedChanges refused={changes.refused} />
    </section>
  );
}
