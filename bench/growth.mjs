import { setTimeout as pause } from "node:timers/promises";
import { exchange } from "./flows/call.mjs";
import { gatherGrowthSupplies } from "./growth-supplies.mjs";
import { BROWSER } from "./measures.mjs";
import { percentile } from "./statistics.mjs";
import { formatTable, number } from "./table.mjs";

/** How many times more products, orders and customers the larger shop has. */
export const TIMES_LARGER = 10;

/** How many times longer the larger shop may take. */
const MAX_RATIO = 2;

const WARM_UPS = 5;
const REPETITIONS = 30;

/** How long shops need after their start until they are stable. */
const SETTLE_MS = 5000;

/** How long after a change the edge caches answers again. */
const INVALIDATION_MS = 400;

/** How long after an administrator has saved something a visitor looks at it. */
const LOOK_MS = 1000;

/** Longer, in characters, than any address that the edge caches (`storefront/server/page-addresses.mjs`). */
const UNCACHED_LENGTH = 2100;

/** How many orders a page of the back office has. */
const PAGE_SIZE = 50;

const DAY = 24 * 60 * 60 * 1000;

/**
 * @typedef {import("./growth-supplies.mjs").GrowthSupplies} Supplies
 *
 * @typedef {object} Growth medians of one measure in both shops, in ms
 * @property {string} name
 * @property {number} small
 * @property {number} large
 * @property {boolean} [natural] the answer itself grows with the shop, so there is no limit
 *
 * @typedef {object} Measure one request
 * @property {string} name
 * @property {(supplies: Supplies, repetition: number) => { url: string, cookie?: string }} ask with another `repetition` each time
 * @property {(supplies: Supplies) => Promise<unknown>} [before] runs before each request and is not measured
 * @property {boolean} [natural]
 */

/**
 * How much longer the larger shop takes for requests that must not grow with it. One request at a time, as one person waits.
 * @param {object} options
 * @param {import("./supplies.mjs").Shop} options.small
 * @param {import("./supplies.mjs").Shop} options.large
 * @param {(name: string) => void} options.detail called after each measurement
 * @returns {Promise<Growth[]>}
 */
export async function measureGrowth({ small, large, detail }) {
  const shops = [await gatherGrowthSupplies(small), await gatherGrowthSupplies(large)];
  await pause(SETTLE_MS);
  const growths = [];
  for (const measure of [...orderPages(), ...myPages(shops), ...products(), ...home()]) {
    growths.push(await measureByTurns(measure, shops));
    detail(measure.name);
  }
  return growths;
}

/**
 * @param {Growth[]} growths
 * @param {{ products: number, orders: number }} small
 * @param {{ products: number, orders: number }} large
 * @returns {string} a table in Markdown; what takes more than twice as long is marked
 */
export function growthTable(growths, small, large) {
  const sizes = [small, large].map(({ products, orders }) => `${products} & ${orders}, ms`);
  const lines = growths.map((growth) => [growth.name, number(growth.small), number(growth.large), timesOf(growth)]);
  return formatTable(["one request (median)", ...sizes, "times"], lines);
}

/** @param {Growth} growth */
function timesOf({ small, large, natural }) {
  const times = large / small;
  if (natural) return `(${number(times)})`;
  return `${times > MAX_RATIO ? "✖ " : ""}${number(times)}`;
}

/**
 * One measure in both shops, alternating, so that other load of the machine affects both.
 * @param {Measure} measure
 * @param {Supplies[]} shops the small one and the large one
 * @returns {Promise<Growth>}
 */
async function measureByTurns({ name, ask, before, natural }, shops) {
  /** @type {number[][]} */
  const times = shops.map(() => []);
  for (let repetition = -WARM_UPS; repetition < REPETITIONS; repetition += 1) {
    for (const [at, shop] of shops.entries()) {
      await before?.(shop);
      const { url, cookie } = ask(shop, repetition);
      const headers = { ...BROWSER, ...(cookie ? { Cookie: cookie } : {}) };
      const from = performance.now();
      await exchange("GET", url, { headers });
      if (repetition >= 0) times[at]?.push(performance.now() - from);
    }
  }
  const [small = Number.NaN, large = Number.NaN] = times.map((each) => percentile(each, 0.5));
  return { name, small, large, ...(natural ? { natural } : {}) };
}

/**
 * The back office's list with every filter of the call. Each result has more than a page in both shops, unless the name says otherwise. The
 * edge does not cache them.
 * @returns {Measure[]}
 */
