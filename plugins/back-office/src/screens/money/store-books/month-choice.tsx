import { ChevronLeft, ChevronRight } from "@medusajs/icons";
import { useTexts } from "../../i18n/text";
import { IconAction } from "../../ui/icon-action";
import { monthAfter, monthOf, presentMonth, yearOf } from "../month/month-days";

interface MonthChoiceProps {
  /** yyyy-MM; none after the present one can be chosen. */
  month: string;
  onChoose: (month: string) => void;
}

/** A month between two arrows. */
export function MonthChoice({ month, onChoose }: MonthChoiceProps) {
  const { t } = useTexts();
  return (
    <div className="flex items-center gap-x-1 max-md:w-full max-md:justify-between">
      <IconAction
        variant="transparent"
        className="size-11"
        label={t("month.previous")}
        onClick={() => onChoose(monthAfter(month, -1))}
      >
        <ChevronLeft />
      </IconAction>
      <span className="text-ui-fg-base font-semibold tabular-nums" aria-live="polite">
        {t("month.name", { year: String(yearOf(month)), month: String(monthOf(month)) })}
      </span>
      <IconAction
        variant="transparent"
        className="size-11"
        label={t("month.next")}
        disabled={month >= presentMonth()}
        onClick={() => onChoose(monthAfter(month, 1))}
      >
        <ChevronRight />
      </IconAction>
    </div>
  );
}
