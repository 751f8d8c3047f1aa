/// <reference lib="dom" />
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { chromium } from "@playwright/test";
import { call } from "./flows/call.mjs";
import { INTERACTIONS, settle } from "./interactions.mjs";
import { slowNetwork } from "./slow-network.mjs";
import { percentile } from "./statistics.mjs";

/** A typical phone of a shopper. */
export const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** How many times slower the phone's processor is than this machine's. */
export const CPU_SLOWDOWN = 4;

const REPETITIONS = 5;

/** How often an interaction is repeated on a page; the first time its code has not run before. */
const TIMES_ON_PAGE = 3;

const PASSWORD = "bench-пасс-1";

/** How a shopper comes. From the second visit on, the service worker answers. */
const VISITS = [
  { name: "first visit", again: false, slow: false },
  { name: "second visit", again: true, slow: false },
  { name: "second visit, slow 4G", again: true, slow: true },
];

/** @typedef {(typeof VISITS)[number]} Visit */

/** @typedef {{ name: string, wanted: number, unit: "ms" | "kB" | "", values: number[][] }} Figure `values` of each visit */

/** What is measured of a load of home. */
const LOAD = /** @type {const} */ ([
  { of: "FCP", name: "Home: first paint (FCP)", wanted: 1800, unit: "ms" },
  { of: "LCP", name: "Home: LCP", wanted: 1800, unit: "ms" },
  { of: "CLS", name: "Home: CLS", wanted: 0, unit: "" },
  { of: "longest", name: "Home: the longest task", wanted: 200, unit: "ms" },
  { of: "bytes", name: "Home, first screen: all bytes", wanted: 350, unit: "kB" },
  { of: "pictures", name: "Home, first screen: pictures", wanted: 350, unit: "kB" },
]);

/** The longest that a press may take, in ms: INP that still counts as good. */
const PRESS_MS = 200;

/**
 * Response times that a shopper notices, measured in a real browser with the size of a phone and a processor four times slower.
 * @param {object} options
 * @param {string} options.url of the shop
 * @param {string} options.browser path of the browser
 * @param {(name: string) => void} options.detail called after each measurement
 * @returns {Promise<Figure[]>}
 */
export async function measureBrowser({ url, browser: program, detail }) {
  const browser = await chromium.launch({ executablePath: program, args: ["--no-sandbox", "--disable-gpu"] });
  const network = await slowNetwork();
  try {
    const cookies = await signUp(url);
    const come = (/** @type {Visit} */ visit) => openVisit(browser, { url, cookies, network }, visit);
    /** @type {Figure[]} */
    const figures = [];
    for (const interaction of INTERACTIONS) {
      /** @type {Awaited<ReturnType<typeof interact>>[][]} */
      const visits = [];
      for (const visit of VISITS) {
        visits.push(
          await repeat(
            () => come(visit),
            (opened) => interact(opened, interaction),
          ),
        );
        detail(`${interaction.name}, ${visit.name}`);
      }
      const row = (/** @type {string} */ how, /** @type {"first" | "again" | "inp"} */ of) =>
        figures.push({
          name: `${interaction.name}${how}`,
          wanted: PRESS_MS,
          unit: "ms",
          values: visits.map((turns) => turns.flatMap((turn) => turn[of])),
        });
      row(interaction.once ? "" : ", first time", "first");
      if (!interaction.once) row(", again", "again");
      if (interaction.event !== "scroll") row(", INP", "inp");
    }
    /** @type {Awaited<ReturnType<typeof loadHome>>[][]} */
    const loads = [];
    for (const visit of VISITS) {
      loads.push(await repeat(() => come(visit), loadHome));
      detail(`home, ${visit.name}`);
    }
    return [
      ...figures,
      ...LOAD.map(({ of, ...figure }) => ({ ...figure, values: loads.map((turns) => turns.map((turn) => turn[of])) })),
    ];
  } finally {
    network.close();
    await browser.close();
  }
}

