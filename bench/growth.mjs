import { setTimeout as pause } from "node:timers/promises";
import { exchange } from "./flows/call.mjs";
import { gatherGrowthSupplies } from "./growth-supplies.mjs";
import { BROWSER } from "./measures.mjs";
import { percentile } from "./statistics.mjs";
import { drawTable, number } from "./table.mjs";

/** The larger shop has so many times the products, orders and customers of the smaller one. */
export const TIMES_LARGER = 10;

/** So many times as long may it take at most. */
const MOST = 2;

const WARM_UPS = 5;
const TURNS = 30;

/** After so long, in ms, started shops have put down what they needed for starting. */
const SETTLED = 5000;

/** After so long, in ms, a change has been heard everywhere, and the edge keeps answers again. */
const HEARD = 400;

/** After so long, in ms, somebody looks at what an administrator has saved. */
const LOOKED_AT = 1000;

/** Orders on a page of the back office. */
const PAGE = 50;

const DAY = 24 * 60 * 60 * 1000;

/**
 * @typedef {import("./growth-supplies.mjs").GrowthSupplies} Supplies
 *
 * @typedef {object} Growth medians of one measure in both shops, in ms
 * @property {string} name
 * @property {number} small
 * @property {number} large
 * @property {boolean} [natural] whether the answer itself grows with the shop, so that nothing is asked of it
 *
 * @typedef {object} Measure one request
 * @property {string} name
 * @property {(supplies: Supplies, turn: number) => { url: string, cookie?: string }} ask another `turn` each time
 * @property {(supplies: Supplies) => Promise<unknown>} [before] what is done before each request, outside of the measured time
 * @property {boolean} [natural]
 */

/**
 * How much longer the larger shop takes for what must not grow with it. Single requests, one after the other: what is
 * measured is what one person waits.
 * @param {object} options
 * @param {import("./supplies.mjs").Shop} options.small
 * @param {import("./supplies.mjs").Shop} options.large
 * @param {(name: string) => void} options.detail is told what has been measured last
 * @returns {Promise<Growth[]>}
 */
export async function measureGrowth({ small, large, detail }) {
  const shops = [await gatherGrowthSupplies(small), await gatherGrowthSupplies(large)];
  await pause(SETTLED);
  const growths = [];
  for (const measure of [...orderPages(), ...myPages(shops), ...products(), ...home()]) {
    growths.push(await takeTurns(measure, shops));
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
  return drawTable(["one request (median)", ...sizes, "times"], lines);
}

/** @param {Growth} growth */
function timesOf({ small, large, natural }) {
  const times = large / small;
  if (natural) return `(${number(times)})`;
  return `${times > MOST ? "✖ " : ""}${number(times)}`;
}

/**
 * One measure in both shops, turn by turn, so that whatever else the machine does meets both.
 * @param {Measure} measure
 * @param {Supplies[]} shops the small one and the large one
 * @returns {Promise<Growth>}
 */
async function takeTurns({ name, ask, before, natural }, shops) {
  /** @type {number[][]} */
  const times = shops.map(() => []);
  for (let turn = -WARM_UPS; turn < TURNS; turn += 1) {
    for (const [at, shop] of shops.entries()) {
      await before?.(shop);
      const { url, cookie } = ask(shop, turn);
      const headers = { ...BROWSER, ...(cookie ? { Cookie: cookie } : {}) };
      const from = performance.now();
      await exchange("GET", url, { headers });
      if (turn >= 0) times[at]?.push(performance.now() - from);
    }
  }
  const [small = Number.NaN, large = Number.NaN] = times.map((each) => percentile(each, 0.5));
  return { name, small, large, ...(natural ? { natural } : {}) };
}

/**
 * The back office's list, with every filter of the call; each leaves more than a page in both shops, unless its name says
 * otherwise. The edge keeps none of them.
 * @returns {Measure[]}
 */
function orderPages() {
  const [lastMonth, halfYear] = [30, 182].map((days) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10));
  /** @type {[string, (supplies: Supplies) => Record<string, string | undefined>][]} */
  const filters = [
    ["no filter", () => ({})],
    ["the last page", ({ orders }) => ({ offset: String(orders - PAGE) })],
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
      const parameters = Object.entries({ limit: String(PAGE), ...query(supplies) });
      const search = new URLSearchParams(parameters.map(([key, value]) => [key, value ?? ""]));
      return { url: `${edgeUrl}/api/orders?${search}`, cookie };
    },
  }));
}

/**
 * My page of customers who have about as many orders in both shops: its list has no pages.
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
 * A page as the edge keeps it, as it draws it from what it has read already, and as it draws it when a change has made it
 * read anew what it shows.
 * @param {string} name
 * @param {(supplies: Supplies) => string} path
 * @returns {Measure[]}
 */
function pages(name, path) {
  /** @type {Measure["ask"]} */
  const ask = (supplies) => ({ url: `${supplies.edgeUrl}${path(supplies)}` });
  return [
    { name: `${name}, kept`, ask },
    {
      name: `${name}, drawn anew`,
      // Under an address with a parameter of somebody else's no page is kept.
      ask: (supplies, turn) => ({ url: `${ask(supplies, turn).url}?turn=${turn}` }),
    },
    { name: `${name}, first after a setting is saved`, ask, before: saveSetting },
    {
      name: `${name}, first after a product is saved`,
      ask,
      before: async (supplies) => {
        await saveProduct(supplies);
        await pause(LOOKED_AT);
      },
    },
  ];
}

/**
 * Has all copies and pages dropped at the edge: an administrator saves the shop's name as it is.
 * @param {Supplies} supplies
 */
async function saveSetting({ edgeUrl, adminCookie, siteName }) {
  const url = `${edgeUrl}/api/settings/site-name`;
  await exchange("PUT", url, { headers: { Cookie: adminCookie }, json: siteName });
  await pause(HEARD);
}

/**
 * The same, and the list of products at commerce too: an administrator saves a product as it is.
 * @param {Supplies} supplies
 */
async function saveProduct({ edgeUrl, adminCookie, productId, product }) {
  const url = `${edgeUrl}/api/products/${productId}`;
  await exchange("PUT", url, { headers: { Cookie: adminCookie }, json: product });
}
