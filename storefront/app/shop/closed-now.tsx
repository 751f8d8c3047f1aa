import { dayText, seoulDay } from "@zakh/kit/contract";
import { useLanguage } from "../i18n/use-language";
import { useTexts } from "../i18n/use-texts";
import { useShopTime } from "../lib/browser/use-shop-time";

/** Says in place of the button, or above it, that the shop takes no orders now. */
export function ClosedNow({ until }: { until: string }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const today = seoulDay(useShopTime());
  return (
    <p role="status" className="mt-4 text-small font-semibold text-ember-deep">
      {t("closed.now", { until: dayText(until, language, today) })}
    </p>
  );
}
