/** How the service worker answers a request: `undefined` means that it keeps out of it. */
export type Strategy =
  /** Files whose names change with their content: from the cache when they are there. */
  | "asset"
  /** Pictures, which never change either, but only so many are kept. */
  | "picture"
  /** A page that opens without a connection: from the network, from the cache when that fails or takes long. */
  | "page"
  /** A page that is not kept: from the network, and the word that there is none when that fails. */
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

/** The back office and the store owners' area: their pages are never touched. */
const OFFICES = /^\/(?:admin|store)(?:\/|$)/;

/** The home page, products, and the cart, whose page is the same for everybody. */
const KEPT_PAGES = /^\/(?:products\/\d+|cart|checkout)?$/;

/** What a client-side visit to the home page or a product reads instead of the page. */
const KEPT_PAGE_DATA = /^\/(?:_root|products\/\d+)\.data$/;

/** Public reads that the kept pages ask for; everything personal goes straight to the network. */
const PUBLIC_READS = /^\/api\/(?:products(?:\/\d+)?|categories|navigation|settings\/[\w-]+)$/;

/** Decides by what is asked for. Anything but a plain read of this site is nobody's business here: orders least of all. */
export function strategyFor({ method, mode, url }: Asked, origin: string): Strategy {
  const { pathname } = url;
  if (method !== "GET" || url.origin !== origin || OFFICES.test(pathname)) return undefined;
  if (pathname.startsWith("/assets/") || pathname.startsWith("/icons/")) return "asset";
  if (pathname.startsWith("/static/img/")) return "picture";
  if (pathname.startsWith("/api/")) return PUBLIC_READS.test(pathname) ? "reading" : undefined;
  if (KEPT_PAGE_DATA.test(pathname)) return "reading";
  if (mode !== "navigate") return undefined;
  return KEPT_PAGES.test(pathname) ? "page" : "other-page";
}

/** Whether a page's parameters name another page: only a category does. */
export function pageKey(url: URL): string {
  const category = url.pathname === "/" ? url.searchParams.get("category") : null;
  return category ? `/?category=${encodeURIComponent(category)}` : url.pathname;
}
