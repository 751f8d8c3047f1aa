/**
 * Replaces what the browser and the service worker have cached of the page's scripts, because one of them may be cut off. Gives up after
 * 20 s. Runs in pages without scripts too, so it uses nothing outside itself.
 */
export async function refetchScripts(): Promise<void> {
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  const scripts = files.filter((name) => /\/assets\/.+\.js$/.test(name));
  const fetched = scripts.map(async (script) => (await fetch(script, { cache: "reload" })).text());
  const timeout = new Promise((resolve) => setTimeout(resolve, 20_000));
  await Promise.race([Promise.allSettled(fetched), timeout]);
}
