import { seoulDayAndTime } from "@zakh/kit/contract";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { useShopTime } from "../../lib/browser/use-shop-time";
import { MINUTES } from "../../lib/durations";
import { timeLeft } from "./time-left";

/** Until when an order is to be paid, with the time that is left (ruling 49). `iso` is an ISO 8601 time. For use inside a `dl`. */
export function PaymentDeadline({ iso }: { iso: string }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  // The time is that of the minute's beginning: nobody is told of time that is over at its end.
  const left = timeLeft(iso, useShopTime().getTime() + MINUTES(1));
  return (
    <div>
      <dt className="text-micro text-ink-soft">{t("deadline.name")}</dt>
      <dd className="flex flex-wrap items-baseline justify-between gap-x-4">
        <time dateTime={iso} className="figures font-semibold">
          {seoulDayAndTime(iso, language)}
        </time>
        <span className="text-micro text-ink-soft">
          {left ? t(`deadline.${left.unit}`, { count: left.count }) : t("deadline.passed")}
        </span>
      </dd>
    </div>
  );
}
