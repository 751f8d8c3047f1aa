/** What answers everybody alike; `:id` stands for a positive integer, `:slug` for any text. */
const PUBLIC = [
  "/api/products",
  "/api/products/:id",
  "/api/categories",
  "/api/navigation",
  "/api/settings/site-name",
  "/api/settings/shipping-fee",
  "/api/settings/hero",
  "/api/settings/logo",
  "/api/settings/footer",
  "/api/service-categories",
  "/api/service-categories/:slug",
  "/api/service-categories/:slug/stores",
  "/api/bank-accounts/default",
  "/api/payment-methods",
].map(segmentsOf);

/** What answers visitors alike; an owner's or an administrator's session sees more (rulings 25 and 31). */
const VISITORS = [
  "/api/bank-accounts",
  "/api/site-content",
  "/api/site-content/:slug",
  "/api/stores/:id",
  "/api/stores/:id/products",
].map(segmentsOf);

/** The only parameters that any of them reads. A list cut by them is kept for pages alone: there are too many ways to cut it. */
const READ_PARAMETERS = new Set(["category", "limit", "offset"]);

const SESSION = /(?:^|;\s*)zakh\.sid=/;
const ID = /^[1-9]\d{0,9}$/;

/** The longest address that is kept. */
const MAX_LENGTH = 512;

/**
 * The one address under which a request's answer is kept and asked for, whatever else its address says: unknown parameters, letter
 * case, a slash at the end, another way to write the same letters. `undefined` for what is not answered with the same bytes as anybody's.
 *
 * `/api/Products/?fbclid=x` is `/api/products`.
 * @param {{ url?: string, headers: import("node:http").IncomingHttpHeaders }} request
 */
export function publicAddress({ url = "", headers }) {
  const [path, query] = splitAddress(url);
  if (path.length > MAX_LENGTH || (query && readsAny(query))) return undefined;
  const asked = segmentsOf(path.endsWith("/") ? path.slice(0, -1) : path);
  const address = addressAmong(PUBLIC, asked);
  if (address !== undefined) return address;
  return SESSION.test(headers.cookie ?? "") ? undefined : addressAmong(VISITORS, asked);
}

/**
 * Path and query of an address, without the question mark.
 * @param {string} url
 * @returns {[path: string, query: string]}
 */
export function splitAddress(url) {
  const mark = url.indexOf("?");
  return mark < 0 ? [url, ""] : [url.slice(0, mark), url.slice(mark + 1)];
}

/**
 * Whether commerce reads anything of this query. It understands `category[]=x`, too.
 * @param {string} query
 */
function readsAny(query) {
  for (const name of new URLSearchParams(query).keys()) {
    if (READ_PARAMETERS.has(name.split(/[[\]]/).find(Boolean) ?? "")) return true;
  }
  return false;
}

/** @param {string} path */
function segmentsOf(path) {
  return path.split("/").slice(1);
}

/**
 * @param {string[][]} shapes
 * @param {string[]} asked
 */
function addressAmong(shapes, asked) {
  for (const shape of shapes) {
    if (shape.length !== asked.length) continue;
    const address = addressOf(shape, asked);
    if (address !== undefined) return address;
  }
  return undefined;
}

/**
 * @param {string[]} shape
 * @param {string[]} asked as many segments
 */
function addressOf(shape, asked) {
  let address = "";
  for (const [place, expected] of shape.entries()) {
    const segment = canonicalSegment(expected, asked[place] ?? "");
    if (segment === undefined) return undefined;
    address += `/${segment}`;
  }
  return address;
}

/**
 * The segment as it is kept; `undefined` when it is not what is expected there. Commerce takes literal ones in any letter case.
 * @param {string} expected
 * @param {string} asked
 */
function canonicalSegment(expected, asked) {
  if (!expected.startsWith(":")) return asked.toLowerCase() === expected ? expected : undefined;
  const text = decoded(asked);
  if (!text) return undefined;
  if (expected === ":id") return ID.test(text) ? text : undefined;
  return encodeURIComponent(text);
}

/**
 * @param {string} segment
 * @returns {string | undefined} nothing when it cannot be decoded
 */
export function decoded(segment) {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
