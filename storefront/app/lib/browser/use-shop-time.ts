import { useSyncExternalStore } from "react";
import { useShellData } from "../data/shell-data";
import { MINUTES } from "../durations";

/**
 * The current time, to the minute. On a page that is being hydrated it is the time of rendering first, so that hydration matches; a
 * component that appears later has the present time at once.
 */
export function useShopTime(): Date {
  const rendered = useShellData()?.rendered;
  const minute = useSyncExternalStore(followMinutes, minuteNow, () =>
    rendered === undefined ? minuteNow() : minuteOf(Date.parse(rendered)),
  );
  return new Date(minute * MINUTES(1));
}

function followMinutes(changed: () => void): () => void {
  // React compares the minute itself, and renders only when it is another one.
  const clock = setInterval(changed, MINUTES(1) / 4);
  return () => clearInterval(clock);
}

function minuteNow(): number {
  return minuteOf(Date.now());
}

function minuteOf(ms: number): number {
  return Math.floor(ms / MINUTES(1));
}
