import { DAY_MS, SEOUL_MS } from "@zakh/kit/contract";

/** The hour of the day in Seoul at which a standing basket is proposed. */
export const PROPOSAL_HOUR = 9;

/** Most weeks between two dates of a standing basket. */
export const EVERY_WEEKS_MAX = 8;

const WEEK_DAYS = 7;
const PROPOSAL_MS = PROPOSAL_HOUR * 60 * 60 * 1000;

/** When the mail of a date is due: 09:00 in Seoul, in ms since 1970. `day` is yyyy-MM-dd. */
export function dueAt(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - SEOUL_MS + PROPOSAL_MS;
}

/** The latest day whose mail is due at this moment. */
export function lastDueDay(now: Date): string {
  return new Date(now.getTime() + SEOUL_MS - PROPOSAL_MS).toISOString().slice(0, 10);
}

/** Whether it is more than a day late: then the date is passed over. */
export function isMissed(day: string, now: Date): boolean {
  return now.getTime() >= dueAt(day) + DAY_MS;
}

/** The first date after `day`, in steps of `everyWeeks`, that is still to come. */
export function nextDate(day: string, everyWeeks: number, now: Date): string {
  const step = everyWeeks * WEEK_DAYS;
  const passed = Math.max(0, Math.floor((now.getTime() - dueAt(day)) / (step * DAY_MS)));
  return addDays(day, step * (passed + 1));
}

/** The next days whose mail is still to come, soonest first. */
export function comingDays(count: number, now: Date): string[] {
  const last = lastDueDay(now);
  return Array.from({ length: count }, (_, place) => addDays(last, place + 1));
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
