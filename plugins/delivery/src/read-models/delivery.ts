import { defineSnapshot } from "@zakh/kit/cache/snapshot";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { findSettings } from "@zakh/site-settings/read-models/setting";
import type { Delivery } from "../contract/delivery";
import { koreanHolidays } from "./korean-holidays";

/** Days and rules of delivery at `at`, from the settings and Korea's calendar. */
export async function findDelivery(sql: Queryable, at: Date): Promise<Delivery> {
  const [settings, holidays] = await Promise.all([
    findSettings(sql, [
      "closed-days",
      "delivery-days",
      "free-delivery",
      "islands",
      "payment-deadline",
      "postcode-search",
    ]),
    koreanHolidays(at),
  ]);
  const days = settings["delivery-days"];
  return {
    hasDays: days.enabled,
    cutOffHour: days.cutOffHour,
    saturdays: days.saturdays,
    paymentHours: settings["payment-deadline"].hours,
    holidays: holidays.days,
    holidaysUntil: holidays.until,
    freeFrom: Number(settings["free-delivery"].from),
    islands: settings.islands.islands,
    closed: settings["closed-days"].periods,
    postcodeSearch: settings["postcode-search"].enabled,
  };
}

/** `GET /api/delivery`, from memory. */
export const shownDelivery = defineSnapshot({
  tables: ["site_setting"],
  load: (sql) => findDelivery(sql, new Date()),
});
