import type { Weekday } from "@zakh/catalog/contract";
import { seoulClock, seoulDay } from "@zakh/kit/contract";
import type { OpeningHours } from "@zakh/marketplace/contract";

/** The shop's own hours, every day (spec §9). */
export const WORKING_HOURS = { open: "09:00", close: "22:00" } as const;

/** The days of the week, Monday first. */
export const WEEK = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const satisfies readonly Weekday[];

interface DayHours {
  open: string;
  close: string;
}

export interface HoursNow {
  today: Weekday;
  /** Today's hours; `null` if closed all day, `undefined` if not specified. */
  hours: DayHours | null | undefined;
  open: boolean;
}

/** A store's hours at a moment, in Seoul time. */
export function hoursAt(openingHours: OpeningHours, moment: Date): HoursNow {
  const day = new Date(seoulDay(moment)).getUTCDay();
  const today = WEEK[(day + 6) % 7] ?? "mon";
  const now = seoulClock(moment);
  const hours = openingHours[today];
  const before = openingHours[WEEK[(WEEK.indexOf(today) + 6) % 7] ?? today];
  // Times with leading zeros can be compared as text.
  const isOpen = hours && hours.open <= now && (now < hours.close || isPastMidnight(hours));
  const isStillOpen = before && isPastMidnight(before) && now < before.close;
  return { today, hours, open: Boolean(isOpen || isStillOpen) };
}

/** A day's hours as people read them. */
export function hoursText({ open, close }: DayHours): string {
  return open === close ? "00:00–24:00" : `${open}–${close === "00:00" ? "24:00" : close}`;
}

function isPastMidnight({ open, close }: DayHours): boolean {
  return close <= open;
}
