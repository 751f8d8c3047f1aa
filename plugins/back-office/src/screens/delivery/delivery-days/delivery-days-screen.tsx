import { Heading, Text } from "@medusajs/ui";
import { type Delivery, planDelivery } from "@zakh/delivery/contract";
import { serverDate } from "@zakh/kit/browser/server-time";
import { dayText, seoulDay } from "@zakh/kit/contract";
import { SETTINGS } from "@zakh/site-settings/contract";
import { useTexts } from "../../i18n/text";
import { useDelivery } from "../../resources/delivery";
import { SettingScreen } from "../../ui/forms/setting-screen";
import { yearWithoutHolidays } from "../../ui/missing-holidays";

/** How many of the next holidays are shown. */
const NEXT_HOLIDAYS = 5;

/** When orders leave and arrive, with what the typed values mean for an order that is paid now. */
export default function DeliveryDaysScreen() {
  const { data } = useDelivery();
  return <SettingScreen name="delivery-days" beside={(typed) => data && <Example delivery={data} typed={typed} />} />;
}

function Example({ delivery, typed }: { delivery: Delivery; typed: object }) {
  const { t, language } = useTexts();
  const now = serverDate();
  const read = SETTINGS["delivery-days"].schema.safeParse(typed);
  const plan = read.success ? planDelivery({ ...delivery, ...read.data, hasDays: read.data.enabled }, now) : null;
  const today = seoulDay(now);
  const next = delivery.holidays.filter((day) => day >= today).slice(0, NEXT_HOLIDAYS);
  return (
    <section aria-live="polite" className="bg-ui-bg-component flex flex-col gap-y-4 self-start rounded-lg p-4">
      <MissingHolidays until={delivery.holidaysUntil} today={today} />
      <div>
        <Heading level="h2" className="text-sm font-semibold">
          {t("deliveryDays.now")}
        </Heading>
        {plan ? (
          <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-base md:text-sm">
            <dt className="text-ui-fg-subtle">{t("deliveryDays.leaves")}</dt>
            <dd className="font-medium">{dayText(plan.leavesOn, language)}</dd>
            <dt className="text-ui-fg-subtle">{t("deliveryDays.arrives")}</dt>
            <dd className="font-medium">{dayText(plan.arrivesOn, language)}</dd>
          </dl>
        ) : (
          <Text className="text-ui-fg-subtle mt-2 text-sm">{t("deliveryDays.none")}</Text>
        )}
      </div>
      {next.length > 0 && (
        <div>
          <Heading level="h2" className="text-sm font-semibold">
            {t("deliveryDays.holidays")}
          </Heading>
          <ul className="text-ui-fg-subtle mt-2 flex flex-col gap-y-1 text-base md:text-sm">
            {next.map((day) => (
              <li key={day}>{dayText(day, language)}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** Says which year's holidays should be known and are not. */
function MissingHolidays({ until, today }: { until: number; today: string }) {
  const { t } = useTexts();
  const year = yearWithoutHolidays(until, today);
  if (year === undefined) return null;
  return (
    <Text role="status" className="text-ui-tag-orange-text text-sm font-medium">
      {t("deliveryDays.holidaysMissing", { year: String(year) })}
    </Text>
  );
}
