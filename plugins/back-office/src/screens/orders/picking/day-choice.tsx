import { clx } from "@medusajs/ui";
import { useTexts } from "../../i18n/text";
import type { PickedDay } from "./picking-list";

interface DayChoiceProps {
  days: readonly PickedDay[];
  /** Key of a day; "" is every day. */
  chosen: string;
  onChoose: (key: string) => void;
}

/** The days of the list as buttons, with the number of their orders; nothing while there is one day only. */
export function DayChoice({ days, chosen, onChoose }: DayChoiceProps) {
  const { t } = useTexts();
  const dayText = useDayText();
  if (days.length < 2) return null;
  const count = days.reduce((sum, { orders }) => sum + orders.length, 0);
  const choices = [
    { value: "", label: t("picking.days.all", { count }) },
    ...days.map((day) => ({ value: day.key, label: `${dayText(day)} (${day.orders.length})` })),
  ];
  return (
    <fieldset className="flex flex-wrap gap-2" aria-label={t("picking.days")}>
      {choices.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className={clx(
            "shadow-borders-base focus-visible:shadow-borders-focus min-h-11 rounded-full px-4 text-sm tabular-nums outline-none md:min-h-9",
            value === chosen ? "bg-ui-button-inverted text-ui-fg-on-inverted" : "bg-ui-bg-base text-ui-fg-base",
          )}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

/** A day of the list: when its parcels leave, or when its orders were paid; or that they are picked up. */
export function useDayText(): (of: Pick<PickedDay, "day" | "kind">) => string {
  const { t } = useTexts();
  return ({ day, kind }) => t(`picking.day.${kind}`, { day: day.slice(5).replace("-", ".") });
}
