import { LEAD_DAYS_MAX, type SendingDays, UNSENT_PERIODS_MAX, type Weekday } from "@zakh/catalog/contract";
import { dayText } from "@zakh/kit/contract";
import { useRef } from "react";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { WEEK } from "../../lib/format/opening-hours";
import { Button } from "../../ui/button";
import { InputField } from "../../ui/field";
import { Icon } from "../../ui/icon";
import { useSendingPlan } from "../../ui/promised-days";
import { SelectField } from "../../ui/select-field";

/** Days to prepare that can be chosen; another that was set stays one of them. */
const LEAD_DAYS = [0, 1, 2, 3, 4, 5, 6, 7, 10, 14, LEAD_DAYS_MAX];

interface SendingDaysFieldsProps {
  /** Null where the store promises no day. */
  days: SendingDays | null;
  onChange: (days: SendingDays | null) => void;
  /** The error text of a day of a period. */
  errorOf: (period: number, end: "from" | "to") => string | undefined;
}

/** On which days of the week a store sends, how long it prepares, when it sends nothing; and what buyers read of it. */
export function SendingDaysFields({ days, onChange, errorOf }: SendingDaysFieldsProps) {
  const { t } = useTexts();
  // What was set comes back when another day is chosen after the last was taken away.
  const last = useRef<Omit<SendingDays, "weekdays">>({ leadDays: 1, closed: [] });
  if (days) last.current = { leadDays: days.leadDays, closed: days.closed };

  function toggle(day: Weekday) {
    const chosen = days?.weekdays ?? [];
    const weekdays = WEEK.filter((one) => (one === day) !== chosen.includes(one));
    onChange(weekdays.length === 0 ? null : { ...last.current, weekdays });
  }

  return (
    <div className="grid gap-4">
      <fieldset>
        <legend className="text-small text-ink-soft">{t("ownStore.form.sendingHint")}</legend>
        <div className="mt-2 flex flex-wrap gap-2">
          {WEEK.map((day) => (
            <button
              key={day}
              type="button"
              aria-pressed={days?.weekdays.includes(day) ?? false}
              onClick={() => toggle(day)}
              className="min-h-touch rounded-full border border-paper-edge bg-linen px-4 text-small font-medium text-ink hover:border-oxblood aria-pressed:border-oxblood aria-pressed:bg-oxblood-wash"
            >
              {t(`store.${day}`)}
            </button>
          ))}
        </div>
      </fieldset>
      {days ? <Details days={days} onChange={onChange} errorOf={errorOf} /> : null}
      <p role="status" className="flex items-center gap-3 text-small">
        <Icon name="truck" className="size-5 shrink-0 text-steppe" />
        <WhatBuyersRead days={days} />
      </p>
    </div>
  );
}

function Details({ days, onChange, errorOf }: SendingDaysFieldsProps & { days: SendingDays }) {
  const { t } = useTexts();
  const { leadDays, closed } = days;
  const choices = [...new Set([...LEAD_DAYS, leadDays])].sort((one, other) => one - other);
  const setPeriod = (place: number, change: { from?: string; to?: string }) =>
    onChange({ ...days, closed: closed.map((period, index) => (index === place ? { ...period, ...change } : period)) });
  return (
    <>
      <SelectField
        label={t("ownStore.form.leadDays")}
        value={String(leadDays)}
        onChange={(event) => onChange({ ...days, leadDays: Number(event.target.value) })}
      >
        {choices.map((count) => (
          <option key={count} value={count}>
            {count === 0 ? t("ownStore.form.sameDay") : t("ownStore.form.leadDaysCount", { count })}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-3">
        <p className="text-small font-semibold">{t("ownStore.form.unsent")}</p>
        {closed.map((period, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a period has nothing else that stays.
          <div key={place} className="grid gap-x-3 rounded-control border border-paper-edge p-3 sm:grid-cols-2">
            {(["from", "to"] as const).map((end) => (
              <InputField
                key={end}
                type="date"
                label={t(end === "from" ? "ownStore.form.unsentFrom" : "ownStore.form.unsentTo")}
                value={period[end]}
                error={errorOf(place, end)}
                onChange={(event) => setPeriod(place, { [end]: event.target.value })}
              />
            ))}
            <Button
              look="quiet"
              className="justify-self-start"
              onClick={() => onChange({ ...days, closed: closed.filter((_, index) => index !== place) })}
            >
              {t("ownStore.form.unsentRemove")}
            </Button>
          </div>
        ))}
        {closed.length < UNSENT_PERIODS_MAX ? (
          <Button
            look="outline"
            className="w-full sm:w-auto sm:justify-self-start"
            onClick={() => onChange({ ...days, closed: [...closed, { from: "", to: "" }] })}
          >
            <Icon name="plus" className="size-5" />
            <span>{t("ownStore.form.unsentAdd")}</span>
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** The day that a payment now would be promised. */
function WhatBuyersRead({ days }: { days: SendingDays | null }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const sending = useSendingPlan(days);
  const text = sending ? t("delivery.leaves", { day: dayText(sending.leavesOn, language) }) : t("parcels.noPromise");
  return <span className="min-w-0">{t("ownStore.form.sendingShown", { text })}</span>;
}
