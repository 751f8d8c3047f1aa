import { isLanguage } from "@zakh/kit/contract";
import { loadScreenTexts } from "../i18n/catalogues";

/** Loaded files that a page cannot be shown again without. */
const FILES = /^\/(?:assets|static\/img)\//;

let worker: Promise<ServiceWorkerRegistration> | undefined;

/**
 * Tells the service worker which page is open, so that it opens without a connection, too; starts the worker at the first
 * call, after everything that the page itself needs. Where there are no service workers nothing happens.
 */
export async function keepPage(address: string): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  await loaded();
  try {
    worker ??= navigator.serviceWorker.register("/service-worker.js").then(() => navigator.serviceWorker.ready);
    const { active } = await worker;
    // The cart opens without a connection, too, also where nobody has opened it yet.
    const { lang } = document.documentElement;
    if (isLanguage(lang)) await loadScreenTexts(lang);
    const files = performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.startsWith(location.origin) && FILES.test(new URL(name).pathname));
    active?.postMessage({ page: address, files });
  } catch (error) {
    console.warn(`Pages are not kept for offline use: ${String(error)}`);
  }
}

function loaded(): Promise<void> {
  if (document.readyState === "complete") return Promise.resolve();
  return new Promise((resolve) => window.addEventListener("load", () => resolve(), { once: true }));
}
