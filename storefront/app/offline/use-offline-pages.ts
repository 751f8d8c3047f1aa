import { useEffect } from "react";
import { isRouteErrorResponse, type Navigation, useLocation } from "react-router";
import { useTexts } from "../i18n/use-texts";
import { importWithRetry } from "../lib/browser/import-with-retry";
import { STORE_AREA } from "../pages.mjs";

/** Caches visited pages for use offline, in the current language. For the shell, once. */
export function useCachePages(): void {
  const { pathname, search } = useLocation();
  const { language } = useTexts().i18n;
  useEffect(() => {
    const cache = () => {
      importWithRetry(() => import("./cache-page")).then(
        ({ cachePage }) => cachePage(`${pathname}${search}`, language),
        // Offline, there is nothing to cache.
        () => {},
      );
    };
    cache();
    window.addEventListener("online", cache);
    return () => window.removeEventListener("online", cache);
  }, [pathname, search, language]);
}

const RELOADED = "reloaded-at";

/**
 * Reloads a page whose data could not be loaded offline: the service worker may have the whole page in its cache. Only once for each
 * address, so that a broken page does not reload forever.
 */
export function useReloadWhenOffline(error: unknown): void {
  useEffect(() => {
    if (isRouteErrorResponse(error) || !(error instanceof TypeError) || navigator.onLine) return;
    const address = window.location.href;
    if (sessionStorage.getItem(RELOADED) === address) return;
    sessionStorage.setItem(RELOADED, address);
    window.location.reload();
  }, [error]);
}

const WANTED = "wanted-page";

/**
 * Resumes a navigation that the router has broken off. It reloads the current page if the next page's script cannot be loaded; then the
 * service worker shows the offline page at the wanted address. `next` is the location of `useNavigation`. For the shell, once.
 */
export function useResumeNavigation(next: Navigation["location"]): void {
  const wanted = next && next.pathname + next.search;
  useEffect(() => {
    if (!wanted) {
      const address = sessionStorage.getItem(WANTED);
      if (!address) return;
      sessionStorage.removeItem(WANTED);
      return location.assign(address);
    }
    const remember = () => {
      // The service worker ignores the store owners' area, so there the current page shows the offline notice instead.
      if (!navigator.onLine && !wanted.startsWith(STORE_AREA)) sessionStorage.setItem(WANTED, wanted);
    };
    addEventListener("pagehide", remember);
    return () => removeEventListener("pagehide", remember);
  }, [wanted]);
}
