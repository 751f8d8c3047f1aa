import { Checkbox, clx } from "@medusajs/ui";
import { type Order, orderNumber } from "@zakh/orders/contract";
import { useTexts } from "../i18n/text";
import type { Selection } from "../ui/lists/use-selection";

interface ChooseOrderProps {
  order: Pick<Order, "id">;
  selection: Pick<Selection, "has" | "toggle">;
  /** Whether the whole card around it is pressed to choose. */
  wholeCard?: boolean;
}

/** The box that chooses an order for a change of many at once. */
export function ChooseOrder({ order, selection, wholeCard = false }: ChooseOrderProps) {
  const { t } = useTexts();
  return (
    // Larger than the box, for a finger.
    <span
      className={clx("-m-3 inline-flex size-11 shrink-0 items-center justify-center", {
        // Above the link that covers the card.
        "relative z-10": !wholeCard,
      })}
    >
      <Checkbox
        aria-label={t("many.choose", { number: orderNumber(order.id) })}
        checked={selection.has(order)}
        onCheckedChange={() => selection.toggle(order)}
        className={clx("after:absolute", wholeCard ? "after:inset-0" : "relative after:-inset-3")}
      />
    </span>
  );
}
