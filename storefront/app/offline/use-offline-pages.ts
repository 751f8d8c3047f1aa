import { useEffect } from "react";
import { type Navigation, useLocation } from "react-router";
import { rememberedLanguage } from "../i18n/language-cookie";
import { useTexts } from "../i18n/use-texts";
import { tabStore } from "../lib/browser/browser-storage";
import { reloadOnce, wasReloaded } from "../lib/browser/reload-once";
import { STORE_AREA } from "../pages";
import { cachePage } from "./cache-page";

/** Caches visited pages for use offline, in the language chosen last, in this tab or another. For the shell, once. */
export function useCachePages(): void {
  const { pathname, search } = useLocation();
  const { language } = useTexts().i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when another language is chosen.
  useEffect(() => {
    const cache = () => {
      // Offline, or in a browser that allows no service worker, nothing is cached.
      cachePage(`${pathname}${search}`, rememberedLanguage(document.cookie)).catch(console.warn);
    };
    cache();
    window.addEventListener("online", cache);
    return () => window.removeEventListener("online", cache);
  }, [pathname, search, language]);
}

/**
 * Reloads a page whose data could not be loaded offline: the service worker may have the whole page in its cache, and else shows the
 * offline page. Where it has not even that, the browser would show an error page of its own.
 */
export function useReloadWhenOffline(error: unknown): void {
  useEffect(() => {
    if (!(error instanceof TypeError) || navigator.onLine || !navigator.serviceWorker?.controller) return;
    if (window.location.pathname.startsWith(STORE_AREA)) return;
    // The cached address has the build in its query.
    const cached = caches.match("/offline", { ignoreSearch: true, ignoreVary: true });
    cached.then((page) => page && reloadOnce(), console.warn);
  }, [error]);
}

const WANTED = "wanted-page";

/**
 * Resumes a navigation that the router has broken off. It reloads the current page if the next page's script cannot be loaded: offline or
 * after a deployment. The reloaded page goes on to the wanted address. If it is not cached, the offline page, which runs no script, stays at
 * its address instead. `next` is the location of `useNavigation`. For the shell, once.
 */
export function useResumeNavigation(next: Navigation["location"]): void {
  const wanted = next && next.pathname + next.search;
  useEffect(() => {
    if (!wanted) {
      const address = tabStore.read(WANTED);
      if (!address) return;
      tabStore.remove(WANTED);
      if (wasReloaded()) location.assign(address);
      return;
    }
    const remember = () => {
      // The service worker ignores the store owners' area, so there the current page shows the offline notice instead.
      if (navigator.onLine || !wanted.startsWith(STORE_AREA)) tabStore.write(WANTED, wanted);
    };
    addEventListener("pagehide", remember);
    return () => removeEventListener("pagehide", remember);
  }, [wanted]);
}
