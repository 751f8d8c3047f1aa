import type { Weekday } from "@zakh/catalog/contract";
import type { OpeningHours } from "@zakh/marketplace/contract";
import { useTexts } from "../../i18n/use-texts";
import { useShopTime } from "../../lib/browser/use-shop-time";
import { hoursAt, hoursText, WEEK } from "../../lib/format/opening-hours";
import { classes } from "../../ui/classes";
import { Icon } from "../../ui/icon";

/** Whether the store is open, today's hours, and the week's in a disclosure. Nothing for a store without hours. */
export function StoreHours({ openingHours, rendered }: { openingHours: OpeningHours; rendered: string }) {
  const { t } = useTexts();
  const now = useShopTime(rendered);
  if (Object.keys(openingHours).length === 0) return null;
  const { today, hours, open } = hoursAt(openingHours, now);
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className={classes("stamp", open ? "bg-steppe-wash text-steppe-deep" : "bg-paper text-ink-soft")}>
          {open ? t("store.openNow") : t("store.closedNow")}
        </span>
        <span className="font-semibold">
          {hours ? t("store.today", { hours: hoursText(hours) }) : t("store.closedToday")}
        </span>
      </p>
      <details className="group mt-2">
        <summary className="flex min-h-touch cursor-pointer list-none items-center gap-2 text-small font-medium text-oxblood [&::-webkit-details-marker]:hidden">
          <Icon name="clock" className="size-5" />
          <span>{t("store.hours")}</span>
          <Icon name="down" className="size-4 transition-transform duration-calm group-open:rotate-180" />
        </summary>
        <dl className="grid gap-1 pb-1 text-small">
          {WEEK.map((day) => (
            <Day key={day} day={day} hours={openingHours[day]} current={day === today} />
          ))}
        </dl>
      </details>
    </div>
  );
}

interface DayProps {
  day: Weekday;
  hours: OpeningHours[Weekday];
  current: boolean;
}

function Day({ day, hours, current }: DayProps) {
  const { t } = useTexts();
  return (
    <div className={classes("flex flex-wrap justify-between gap-x-4", current && "font-semibold")}>
      <dt>{t(`store.${day}`)}</dt>
      <dd className="figures ml-auto">{hours ? hoursText(hours) : t("store.closed")}</dd>
    </div>
  );
}
