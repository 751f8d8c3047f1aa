import { dayText, seoulDay } from "@zakh/kit/contract";
import type { Order } from "@zakh/orders/contract";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { useShopTime } from "../../lib/browser/use-shop-time";
import { Icon } from "../../ui/icon";

/**
 * When an order leaves and arrives, until it is sent. The days of an order that waits for its money are those of a payment in time;
 * once they are past, the payment decides. A paid order that has not left on its day is promised none.
 */
export function OrderDays({ order: { status, sentAt, leavesOn, arrivesOn } }: { order: Order }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const today = seoulDay(useShopTime());
  if (!leavesOn || !arrivesOn || sentAt || (status !== "pending" && status !== "processing")) return null;
  const waits = status === "pending";
  const isPast = leavesOn < today;
  if (isPast && !waits) return null;
  return (
    <div className="mt-3 flex gap-3 text-small">
      <Icon name="truck" className="size-5 shrink-0 text-oxblood" />
      <div className="min-w-0">
        {isPast ? null : (
          <>
            <p className="font-semibold">{t("delivery.leaves", { day: dayText(leavesOn, language) })}</p>
            <p className="font-semibold">{t("delivery.arrives", { day: dayText(arrivesOn, language) })}</p>
          </>
        )}
        {waits ? (
          <p className="text-ink-soft">{isPast ? t("delivery.afterPayment") : t("delivery.laterPayment")}</p>
        ) : null}
      </div>
    </div>
  );
}
