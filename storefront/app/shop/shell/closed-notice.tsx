import { announcedPeriods } from "@zakh/delivery/contract";
import { daysText, fallbackLanguage, localized, seoulDay } from "@zakh/kit/contract";
import type { ClosedPeriod } from "@zakh/site-settings/contract";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { useShopTime } from "../../lib/browser/use-shop-time";
import { useDelivery } from "../../lib/data/delivery";
import { Notice } from "../../ui/notice";

/** When the shop is closed, now or soon, with the owner's own words; nothing otherwise. */
export function ClosedNotice() {
  const { closed } = useDelivery();
  // Most of the time there is none, and then no page needs the time.
  return closed.length === 0 ? null : <Announced closed={closed} />;
}

function Announced({ closed }: { closed: readonly ClosedPeriod[] }) {
  const now = useShopTime();
  const periods = announcedPeriods(closed, now);
  if (periods.length === 0) return null;
  return (
    <div className="page grid gap-2 py-3 print:hidden md:py-4">
      {periods.map((period) => (
        <Period key={`${period.from} ${period.to} ${period.takesOrders}`} period={period} today={seoulDay(now)} />
      ))}
    </div>
  );
}

function Period({ period, today }: { period: ClosedPeriod; today: string }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const [from, to] = daysText(period.from, period.to, language, today);
  return (
    <Notice
      tone="warning"
      icon="clock"
      title={to === undefined ? t("closed.day", { day: from }) : t("closed.days", { from, to })}
    >
      <p lang={fallbackLanguage(period, "text", language)} className="break-words">
        {localized(period, "text", language)}
      </p>
      <p>{period.takesOrders ? t("closed.takesOrders") : t("closed.noOrders")}</p>
    </Notice>
  );
}
