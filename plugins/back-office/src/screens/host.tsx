import { createContext, type ReactNode, useContext } from "react";
import type { Location } from "react-router";

/** Where the screens run: the shop's /admin or Medusa's dashboard. */
export interface Host {
  /** Base path of the screens, without a trailing slash: `/admin`. */
  base: string;
  /** Path of the sign-in page. */
  login: string;
  /** Signs in where the host has accounts by email; the shop's own sign-in uses a username. */
  signInByEmail?: (email: string, password: string) => Promise<unknown>;
  /** URL of the shop's home page. */
  home: string;
  /** URL of its service worker, which shows the messages of a push service; absent where it has none. */
  serviceWorker?: string;
  /** URL of the program with which the camera reads codes where the browser cannot; absent where the host serves none. */
  codeReaderProgram?: string;
  /** Scrolls to where the page was before a reload, where the host stores that. Called when a list has its rows. */
  restoreReloadedScroll?: (entry: Location) => void;
}

const HostContext = createContext<Host | undefined>(undefined);

export function HostProvider({ host, children }: { host: Host; children: ReactNode }) {
  return <HostContext.Provider value={host}>{children}</HostContext.Provider>;
}

export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error("A back office screen needs a BackOfficeProvider around it");
  return host;
}

/**
 * Returns the path of a screen, with search parameters: `useScreenPath()("orders", { id: "7" })` is
 * "/admin/orders?id=7".
 */
export function useScreenPath(): (path: string, search?: Record<string, string> | URLSearchParams) => string {
  const { base } = useHost();
  return (path, search) => {
    const query = new URLSearchParams(search).toString();
    return [base, path].filter(Boolean).join("/") + (query === "" ? "" : `?${query}`);
  };
}
