import { defineSnapshot } from "@zakh/kit/cache/snapshot";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { Delivery } from "../contract";
import { koreanHolidays } from "./korean-holidays";
import { findSetting } from "./setting";

/** Days and rules of delivery at `at`, from the settings and Korea's calendar. */
export async function findDelivery(sql: Queryable, at: Date): Promise<Delivery> {
  const [{ periods }, days, free, { islands }, holidays] = await Promise.all([
    findSetting(sql, "closed-days"),
    findSetting(sql, "delivery-days"),
    findSetting(sql, "free-delivery"),
    findSetting(sql, "islands"),
    koreanHolidays(at),
  ]);
  return {
    hasDays: days.enabled,
    cutOffHour: days.cutOffHour,
    saturdays: days.saturdays,
    holidays: holidays.days,
    holidaysUntil: holidays.until,
    freeFrom: Number(free.from),
    islands,
    closed: periods,
  };
}

/** `GET /api/delivery`, from memory. */
export const shownDelivery = defineSnapshot({
  tables: ["site_setting"],
  load: (sql) => findDelivery(sql, new Date()),
});
