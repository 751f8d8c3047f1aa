import type { OpeningHours, Weekday } from "@zakh/marketplace/contract";

/** When the shop itself answers, every day (spec §9). */
export const WORKING_HOURS = { open: "09:00", close: "22:00" } as const;

/** The week as it is read here, Monday first. */
export const WEEK = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const satisfies readonly Weekday[];

export interface HoursNow {
  today: Weekday;
  /** Today's hours; `null` when it is closed all day, `undefined` when nothing is said about today. */
  hours: { open: string; close: string } | null | undefined;
  open: boolean;
}

/** What a store's hours say at a moment, by the clock in Seoul. */
export function hoursAt(openingHours: OpeningHours, moment: Date): HoursNow {
  const parts = clock().formatToParts(moment);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? "";
  const today = WEEK.find((day) => part("weekday").toLowerCase().startsWith(day)) ?? "mon";
  const now = `${part("hour")}:${part("minute")}`;
  const hours = openingHours[today];
  // Clock times with leading zeros compare as text.
  return { today, hours, open: Boolean(hours && hours.open <= now && now < hours.close) };
}

let made: Intl.DateTimeFormat | undefined;

/** Made when the first hours are shown: it takes a phone long, and most pages show none. */
function clock(): Intl.DateTimeFormat {
  made ??= new Intl.DateTimeFormat("en-GB", {
    timeZone: "Asia/Seoul",
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return made;
}
