/**
 * Replaces what the browser and the service worker have cached of the page's scripts and styles, because one of them may be cut off. Gives
 * up after 20 s. Runs in pages without scripts too, so it uses nothing outside itself.
 */
export async function refetchScripts(): Promise<void> {
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  const own = files.filter((name) => /\/assets\/.+\.(?:js|css)$/.test(name));
  const fetched = own.map(async (file) => (await fetch(file, { cache: "reload" })).text());
  const timeout = new Promise((resolve) => setTimeout(resolve, 20_000));
  await Promise.race([Promise.allSettled(fetched), timeout]);
}
