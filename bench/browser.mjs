/// <reference lib="dom" />
import { chromium } from "@playwright/test";
import { call } from "./flows/call.mjs";
import { INTERACTIONS, settle } from "./interactions.mjs";
import { percentile } from "./statistics.mjs";

/** A typical phone of a shopper. */
export const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** How many times slower the phone's processor is than this machine's. */
export const CPU_SLOWDOWN = 4;

const REPETITIONS = 5;

/** How often an interaction is repeated on a page; the first time its code has not run before. */
const TIMES_ON_PAGE = 3;

const PASSWORD = "bench-пасс-1";

/** @typedef {{ name: string, wanted: number, unit: "ms" | "kB", median: number, worst: number }} Figure */

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
  try {
    const cookies = await signUp(url);
    /** @type {Figure[]} */
    const figures = [];
    for (const interaction of INTERACTIONS) {
      /** @type {number[]} */
      const first = [];
      /** @type {number[]} */
      const again = [];
      for (let turn = 0; turn < REPETITIONS; turn += 1) {
        const [once = Number.NaN, ...more] = await onPhone(browser, url, cookies, interaction);
        first.push(once);
        again.push(...more);
      }
      figures.push(
        figure(
          interaction.once ? interaction.name : `${interaction.name}, first time`,
          interaction.wanted,
          "ms",
          first,
        ),
      );
      if (!interaction.once) figures.push(figure(`${interaction.name}, again`, interaction.wanted, "ms", again));
      detail(interaction.name);
    }
    /** @type {{ bytes: number, pictures: number, longest: number }[]} */
    const loads = [];
    for (let turn = 0; turn < REPETITIONS; turn += 1) loads.push(await loadHome(browser, url));
    detail("home");
    const kilobytes = (/** @type {(load: (typeof loads)[number]) => number} */ of) =>
      loads.map((load) => of(load) / 1024);
    return [
      ...figures,
      figure(
        "Home: the longest task",
        100,
        "ms",
        loads.map(({ longest }) => longest),
      ),
      figure(
        "Home, first screen: all bytes",
        350,
        "kB",
        kilobytes(({ bytes }) => bytes),
      ),
      figure(
        "Home, first screen: pictures",
        350,
        "kB",
        kilobytes(({ pictures }) => pictures),
      ),
    ];
  } finally {
    await browser.close();
  }
}

/**
 * @param {Figure[]} figures
 * @returns {string} a table in Markdown
 */
export function browserTable(figures) {
  const lines = figures.map(({ name, wanted, unit, median, worst }) => {
    const missed = median > wanted ? "✖ " : "";
    return `| ${name} | ${missed}${Math.round(median)} ${unit} | ${Math.round(worst)} ${unit} | ≤ ${wanted} ${unit} |`;
  });
  return ["| in the browser | median | worst | wanted |", "| --- | --: | --: | --: |", ...lines].join("\n");
}

/**
 * @param {string} name
 * @param {number} wanted
 * @param {Figure["unit"]} unit
 * @param {number[]} values
 * @returns {Figure}
 */
function figure(name, wanted, unit, values) {
  return { name, wanted, unit, median: percentile(values, 0.5), worst: Math.max(...values) };
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
 * Repeats an interaction in a browser with an empty cache; returns the time of each, in ms.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 * @param {{ name: string, value: string, url: string }[]} cookies
 * @param {import("./interactions.mjs").Interaction} interaction
 */
async function onPhone(browser, url, cookies, { event, prepare, once = false }) {
  const context = await browser.newContext({ ...PHONE, baseURL: url, serviceWorkers: "block" });
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const times = [];
    for (let time = 0; time < (once ? 1 : TIMES_ON_PAGE); time += 1) {
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      const { act, seen } = await prepare(page, time);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
      const watching = await page.evaluateHandle(watch, { event, seen });
      await act();
      times.push(await watching.evaluate((watched) => watched.time));
    }
    return times;
  } finally {
    await context.close();
  }
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
 * A first visit of home: the bytes until the network is idle, and the longest task.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 */
async function loadHome(browser, url) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
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
    await page.addInitScript(() => {
      const seen = { longest: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
      }).observe({ type: "longtask", buffered: true });
    });
    await settle(page, url);
    const longest = await page.evaluate(
      () => /** @type {Window & { seen?: { longest: number } }} */ (window).seen?.longest ?? 0,
    );
    return { bytes, pictures, longest };
  } finally {
    await context.close();
  }
}
