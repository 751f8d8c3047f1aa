import { dayText, seoulDayAndTime } from "@zakh/kit/contract";
import { noOrdersUntil, planDelivery } from "@zakh/site-settings/contract";
import { useLanguage } from "../i18n/use-language";
import { useTexts } from "../i18n/use-texts";
import { useShopTime } from "../lib/browser/use-shop-time";
import { useDelivery } from "../lib/data/delivery";
import { classes } from "../ui/classes";
import { Icon } from "../ui/icon";

interface DeliveryDaysProps {
  always?: boolean;
  /** How many days longer it is on its way, to an island. */
  moreDays?: number;
  className?: string;
}

/**
 * When an order that is paid now leaves and arrives, and until when it is to be paid for that; nothing where the shop promises no
 * day, or takes no orders now. `always` reads what it depends on anew, as at checkout.
 */
export function DeliveryDays({ always = false, moreDays = 0, className }: DeliveryDaysProps) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const delivery = useDelivery({ always });
  const now = useShopTime();
  const plan = noOrdersUntil(delivery.closed, now) ? null : planDelivery(delivery, now, moreDays);
  if (!plan) return null;
  return (
    <div className={classes("flex gap-3 text-small", className)}>
      <Icon name="truck" className="size-5 shrink-0 text-steppe" />
      <div className="min-w-0">
        <p className="font-semibold">{t("delivery.leaves", { day: dayText(plan.leavesOn, language) })}</p>
        <p className="font-semibold">{t("delivery.arrives", { day: dayText(plan.arrivesOn, language) })}</p>
        <p className="text-ink-soft">{t("delivery.payBefore", { time: seoulDayAndTime(plan.payBefore, language) })}</p>
      </div>
    </div>
  );
}
