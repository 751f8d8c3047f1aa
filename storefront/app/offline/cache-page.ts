/** The files that a page needs to be shown again. */
const FILES = /^\/(?:assets|static\/img)\//;

let worker: Promise<ServiceWorkerRegistration> | undefined;

/**
 * Sends the open page and its language to the service worker, which caches it for use offline. The first call starts the worker, after
 * the page has loaded. Does nothing in browsers without service workers.
 */
export async function cachePage(address: string, language: string): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  await loaded();
  worker ??= navigator.serviceWorker.register("/service-worker.js").then(() => navigator.serviceWorker.ready);
  const { active } = await worker;
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && FILES.test(pathname))
    .map(({ href }) => href);
  active?.postMessage({ page: address, language, files });
}

function loaded(): Promise<void> {
  if (document.readyState === "complete") return Promise.resolve();
  return new Promise((resolve) => window.addEventListener("load", () => resolve(), { once: true }));
}
