import { MINUTES } from "../durations";
import { tabStore } from "./browser-storage";

/** Reloads the page, but each address at most once a minute, so that a page that stays broken does not reload forever. */
export function reloadOnce(): void {
  const key = `reloaded ${window.location.pathname}`;
  const now = Date.now();
  if (now - Number(tabStore.read(key)) < MINUTES(1)) return;
  tabStore.write(key, String(now));
  // A tab without storage could reload forever.
  if (tabStore.read(key)) window.location.reload();
}

/** Whether the open page is the reload of a page that was open before. */
export function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "reload";
}
