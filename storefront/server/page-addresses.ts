import { LANGUAGES } from "@zakh/kit/contract";
import { PAGE_LIST, pathPattern, type Query } from "../app/pages";
import { decoded, splitAddress } from "./public-addresses";

const CACHED_PAGES = PAGE_LIST.filter(({ cached }) => cached).map((page) => ({
  pattern: pathPattern(page),
  query: page.query,
}));

/** Every page takes a language in its address; the response then stores it in a cookie. */
const LANGUAGE = "lang";

/** The router's addresses of a page's data, and of parts of it. */
const DATA = /^\/(?:_root|(.+))\.data$/;
const ROUTES = "_routes";

/** The longest address that is cached. */
const MAX_LENGTH = 512;

export interface PageAddress {
  /** The canonical address: the path and the query parameters that the page reads, in a fixed order. */
  address: string;
  /** The one that the address names. */
  language: string | undefined;
  /** Set if the path is not canonical, such as with capital letters or a slash at the end. */
  redirectTo: string | undefined;
}

/**
 * The address under which a page is rendered and cached, without other query parameters: `/?fbclid=x&category=y` is `/?category=y`.
 * `undefined` for a page that is rendered for each request.
 * @param routesOf the ids of the routes that make the page of a path
 */
export function pageAddress(url: string, routesOf: (path: string) => Iterable<string>): PageAddress | undefined {
  const [asked, search] = splitAddress(url);
  if (url.length > MAX_LENGTH * 4) return undefined;
  const path = canonicalPath(asked);
  const data = path === undefined ? null : DATA.exec(path);
  const pagePath = data ? `/${data[1] ?? ""}` : path;
  const page = pagePath === undefined ? undefined : CACHED_PAGES.find(({ pattern }) => pattern.test(pagePath));
  if (!page || path === undefined || pagePath === undefined) return undefined;

  const query = new URLSearchParams(search);
  const own = new URLSearchParams();
  const reads: Query = { ...page.query, [LANGUAGE]: LANGUAGES };
  for (const [name, values] of Object.entries(reads)) {
    const value = query.get(name);
    if (value !== null && (values === true || values.includes(value))) own.set(name, value);
  }
  const routes = data ? query.get(ROUTES) : null;
  if (routes) own.set(ROUTES, knownRoutes(routes, routesOf(pagePath)));
  // Links of the pages write a space as %20.
  const address = own.size > 0 ? `${path}?${own.toString().replaceAll("+", "%20")}` : path;
  if (address.length > MAX_LENGTH) return undefined;
  const language = own.get(LANGUAGE) ?? undefined;
  return { address, language, redirectTo: path === asked ? undefined : search ? `${path}?${search}` : path };
}

function knownRoutes(asked: string, routes: Iterable<string>) {
  const names = new Set(asked.split(","));
  return [...routes].filter((id) => names.has(id)).join(",");
}

/** The path as the shop's own links write it; only the last segment may be free text. `undefined` if it cannot be decoded. */
function canonicalPath(path: string) {
  if (path === "/") return path;
  const segments = path.split("/").filter(Boolean);
  const last = segments.pop();
  const text = last === undefined ? "" : decoded(last);
  if (text === undefined) return undefined;
  const end = segments.length > 0 ? encodeURIComponent(text) : text.toLowerCase();
  return `/${[...segments.map((segment) => segment.toLowerCase()), end].join("/")}`;
}
