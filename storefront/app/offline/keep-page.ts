import { isLanguage } from "@zakh/kit/contract";
import { loadScreenTexts } from "../i18n/catalogues";

/** Loaded files that a page cannot be shown again without. */
const FILES = /^\/(?:assets|static\/img)\//;

let worker: Promise<ServiceWorkerRegistration> | undefined;

/**
 * Tells the service worker which page is open and in which language, so that it opens without a connection, too; starts the
 * worker at the first call, after everything that the page itself needs. Where there are no service workers nothing happens.
 */
export async function keepPage(address: string, language: string): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  await loaded();
  try {
    worker ??= navigator.serviceWorker.register("/service-worker.js").then(() => navigator.serviceWorker.ready);
    const { active } = await worker;
    // The cart opens without a connection, too, also where nobody has opened it yet.
    if (isLanguage(language)) await loadScreenTexts(language);
    const files = performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && FILES.test(pathname))
      // As pages ask for them, also where one came at another attempt.
      .map(({ origin, pathname }) => `${origin}${pathname}`);
    active?.postMessage({ page: address, language, files });
  } catch (error) {
    console.warn(`Pages are not kept for offline use: ${String(error)}`);
  }
}

function loaded(): Promise<void> {
  if (document.readyState === "complete") return Promise.resolve();
  return new Promise((resolve) => window.addEventListener("load", () => resolve(), { once: true }));
}
