import { useEffect } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";

/** Has the visited pages kept for opening without a connection. Belongs in the shell, once. */
export function useKeptPages(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    import("./keep-page").then(
      ({ keepPage }) => keepPage(`${pathname}${search}`),
      // Without a connection there is nothing to keep either.
      () => {},
    );
  }, [pathname, search]);
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
