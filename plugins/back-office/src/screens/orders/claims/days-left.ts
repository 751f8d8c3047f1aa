import { DAY_MS } from "@zakh/kit/contract";

/** Whole days until a time (ISO 8601) from `now` (ms): 0 on its last day, negative after it. */
export function daysLeft(until: string, now: number): number {
  const left = Date.parse(until) - now;
  return left < 0 ? -1 : Math.floor(left / DAY_MS);
}
