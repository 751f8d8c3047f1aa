import type { Weekday } from "@zakh/catalog/contract";
import type { OpeningHours } from "@zakh/marketplace/contract";

/** The shop's own hours, every day (spec §9). */
export const WORKING_HOURS = { open: "09:00", close: "22:00" } as const;

/** The days of the week, Monday first. */
export const WEEK = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const satisfies readonly Weekday[];

export interface HoursNow {
  today: Weekday;
  /** Today's hours; `null` if closed all day, `undefined` if not specified. */
  hours: { open: string; close: string } | null | undefined;
  open: boolean;
}

/** A store's hours at a moment, in Seoul time. */
export function hoursAt(openingHours: OpeningHours, moment: Date): HoursNow {
  const parts = clock().formatToParts(moment);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? "";
  const today = WEEK.find((day) => part("weekday").toLowerCase().startsWith(day)) ?? "mon";
  const now = `${part("hour")}:${part("minute")}`;
  const hours = openingHours[today];
  // Times with leading zeros can be compared as text.
  return { today, hours, open: Boolean(hours && hours.open <= now && now < hours.close) };
}

let cached: Intl.DateTimeFormat | undefined;

/** Created at the first use, because it is slow on phones and most pages show no hours. */
function clock(): Intl.DateTimeFormat {
  cached ??= new Intl.DateTimeFormat("en-GB", {
    timeZone: "Asia/Seoul",
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return cached;
}
