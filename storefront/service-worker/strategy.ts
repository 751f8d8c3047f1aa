import { PICKING_ADDRESS } from "@zakh/back-office/screens/picking-address";
import { PAGE_LIST, PRIVATE_AREAS, pathPattern } from "../app/pages";

/** How the service worker answers a request: `undefined` means that it keeps out of it. */
export type Strategy =
  /** Files whose names change with their content: from the cache when they are there. */
  | "asset"
  /** Pictures, which never change either, but only so many are cached. */
  | "picture"
  /** A page that opens without a connection: from the network, from the cache when that fails or takes long. */
  | "page"
  /** A page that is not cached: from the network, and the offline page when that fails. */
  | "other-page"
  /** What everybody may read: from the network, from the cache when that fails. */
  | "reading"
  | undefined;

export interface Asked {
  method: string;
  /** `navigate` when a page is opened. */
  mode: string;
  url: URL;
}

const OFFLINE_PAGES = PAGE_LIST.filter(({ offline }) => offline && offline !== "fallback").map((page) => ({
  ...page,
  pattern: pathPattern(page),
}));

function offlinePage(path: string) {
  return OFFLINE_PAGES.find(({ pattern }) => pattern.test(path));
}

/** What a client-side visit to a page reads instead of the page. */
const PAGE_DATA = /^\/(?:_root|(.+))\.data$/;

/** Public reads that these pages ask for; everything personal goes straight to the network. */
const PUBLIC_READS = /^\/api\/(?:products(?:\/\d+)?|categories|search\/index|navigation|settings\/[\w-]+)$/;

/** Decides by what is asked for. Anything but a plain read of this site is nobody's business here: orders least of all. */
export function strategyFor({ method, mode, url }: Asked, origin: string): Strategy {
  const { pathname } = url;
  if (method !== "GET" || url.origin !== origin) return undefined;
  // Its page names nobody: the list that it shows is kept by the page itself.
  if (pathname === PICKING_ADDRESS && mode === "navigate") return "page";
  // The rest of the back office and the pages of those who sell are never touched.
  if (PRIVATE_AREAS.some((area) => `${pathname}/`.startsWith(area))) return undefined;
  if (pathname.startsWith("/assets/") || pathname.startsWith("/icons/")) return "asset";
  if (pathname.startsWith("/static/img/")) return "picture";
  if (pathname.startsWith("/api/")) return PUBLIC_READS.test(pathname) ? "reading" : undefined;
  const data = PAGE_DATA.exec(pathname);
  // The other pages that open without a connection read nothing.
  if (data && offlinePage(`/${data[1] ?? ""}`)?.offline === "visited") return "reading";
  if (mode !== "navigate") return undefined;
  return offlinePage(pathname) ? "page" : "other-page";
}

/** The address under which a page is kept: its path with the parameters that make another page. */
export function pageKey({ pathname, searchParams }: URL): string {
  const own = Object.keys(offlinePage(pathname)?.query ?? {}).flatMap((name) => {
    const value = searchParams.get(name);
    return value ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  return own.length > 0 ? `${pathname}?${own.join("&")}` : pathname;
}
