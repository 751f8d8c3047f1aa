import { MinusMini, PlusMini } from "@medusajs/icons";
import { BOXES_MAX, ORDER_STATUS, type Order, orderNumber } from "@zakh/orders/contract";
import { useTexts } from "../../i18n/text";
import { useSetBoxes } from "../../resources/sending";
import { useErrorToast } from "../../ui/error-toast";
import { IconAction } from "../../ui/icon-action";

const STEP = "size-11 shrink-0 md:size-9";

/** In how many boxes an order is packed: minus, the number, plus. A delivered or cancelled order shows it only. */
export function BoxesField({ order }: { order: Order }) {
  const { t } = useTexts();
  const show = useErrorToast();
  const set = useSetBoxes(order.id);
  const { boxes, status } = order;
  const number = orderNumber(order.id);
  const isOpen = !ORDER_STATUS[status].delivered && !ORDER_STATUS[status].cancelled;

  async function change(next: number) {
    try {
      await set.mutateAsync(next);
    } catch (error) {
      show.refused(error, t("sending.boxes.failed"));
    }
  }

  return (
    <fieldset aria-label={t("sending.boxes.of", { number })} className="flex items-center gap-x-2">
      {isOpen && (
        <IconAction
          type="button"
          label={t("sending.boxes.less", { number })}
          className={STEP}
          disabled={set.isPending || boxes <= 1}
          onClick={() => void change(boxes - 1)}
        >
          <MinusMini />
        </IconAction>
      )}
      <span aria-live="polite" className="text-ui-fg-base whitespace-nowrap text-base tabular-nums md:text-sm">
        {t("sending.boxes", { count: boxes })}
      </span>
      {isOpen && (
        <IconAction
          type="button"
          label={t("sending.boxes.more", { number })}
          className={STEP}
          disabled={set.isPending || boxes >= BOXES_MAX}
          onClick={() => void change(boxes + 1)}
        >
          <PlusMini />
        </IconAction>
      )}
    </fieldset>
  );
}
