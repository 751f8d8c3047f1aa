import { serverDate } from "@zakh/kit/browser/server-time";
import { seoulDay } from "@zakh/kit/contract";
import { useTexts } from "../../i18n/text";
import { useDelivery } from "../../resources/delivery";
import { yearWithoutHolidays } from "../../ui/missing-holidays";
import { Notice } from "./notice";

/** From November on: the holidays of the next year are not known, so parcels would be promised for days off. */
export function HolidaysNotice() {
  const { t } = useTexts();
  const { data } = useDelivery();
  const year = data && yearWithoutHolidays(data.holidaysUntil, seoulDay(serverDate()));
  if (year === undefined) return null;
  return (
    <Notice
      title={t("deliveryDays.holidaysMissing", { year: String(year) })}
      screen="closed-days"
      open={t("closedDays.title")}
    />
  );
}
