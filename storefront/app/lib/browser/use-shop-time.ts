import { learnServerTime, onServerTime, serverNow } from "@zakh/kit/browser/server-time";
import { useEffect, useSyncExternalStore } from "react";
import { useShellData } from "../data/shell-data";
import { MINUTES } from "../durations";

/**
 * The current time by the server's clock, to the minute. On a page that is being hydrated it is the time of rendering first (`rendered`,
 * ISO 8601), so that hydration matches; a component that appears later has the present time at once.
 */
export function useShopTime(renderedAt?: string): Date {
  const ofDocument = useShellData()?.rendered;
  const rendered = renderedAt ?? ofDocument;
  const minute = useSyncExternalStore(followMinutes, minuteNow, () =>
    rendered === undefined ? minuteNow() : minuteOf(Date.parse(rendered)),
  );
  useEffect(() => checkClock(rendered), [rendered]);
  return new Date(minute * MINUTES(1));
}

let isChecked = false;

/**
 * Asks the server for its time, once, if the device's is not that of the rendering: its clock may be wrong, or the page may have been in a
 * cache.
 */
function checkClock(rendered: string | undefined): void {
  if (isChecked || rendered === undefined || minuteOf(Date.parse(rendered)) === minuteNow()) return;
  isChecked = true;
  fetch("/api/delivery", { method: "HEAD", cache: "no-store" }).then(
    ({ headers }) => learnServerTime(headers),
    // Without a connection the device's clock is all there is; the next page asks again.
    () => {
      isChecked = false;
    },
  );
}

function followMinutes(changed: () => void): () => void {
  // React compares the minute itself, and renders only when it is another one.
  const clock = setInterval(changed, MINUTES(1) / 4);
  const forget = onServerTime(changed);
  return () => {
    clearInterval(clock);
    forget();
  };
}

function minuteNow(): number {
  return minuteOf(serverNow());
}

function minuteOf(ms: number): number {
  return Math.floor(ms / MINUTES(1));
}