/**
 * @param {Figure[]} figures
 * @returns {string} a table in Markdown
 */
export function browserTable(figures) {
  const lines = figures.map(({ name, wanted, unit, values }) => {
    const cells = values.map((ofVisit) => {
      const median = percentile(ofVisit, 0.5);
      return `${median > wanted ? "✖ " : ""}${rounded(median)} (${rounded(Math.max(...ofVisit))})`;
    });
    return `| ${name} | ${cells.join(" | ")} | ≤ ${wanted} ${unit} |`;
  });
  const visits = VISITS.map(({ name }) => name);
  return [
    `| in the browser, median (worst); vitals by web-vitals | ${visits.join(" | ")} | wanted |`,
    `| --- |${" --: |".repeat(visits.length + 1)}`,
    ...lines,
  ].join("\n");
}

/** CLS is a fraction; everything else is rounded. @param {number} value */
function rounded(value) {
  return value < 1 ? Math.round(value * 1000) / 1000 : Math.round(value);
}

/**
 * @template Result
 * @param {() => Promise<Opened>} open
 * @param {(opened: Opened) => Promise<Result>} measure
 */
async function repeat(open, measure) {
  /** @type {Result[]} */
  const results = [];
  for (let turn = 0; turn < REPETITIONS; turn += 1) {
    const opened = await open();
    try {
      results.push(await measure(opened));
    } finally {
      await opened.page.context().close();
    }
  }
  return results;
}

/** @typedef {{ page: import("@playwright/test").Page, devtools: import("@playwright/test").CDPSession }} Opened */

/** @typedef {{ FCP: number, LCP: number, CLS: number, INP: number, longest: number }} Vitals */

/**
 * An empty page in a browser that has never been in the shop, or has been there once.
 * @param {import("@playwright/test").Browser} browser
 * @param {object} shop
 * @param {string} shop.url
 * @param {{ name: string, value: string, url: string }[]} shop.cookies
 * @param {Awaited<ReturnType<typeof slowNetwork>>} shop.network
 * @param {Visit} visit
 * @returns {Promise<Opened>}
 */
async function openVisit(browser, { url, cookies, network }, { again, slow }) {
  network.slow(false);
  // Without the bypass list, Chromium would not ask a proxy for addresses of this machine.
  const proxy = slow ? { server: network.server, bypass: "<-loopback>" } : undefined;
  const context = await browser.newContext({ ...PHONE, baseURL: url, proxy });
  await context.addCookies(cookies);
  if (again) {
    const before = await context.newPage();
    await before.goto("/");
    await before.waitForFunction(async () => (await caches.match("/")) !== undefined);
    await before.close();
  }
  network.slow(slow);
  await context.addInitScript({ content: `${await readFile(WEB_VITALS, "utf8")};(${watchVitals})(webVitals)` });
  const page = await context.newPage();
  return { page, devtools: await context.newCDPSession(page) };
}

const WEB_VITALS = createRequire(import.meta.url)
  .resolve("web-vitals")
  .replace(/[^/\\]+$/, "web-vitals.iife.js");

/**
 * Runs in the page before its own scripts.
 * @param {typeof import("web-vitals")} vitals
 */
function watchVitals({ onFCP, onLCP, onCLS, onINP }) {
  /** @type {Vitals} */
  const seen = { FCP: Number.NaN, LCP: Number.NaN, CLS: 0, INP: 0, longest: 0 };
  Object.assign(window, { vitals: seen });
  /** @param {{ name: string, value: number }} metric */
  const note = ({ name, value }) => Object.assign(seen, { [name]: value });
  const always = { reportAllChanges: true };
  onFCP(note, always);
  onLCP(note, always);
  onCLS(note, always);
  onINP(note, { ...always, durationThreshold: 16 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
  }).observe({ type: "longtask", buffered: true });
}

/**
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<Vitals>} of its last load
 */
function vitalsOf(page) {
  return page.evaluate(() => /** @type {Window & { vitals?: any }} */ (window).vitals);
}

