import { Button, Text } from "@medusajs/ui";
import { useTexts } from "../../i18n/text";
import { signedWon, won } from "../../ui/money";
import type { useOrderSum } from "./use-order-sum";

interface OrderSumProps {
  sum: ReturnType<typeof useOrderSum>;
  /** What to know before the button is pressed. */
  notice: string | undefined;
  busy: boolean;
  disabled: boolean;
}

/** Goods, shipping fee and total, with the button that places the order; it stays at the bottom of the screen. */
export function OrderSum({ sum: { subtotal, shippingFee, total }, notice, busy, disabled }: OrderSumProps) {
  const { t } = useTexts();
  return (
    <div className="bg-ui-bg-subtle border-ui-border-base sticky bottom-0 z-[5] -mx-4 mt-auto flex flex-col gap-y-2 border-t px-4 py-3 md:mx-0 md:px-0">
      {notice && (
        <Text role="status" className="text-ui-fg-subtle text-sm font-medium">
          {notice}
        </Text>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 md:justify-end">
        <dl className="tabular-nums" aria-live="polite">
          <div className="text-ui-fg-subtle flex gap-x-2 text-sm">
            <dt className="sr-only">{t("order.subtotal")}</dt>
            <dd>{won(subtotal)}</dd>
            <dt className="sr-only">{t("order.shippingFee")}</dt>
            <dd>{shippingFee === undefined ? "…" : signedWon(shippingFee)}</dd>
          </div>
          <div className="text-ui-fg-base flex gap-x-2 text-lg font-semibold">
            <dt className="sr-only">{t("newOrder.sum")}</dt>
            <dd>{total === undefined ? "…" : won(total)}</dd>
          </div>
        </dl>
        <Button
          type="submit"
          className="h-12 px-6 text-base md:h-9 md:text-sm"
          disabled={busy || disabled}
          isLoading={busy}
        >
          {t("newOrder.place")}
        </Button>
      </div>
    </div>
  );
}
