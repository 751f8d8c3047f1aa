import { type AnchorHTMLAttributes, createContext, type ReactNode, type Ref, useContext } from "react";

/** The parts of react-router that screens use. The host provides its own, so that there is never a second router. */
export interface Router {
  Link(props: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; ref?: Ref<HTMLAnchorElement> }): ReactNode;
  useNavigate(): Navigate;
  useLocation(): HistoryEntry;
  /** How the location was reached: "POP" by Back, Forward or the first load, "PUSH" or "REPLACE". */
  useNavigationType(): string;
  /** Blocks navigation while `blocks` returns true. */
  useBlocker(blocks: (change: AddressChange) => boolean): Blocker;
  useSearchParams(): [
    URLSearchParams,
    (next: URLSearchParams, options?: { replace?: boolean; preventScrollReset?: boolean }) => void,
  ];
}

interface Navigate {
  (to: string, options?: { replace?: boolean; state?: unknown; preventScrollReset?: boolean }): unknown;
  /** Goes back by this many history entries when negative. */
  (delta: number): unknown;
}

/** A history entry of the router. */
export interface HistoryEntry {
  pathname: string;
  /** With its question mark; "" when empty. */
  search: string;
  key: string;
  state: unknown;
}

/** A navigation from one location to another. */
export interface AddressChange {
  currentLocation: HistoryEntry;
  nextLocation: HistoryEntry;
  /** "POP", "PUSH" or "REPLACE". */
  historyAction: string;
}

/** A blocked navigation, which can be continued or cancelled. */
type Blocker =
  | { state: "blocked"; proceed(): void; reset(): void }
  | { state: "unblocked" | "proceeding"; proceed?: unknown; reset?: unknown };

/** Where the screens run: the shop's /admin or Medusa's dashboard. */
export interface Host {
  router: Router;
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
  /** Scrolls to where the page was before a reload, where the host stores that. Called when a list has its rows. */
  restoreReloadedScroll?: (entry: HistoryEntry) => void;
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
