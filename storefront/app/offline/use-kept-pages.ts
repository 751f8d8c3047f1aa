import { useEffect } from "react";
import { isRouteErrorResponse, type Navigation, useLocation } from "react-router";
import { useTexts } from "../i18n/use-texts";
import { importAgain } from "../lib/import-again";
import { STORE_AREA } from "../pages.mjs";

/** Has the visited pages kept for opening without a connection, in the language chosen last. Belongs in the shell, once. */
export function useKeptPages(): void {
  const { pathname, search } = useLocation();
  const { language } = useTexts().i18n;
  useEffect(() => {
    const keep = () => {
      importAgain(() => import("./keep-page")).then(
        ({ keepPage }) => keepPage(`${pathname}${search}`, language),
        // Without a connection there is nothing to keep either.
        () => {},
      );
    };
    keep();
    window.addEventListener("online", keep);
    return () => window.removeEventListener("online", keep);
  }, [pathname, search, language]);
}

const RELOADED = "reloaded-at";

/**
 * Opens a page anew that could not be reached from within the page: without a connection its data cannot be read, but the
 * whole page may have been kept. Once for an address, so that a page that is broken does not go round in circles.
 */
export function useReopen(error: unknown): void {
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
 * Goes on to the page that was on its way when the router reloaded the one before it, which it does where a page's script cannot be
 * loaded: without a connection the service worker then says so. Takes where `useNavigation` goes. Belongs in the shell, once.
 */
export function useWantedPage(next: Navigation["location"]): void {
  const wanted = next && next.pathname + next.search;
  useEffect(() => {
    if (!wanted) {
      const address = sessionStorage.getItem(WANTED);
      if (!address) return;
      sessionStorage.removeItem(WANTED);
      return location.assign(address);
    }
    const remember = () => {
      // The service worker keeps out of the store owners' area: the page before it says that there is no connection.
      if (!navigator.onLine && !wanted.startsWith(STORE_AREA)) sessionStorage.setItem(WANTED, wanted);
    };
    addEventListener("pagehide", remember);
    return () => removeEventListener("pagehide", remember);
  }, [wanted]);
}
