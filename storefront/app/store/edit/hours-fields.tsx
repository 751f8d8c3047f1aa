import type { Weekday } from "@zakh/catalog/contract";
import type { OpeningHours } from "@zakh/marketplace/contract";
import { useId } from "react";
import { useTexts } from "../../i18n/use-texts";
import { WEEK, WORKING_HOURS } from "../../lib/format/opening-hours";
import { Button } from "../../ui/button";
import { classes } from "../../ui/classes";
import { Icon } from "../../ui/icon";

interface HoursFieldsProps {
  hours: OpeningHours;
  onChange: (hours: OpeningHours) => void;
  /** The error text of a day. */
  errorOf: (day: Weekday) => string | undefined;
}

/** The week's hours: each day has hours, is closed, or is not specified. */
export function HoursFields({ hours, onChange, errorOf }: HoursFieldsProps) {
  const { t } = useTexts();
  const monday = hours.mon;
  return (
    <div>
      <ul className="divide-y divide-dashed divide-paper-edge">
        {WEEK.map((day) => (
          <Day
            key={day}
            day={day}
            hours={hours[day]}
            error={errorOf(day)}
            onChange={(value) => onChange({ ...hours, [day]: value })}
          />
        ))}
      </ul>
      {monday === undefined ? null : (
        <Button
          look="outline"
          className="mt-4 w-full sm:w-auto"
          onClick={() => onChange(Object.fromEntries(WEEK.map((day) => [day, monday && { ...monday }])))}
        >
          <Icon name="copy" className="size-5" />
          <span>{t("ownStore.form.copyHours")}</span>
        </Button>
      )}
    </div>
  );
}

type DayHours = OpeningHours[Weekday];

const BOX =
  "min-h-touch rounded-control border border-ink-faint/70 bg-linen px-3 text-base text-ink hover:border-ink focus-visible:outline-offset-0";

interface DayProps {
  day: Weekday;
  hours: DayHours;
  error: string | undefined;
  onChange: (hours: DayHours) => void;
}

function Day({ day, hours, error, onChange }: DayProps) {
  const { t } = useTexts();
  const note = useId();
  const name = t(`store.${day}`);
  const state = hours === undefined ? "unset" : hours === null ? "off" : "works";
  const choose = (chosen: string) => {
    if (chosen === "unset") onChange(undefined);
    else if (chosen === "off") onChange(null);
    else onChange(hours ?? { ...WORKING_HOURS });
  };
  const time = (end: "open" | "close") =>
    hours ? (
      <label className="min-w-0 flex-[1_1_8.25rem]">
        <span className="sr-only">
          {t(end === "open" ? "ownStore.form.dayOpen" : "ownStore.form.dayClose", { day: name })}
        </span>
        <input
          type="time"
          value={hours[end]}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? note : undefined}
          onChange={(event) => onChange({ ...hours, [end]: event.target.value })}
          className={classes(BOX, "figures w-full", Boolean(error) && "border-ember")}
        />
      </label>
    ) : null;
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 md:grid md:grid-cols-[7rem_10rem_minmax(0,1fr)]">
        <span className="min-w-0 flex-[1_1_7rem] font-semibold">{name}</span>
        <select
          aria-label={t("ownStore.form.dayState", { day: name })}
          value={state}
          onChange={(event) => choose(event.target.value)}
          className={classes(BOX, "w-[9.5rem] max-w-full md:w-auto")}
        >
          {(["unset", "works", "off"] as const).map((option) => (
            <option key={option} value={option}>
              {t(`ownStore.form.${option}`)}
            </option>
          ))}
        </select>
        {hours ? (
          <div className="flex w-full flex-wrap items-center gap-2 md:col-span-full md:max-w-sm">
            {time("open")}
            <span aria-hidden="true">–</span>
            {time("close")}
          </div>
        ) : null}
      </div>
      {hours && hours.close <= hours.open ? (
        <p className="mt-1 text-small text-ink-soft">
          {hours.close === hours.open ? t("ownStore.form.allDay") : t("ownStore.form.nextDay", { close: hours.close })}
        </p>
      ) : null}
      {error ? (
        <p id={note} role="alert" className="mt-1 text-small font-medium text-ember-deep">
          {error}
        </p>
      ) : null}
    </li>
  );
}
