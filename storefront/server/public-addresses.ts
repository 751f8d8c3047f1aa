import type { IncomingHttpHeaders } from "node:http";

/** Reads with the same response for everybody; `:id` is a positive integer, `:slug` any text. */
const PUBLIC_PATHS = [
  "/api/products",
  "/api/products/filters",
  "/api/products/:id",
  "/api/products/:id/goes-with",
  "/api/products/:id/reviews",
  "/api/categories",
  "/api/navigation",
  "/api/settings/site-name",
  "/api/settings/shipping-fee",
  "/api/settings/hero",
  "/api/settings/logo",
  "/api/settings/footer",
  "/api/settings/business",
  "/api/delivery",
  "/api/legal",
  "/api/legal/:slug",
  "/api/service-categories",
  "/api/service-categories/:slug",
  "/api/service-categories/:slug/stores",
  "/api/bank-accounts/default",
  "/api/payment-methods",
  "/api/search/index",
].map(segmentsOf);

/** Reads with the same response for all visitors; owners and administrators see more (rulings 25 and 31). */
const VISITOR_PATHS = [
  "/api/bank-accounts",
  "/api/site-content",
  "/api/site-content/:slug",
  "/api/stores/:id",
  "/api/stores/:id/products",
].map(segmentsOf);

/** The only parameters that these reads know. Such responses are cached for pages only, because there are too many combinations. */
const READ_PARAMETERS = new Set([
  "category",
  "sort",
  "inStock",
  "temperature",
  "origin",
  "seller",
  "ids",
  "limit",
  "offset",
  "version",
]);

const SESSION = /(?:^|;\s*)zakh\.sid=/;
const ID = /^[1-9]\d{0,9}$/;

/** The longest address that is cached. */
const MAX_LENGTH = 512;

/**
 * The canonical address under which a response is cached: without unknown parameters, capital letters, a slash at the end and needless
 * escapes. `undefined` if the response is not the same for everybody.
 *
 * `/api/Products/?fbclid=x` is `/api/products`.
 */
export function publicAddress({ url = "", headers }: { url?: string; headers: IncomingHttpHeaders }) {
  const [path, query] = splitAddress(url);
  if (path.length > MAX_LENGTH || (query && readsAny(query))) return undefined;
  const asked = segmentsOf(path.endsWith("/") ? path.slice(0, -1) : path);
  const address = addressAmong(PUBLIC_PATHS, asked);
  if (address !== undefined) return address;
  return hasSession({ headers }) ? undefined : addressAmong(VISITOR_PATHS, asked);
}

/** Whether a request may be that of somebody who sees more than visitors, such as a hidden product of theirs. */
export function hasSession({ headers }: { headers: IncomingHttpHeaders }) {
  return SESSION.test(headers.cookie ?? "");
}

/** Path and query of an address, without the question mark. */
export function splitAddress(url: string): [path: string, query: string] {
  const mark = url.indexOf("?");
  return mark < 0 ? [url, ""] : [url.slice(0, mark), url.slice(mark + 1)];
}

/** Whether commerce reads a parameter of this query. It also understands `category[]=x`. */
function readsAny(query: string) {
  for (const name of new URLSearchParams(query).keys()) {
    if (READ_PARAMETERS.has(name.split(/[[\]]/).find(Boolean) ?? "")) return true;
  }
  return false;
}

function segmentsOf(path: string) {
  return path.split("/").slice(1);
}

function addressAmong(shapes: string[][], asked: string[]) {
  for (const shape of shapes) {
    if (shape.length !== asked.length) continue;
    const address = addressOf(shape, asked);
    if (address !== undefined) return address;
  }
  return undefined;
}

/** @param asked as many segments */
function addressOf(shape: string[], asked: string[]) {
  let address = "";
  for (const [place, expected] of shape.entries()) {
    const segment = canonicalSegment(expected, asked[place] ?? "");
    if (segment === undefined) return undefined;
    address += `/${segment}`;
  }
  return address;
}

/** The canonical segment; `undefined` if another one is expected there. Commerce accepts literal segments in any letter case. */
function canonicalSegment(expected: string, asked: string) {
  if (!expected.startsWith(":")) return asked.toLowerCase() === expected ? expected : undefined;
  const text = decoded(asked);
  if (!text) return undefined;
  if (expected === ":id") return ID.test(text) ? text : undefined;
  return encodeURIComponent(text);
}

/** @returns `undefined` if it cannot be decoded */
export function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
