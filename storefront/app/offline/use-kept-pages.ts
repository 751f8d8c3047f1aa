import { useEffect } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { useTexts } from "../i18n/use-texts";
import { importAgain } from "../lib/import-again";

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
    if (window.sessionStorage.getItem(RELOADED) === address) return;
    window.sessionStorage.setItem(RELOADED, address);
    window.location.reload();
  }, [error]);
}
