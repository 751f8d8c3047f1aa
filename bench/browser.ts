/// <reference lib="dom" />
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import type { Product } from "@zakh/catalog/contract";
import { call } from "./call.ts";
import { INTERACTIONS, type Interaction, type Moment, settle } from "./interactions.ts";
import { slowNetwork } from "./slow-network.ts";
import { percentile } from "./statistics.ts";

/** A typical phone of a shopper. */
export const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** How many times slower the phone's processor is than this machine's. */
export const CPU_SLOWDOWN = 4;

/** What runs in a page names its functions by this, which tsx keeps outside. */
export const NAMED = "globalThis.__name = (named) => named";

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

type Visit = (typeof VISITS)[number];

interface Figure {
  name: string;
  wanted: number;
  unit: "ms" | "kB" | "";
  /** of each visit */
  values: number[][];
}

/** What is measured of a load of home. */
const LOAD = [
  { of: "FCP", name: "Home: first paint (FCP)", wanted: 1800, unit: "ms" },
  { of: "LCP", name: "Home: LCP", wanted: 1800, unit: "ms" },
  { of: "CLS", name: "Home: CLS", wanted: 0, unit: "" },
  { of: "longest", name: "Home: the longest task", wanted: 200, unit: "ms" },
  { of: "bytes", name: "Home, first screen: all bytes", wanted: 350, unit: "kB" },
  { of: "pictures", name: "Home, first screen: pictures", wanted: 350, unit: "kB" },
] as const;

/** The longest that a press may take, in ms: INP that still counts as good. */
const PRESS_MS = 200;

interface BrowserOptions {
  /** of the shop */
  url: string;
  /** path of the browser */
  browser: string | undefined;
  /** called after each measurement */
  detail: (name: string) => void;
}

/** Response times that a shopper notices, measured in a real browser with the size of a phone and a processor four times slower. */
export async function measureBrowser({ url, browser: program, detail }: BrowserOptions): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: program, args: ["--no-sandbox", "--disable-gpu"] });
  const network = await slowNetwork();
  try {
    const cookies = await signUp(url);
    const come = (visit: Visit) => openVisit(browser, { url, cookies, network }, visit);
    const figures: Figure[] = [];
    for (const interaction of INTERACTIONS) {
      const visits: Awaited<ReturnType<typeof interact>>[][] = [];
      for (const visit of VISITS) {
        visits.push(
          await repeat(
            () => come(visit),
            (opened) => interact(opened, interaction),
          ),
        );
        detail(`${interaction.name}, ${visit.name}`);
      }
      const row = (how: string, of: "first" | "again" | "inp") =>
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
    const loads: Awaited<ReturnType<typeof loadHome>>[][] = [];
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

/** A table in Markdown. */
export function browserTable(figures: Figure[]) {
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

/** CLS is a fraction; everything else is rounded. */
function rounded(value: number) {
  return value < 1 ? Math.round(value * 1000) / 1000 : Math.round(value);
}

async function repeat<Result>(open: () => Promise<Opened>, measure: (opened: Opened) => Promise<Result>) {
  const results: Result[] = [];
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

interface Opened {
  page: Page;
  devtools: CDPSession;
}

interface Vitals {
  FCP: number;
  LCP: number;
  CLS: number;
  INP: number;
  longest: number;
}

interface Surroundings {
  url: string;
  cookies: Awaited<ReturnType<typeof signUp>>;
  network: Awaited<ReturnType<typeof slowNetwork>>;
}

/** An empty page in a browser that has never been in the shop, or has been there once. */
async function openVisit(browser: Browser, { url, cookies, network }: Surroundings, { again, slow }: Visit) {
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
  await context.addInitScript({
    content: `${NAMED};${await readFile(WEB_VITALS, "utf8")};(${watchVitals})(webVitals)`,
  });
  const page = await context.newPage();
  return { page, devtools: await context.newCDPSession(page) };
}

const WEB_VITALS = createRequire(import.meta.url)
  .resolve("web-vitals")
  .replace(/[^/\\]+$/, "web-vitals.iife.js");

/** Runs in the page before its own scripts. */
function watchVitals({ onFCP, onLCP, onCLS, onINP }: typeof import("web-vitals")) {
  const seen: Vitals = { FCP: Number.NaN, LCP: Number.NaN, CLS: 0, INP: 0, longest: 0 };
  Object.assign(window, { vitals: seen });
  const note = ({ name, value }: { name: string; value: number }) => Object.assign(seen, { [name]: value });
  const always = { reportAllChanges: true };
  onFCP(note, always);
  onLCP(note, always);
  onCLS(note, always);
  onINP(note, { ...always, durationThreshold: 16 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
  }).observe({ type: "longtask", buffered: true });
}

/** The vitals of a page's last load. */
function vitalsOf(page: Page): Promise<Vitals> {
  return page.evaluate(() => Reflect.get(window, "vitals"));
}

/** Cookies of a shopper with a product in the cart. */
async function signUp(url: string) {
  const username = `browser-${Date.now()}`;
  const json = { username, email: `${username}@example.com`, name: "Болд Бат", phone: "010-1234-5678" };
  const { cookies } = await call("POST", `${url}/api/register`, {
    json: { ...json, password: PASSWORD, confirmPassword: PASSWORD },
  });
  const pairs = cookies.map((line) => line.split(";")[0] ?? "");
  const { body: products } = await call<Product[]>("GET", `${url}/api/products`);
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

/** Repeats an interaction on a page: the time of each, and the INP of all, in ms. */
async function interact({ page, devtools }: Opened, { event, prepare, once = false }: Interaction) {
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

/** Runs in the page: the time from an event to the frame that shows its result, in ms. */
function watch({ event, seen: { selector, text, not } }: { event: string; seen: Moment }) {
  const isSeen = () => {
    const element = document.querySelector(selector);
    const held = element instanceof HTMLInputElement ? element.value : (element?.textContent ?? "").trim();
    if (!element || (text !== undefined && held !== text) || held === not) return false;
    // Checked last, because it forces a layout, which the frame needs anyway once the element is there.
    return element.checkVisibility({ visibilityProperty: true });
  };
  // Called once before, so that its compilation is not measured.
  isSeen();
  const urgently: (task: () => void, how: { priority: "user-blocking" }) => unknown = Reflect.get(
    window,
    "scheduler",
  ).postTask.bind(Reflect.get(window, "scheduler"));
  const time = new Promise<number>((resolve) => {
    const begin = ({ timeStamp }: Event) => {
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

/** Loads home: the vitals, and the bytes until the network is idle in kB. */
async function loadHome({ page, devtools }: Opened) {
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await devtools.send("Network.enable");
  let bytes = 0;
  let pictures = 0;
  const ofPictures = new Set<string>();
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
