/** A duration in its largest whole unit. */
export interface Wait {
  unit: "minutes" | "hours" | "days";
  count: number;
  /** Longer than a bank transfer takes, so worth a phone call. */
  long: boolean;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time from `since` (ISO 8601) to `now` (ms). A negative time counts as 0. */
export function waitingTime(since: string, now: number): Wait {
  const ms = Math.max(0, now - Date.parse(since));
  const long = ms >= DAY;
  if (ms >= DAY) return { unit: "days", count: Math.floor(ms / DAY), long };
  if (ms >= HOUR) return { unit: "hours", count: Math.floor(ms / HOUR), long };
  return { unit: "minutes", count: Math.floor(ms / MINUTE), long };
}