function orderPages() {
  const [lastMonth, halfYear] = [30, 182].map((days) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10));
  /** @type {[string, (supplies: Supplies) => Record<string, string | undefined>][]} */
  const filters = [
    ["no filter", () => ({})],
    ["the last page", ({ orders }) => ({ offset: String(orders - PAGE_SIZE) })],
    ["oldest first", () => ({ sort: "oldest" })],
    ["pending", () => ({ status: "pending" })],
    ["processing", () => ({ status: "processing" })],
    ["completed", () => ({ status: "completed" })],
    ["cancelled", () => ({ status: "cancelled" })],
    ["the last 30 days", () => ({ startDate: lastMonth })],
    ["until half a year ago", () => ({ endDate: halfYear })],
    ["between the two", () => ({ startDate: halfYear, endDate: lastMonth })],
    ["search for a name", ({ name }) => ({ search: name })],
    ["search for a number, 1 found", ({ orderNumber }) => ({ search: orderNumber })],
    ["search for a part of a number", () => ({ search: "12" })],
    ["search for digits, as an amount or a phone", () => ({ search: "119500" })],
    ["search, none found", () => ({ search: "nobody" })],
    ["a name, completed, last half year", ({ name }) => ({ search: name, status: "completed", startDate: halfYear })],
  ];
  return filters.map(([name, query]) => ({
    name: `50 orders: ${name}`,
    ask: (supplies) => {
      const { edgeUrl, adminCookie: cookie } = supplies;
      const parameters = Object.entries({ limit: String(PAGE_SIZE), ...query(supplies) });
      const search = new URLSearchParams(parameters.map(([key, value]) => [key, value ?? ""]));
      return { url: `${edgeUrl}/api/orders?${search}`, cookie };
    },
  }));
}

/**
 * My page of customers with about as many orders in both shops, because its list is not paged here.
 * @param {Supplies[]} shops
 * @returns {Measure[]}
 */
function myPages(shops) {
  const [first] = shops;
  return (first?.customers ?? []).map((_, at) => ({
    name: `My page with ${shops.map(({ customers }) => customers[at]?.orders).join(" and ")} orders`,
    ask: ({ edgeUrl, customers }) => ({ url: `${edgeUrl}/api/user/orders`, cookie: customers[at]?.cookie }),
  }));
}

/** @returns {Measure[]} */
function products() {
  const path = (/** @type {Supplies} */ { productId }) => `/products/${productId}`;
  /** @type {Measure["ask"]} */
  const detail = (supplies) => ({ url: `${supplies.commerceUrl}/api${path(supplies)}` });
  /** @type {Measure["ask"]} */
  const list = ({ commerceUrl }) => ({ url: `${commerceUrl}/api/products` });
  return [
    { name: "Product detail at commerce", ask: detail },
    { name: "Product detail at commerce, first after a setting is saved", ask: detail, before: saveSetting },
    ...pages("Product page", path),
    { name: "All products at commerce, at once after one is saved", ask: list, before: saveProduct, natural: true },
  ];
}

/** @returns {Measure[]} */
function home() {
  return pages("Home", () => "/");
}

/**
 * A page from the edge's cache, rendered from cached reads, and rendered after a change with new reads.
 * @param {string} name
 * @param {(supplies: Supplies) => string} path
 * @returns {Measure[]}
 */
function pages(name, path) {
  /** @type {Measure["ask"]} */
  const ask = (supplies) => ({ url: `${supplies.edgeUrl}${path(supplies)}` });
  return [
    { name: `${name}, cached`, ask },
    {
      name: `${name}, rendered`,
      // The edge does not cache a page with so long an address.
      ask: (supplies, repetition) => ({ url: `${ask(supplies, repetition).url}?${"x".repeat(UNCACHED_LENGTH)}` }),
    },
    { name: `${name}, first after a setting is saved`, ask, before: saveSetting },
    {
      name: `${name}, first after a product is saved`,
      ask,
      before: async (supplies) => {
        await saveProduct(supplies);
        await pause(LOOK_MS);
      },
    },
  ];
}

/** Counts what was saved, so that each save changes something: one that changes nothing invalidates nothing. */
let saves = 0;

/** @returns {string} another text each time */
function otherText() {
  saves += 1;
  return ` ${saves}`;
}

/**
 * Invalidates all reads and pages of the edge: an administrator changes the shop's name.
 * @param {Supplies} supplies
 */
async function saveSetting({ edgeUrl, adminCookie, siteName }) {
  await exchange("PUT", `${edgeUrl}/api/settings/site-name`, {
    headers: { Cookie: adminCookie },
    json: { siteName: `${siteName}${otherText()}` },
  });
  await pause(INVALIDATION_MS);
}

/**
 * Invalidates the list of products at commerce too: an administrator changes a product's origin.
 * @param {Supplies} supplies
 */
async function saveProduct({ edgeUrl, adminCookie, productId, price }) {
  await exchange("PUT", `${edgeUrl}/api/products/${productId}`, {
    headers: { Cookie: adminCookie },
    json: { productData: { price, origin: `Солонгос${otherText()}` } },
  });
}