/**
 * Cookies of a shopper with a product in the cart.
 * @param {string} url
 */
async function signUp(url) {
  const username = `browser-${Date.now()}`;
  const json = { username, email: `${username}@example.com`, name: "Болд Бат", phone: "010-1234-5678" };
  const { cookies } = await call("POST", `${url}/api/register`, {
    json: { ...json, password: PASSWORD, confirmPassword: PASSWORD },
  });
  const pairs = cookies.map((line) => line.split(";")[0] ?? "");
  /** @type {{ body: import("@zakh/catalog/contract").Product[] }} */
  const { body: products } = await call("GET", `${url}/api/products`);
  const product = products.find(({ minOrderQuantity, packSize }) => minOrderQuantity === 1 && packSize === 1);
  if (!product) throw new Error("The seed has no product that is sold by the kilogram");
  await call("PUT", `${url}/api/cart`, {
    headers: { Cookie: pairs.join("; ") },
    json: { items: [{ productId: product.id, quantity: 1 }] },
  });
  return pairs.map((pair) => {
    const [name = "", value = ""] = pair.split(/=(.*)/);
    return { name, value, url };
  });
}

/**
 * Repeats an interaction on a page: the time of each, and the INP of all, in ms.
 * @param {Opened} opened
 * @param {import("./interactions.mjs").Interaction} interaction
 */
async function interact({ page, devtools }, { event, prepare, once = false }) {
  const times = [];
  for (let time = 0; time < (once ? 1 : TIMES_ON_PAGE); time += 1) {
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    const { act, seen } = await prepare(page, time);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    const watching = await page.evaluateHandle(watch, { event, seen });
    await act();
    times.push(await watching.evaluate((watched) => watched.time));
  }
  const [first = Number.NaN, ...again] = times;
  // The browser reports an interaction after its frame.
  await page.waitForTimeout(500);
  return { first: [first], again, inp: [(await vitalsOf(page)).INP] };
}

/**
 * Runs in the page: the time from an event to the frame that shows its result, in ms.
 * @param {{ event: string, seen: import("./interactions.mjs").Moment }} what
 */
function watch({ event, seen: { selector, text, not } }) {
  const isSeen = () => {
    const element = document.querySelector(selector);
    const held = element instanceof HTMLInputElement ? element.value : (element?.textContent ?? "").trim();
    if (!element || (text !== undefined && held !== text) || held === not) return false;
    // Checked last, because it forces a layout, which the frame needs anyway once the element is there.
    return element.checkVisibility({ visibilityProperty: true });
  };
  // Called once before, so that its compilation is not measured.
  isSeen();
  /** @type {(task: () => void, how: { priority: "user-blocking" }) => unknown} */
  const urgently = Reflect.get(window, "scheduler").postTask.bind(Reflect.get(window, "scheduler"));
  const time = new Promise((resolve) => {
    const begin = (/** @type {Event} */ { timeStamp }) => {
      const look = () => {
        // The frame is painted when the next task runs or the next frame begins; after a touch, frames come before tasks.
        const shown = () => resolve(performance.now() - timeStamp);
        const seenNow = isSeen();
        if (seenNow) urgently(shown, { priority: "user-blocking" });
        requestAnimationFrame(seenNow ? shown : look);
      };
      requestAnimationFrame(look);
    };
    addEventListener(event, begin, { capture: true, once: true });
  });
  return { time };
}

/**
 * Loads home: the vitals, and the bytes until the network is idle in kB.
 * @param {Opened} opened
 */
async function loadHome({ page, devtools }) {
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await devtools.send("Network.enable");
  let bytes = 0;
  let pictures = 0;
  /** @type {Set<string>} */
  const ofPictures = new Set();
  devtools.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Image") ofPictures.add(requestId);
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (ofPictures.has(requestId)) pictures += encodedDataLength;
  });
  await settle(page, "/");
  return { ...(await vitalsOf(page)), bytes: bytes / 1024, pictures: pictures / 1024 };
}
