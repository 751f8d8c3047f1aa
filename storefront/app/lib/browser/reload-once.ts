/**
 * Loads the page again, at most once a minute for each address, with its scripts and styles anew from the network: cache and service worker
 * may have half of one. Only once they have come, so that a weak network does not cost the page, too. Offline it is loaded as it is cached.
 * Returns whether it is loaded again. It stands in pages as text, too (`script-recovery.tsx`), so it uses nothing from outside.
 */
export async function reloadOnce(): Promise<boolean> {
  const key = `reloaded ${location.pathname}`;
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  const own = navigator.onLine ? files.filter((name) => /\/assets\/.+\.(?:js|css)$/.test(name)) : [];
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < 60_000) return false;
    sessionStorage.setItem(key, String(Date.now()));
    const signal = AbortSignal.timeout(20_000);
    await Promise.all(own.map(async (file) => (await fetch(file, { cache: "reload", signal })).text()));
    location.reload();
    return true;
  } catch {
    // Nothing comes; or a tab without storage, which could reload forever.
    return false;
  }
}

/** Whether the open page is the reload of a page that was open before. */
export function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "reload";
}
