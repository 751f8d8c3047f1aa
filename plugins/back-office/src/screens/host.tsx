import { type AnchorHTMLAttributes, createContext, type ReactNode, type Ref, useContext } from "react";

/** The parts of react-router that screens use; the host gives its own, so that there is never a second router. */
export interface Router {
  Link(props: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; ref?: Ref<HTMLAnchorElement> }): ReactNode;
  useNavigate(): Navigate;
  useLocation(): HistoryEntry;
  /** How the address came about: "POP" by Back, Forward or the first load, "PUSH" or "REPLACE". */
  useNavigationType(): string;
  /** Stops going to another screen while it answers true. */
  useBlocker(blocks: (change: AddressChange) => boolean): Blocker;
  useSearchParams(): [
    URLSearchParams,
    (next: URLSearchParams, options?: { replace?: boolean; preventScrollReset?: boolean }) => void,
  ];
}

interface Navigate {
  (to: string, options?: { replace?: boolean; state?: unknown; preventScrollReset?: boolean }): unknown;
  /** Back by so many entries of the browser's history when it is negative. */
  (delta: number): unknown;
}

/** An entry of the browser's history, as the router sees it. */
export interface HistoryEntry {
  pathname: string;
  /** With its question mark; "" for none. */
  search: string;
  key: string;
  state: unknown;
}

/** From where to where a link or a button of the browser leads. */
export interface AddressChange {
  currentLocation: HistoryEntry;
  nextLocation: HistoryEntry;
  /** "POP", "PUSH" or "REPLACE". */
  historyAction: string;
}

/** A stopped change of screen, which goes on or is dropped. */
type Blocker =
  | { state: "blocked"; proceed(): void; reset(): void }
  | { state: "unblocked" | "proceeding"; proceed?: unknown; reset?: unknown };

/** Where the screens are shown: the shop's /admin or Medusa's dashboard. */
export interface Host {
  router: Router;
  /** Path that the screens lie under, without a slash at the end: `/admin`. */
  base: string;
  /** Path of the sign-in. */
  login: string;
  /** Begins a session where the host has accounts by email; by username at the shop's own door otherwise. */
  signInByEmail?: (email: string, password: string) => Promise<unknown>;
  /** Address of the shop's home page. */
  home: string;
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

/** Address of a screen, with search parameters: `useScreenPath()("orders", { id: "7" })` is "/admin/orders?id=7". */
export function useScreenPath(): (path: string, search?: Record<string, string> | URLSearchParams) => string {
  const { base } = useHost();
  return (path, search) => {
    const query = new URLSearchParams(search).toString();
    return [base, path].filter(Boolean).join("/") + (query === "" ? "" : `?${query}`);
  };
}
