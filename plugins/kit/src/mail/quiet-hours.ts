import { DAY_MS, SEOUL_MS } from "../contract";

const HOUR_MS = DAY_MS / 24;

/** Hours of the night in Seoul, in which only mails about orders and accounts are sent (Network Act, article 50). */
const NIGHT = { from: 21, until: 8 };

/** When the night at `at` is over; undefined by day. */
export function nightUntil(at: Date): Date | undefined {
  const there = at.getTime() + SEOUL_MS;
  const midnight = there - (there % DAY_MS);
  const hour = (there - midnight) / HOUR_MS;
  if (hour >= NIGHT.until && hour < NIGHT.from) return undefined;
  const morning = midnight + NIGHT.until * HOUR_MS + (hour < NIGHT.until ? 0 : DAY_MS);
  return new Date(morning - SEOUL_MS);
}
