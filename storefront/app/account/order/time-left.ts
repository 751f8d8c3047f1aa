const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

interface TimeLeft {
  unit: "days" | "hours" | "minutes";
  count: number;
}

/**
 * The whole days, hours or minutes that are left until `iso` (ISO 8601): days from two on, and the last minute is one.
 * Undefined when it is past. `now` in milliseconds.
 */
export function timeLeft(iso: string, now: number): TimeLeft | undefined {
  const ms = Date.parse(iso) - now;
  if (ms <= 0) return undefined;
  if (ms >= 2 * DAY_MS) return { unit: "days", count: Math.floor(ms / DAY_MS) };
  if (ms >= HOUR_MS) return { unit: "hours", count: Math.floor(ms / HOUR_MS) };
  return { unit: "minutes", count: Math.max(1, Math.floor(ms / MINUTE_MS)) };
}
