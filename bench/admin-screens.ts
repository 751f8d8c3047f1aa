/// <reference lib="dom" />
import { type CDPSession, chromium, type Page } from "@playwright/test";
import { SCREEN_ROWS, type ScreenPath } from "@zakh/back-office/screens/screen-rows";
import en from "@zakh/back-office/screens/texts/en.json" with { type: "json" };
import { CPU_SLOWDOWN, NAMED, PHONE } from "./browser.ts";
import { call } from "./call.ts";
import { percentile } from "./statistics.ts";
import type { Shop } from "./supplies.ts";

const REPETITIONS = 5;

/** The longest time to the first row. */
const TARGET_MS = 1000;

/** A row of a list on a phone; skeletons do not count. */
const ROW = "main ul > li:not(:has(.animate-pulse)), main ol > li";
const FIELD = "main form input, main form textarea";

/** What shows that a screen is there, where it is not the first row of its list; null for one that a made-up shop leaves empty. */
const FIRST: Partial<Record<ScreenPath, string | null>> = {
  "orders/new": "main input",
  // No statement was read, nothing was sent, returned or ordered by phone, and nothing has failed.
  transfers: null,
  sending: null,
  "cash-receipts": null,
  returns: null,
  "closed-days": null,
  islands: null,
  "failed-jobs": null,
  "missed-searches": null,
  claims: null,
  reviews: null,
  // No lot was opened.
  recalls: null,
  picking: null,
  month: "main section h2",
  "hero-settings": FIELD,
  "logo-settings": FIELD,
  "footer-settings": FIELD,
};

/** Every screen; of the settings' forms, which are alike, only one. */
const SCREENS = SCREEN_ROWS.filter(({ setting }) => !setting || setting === "shipping-fee").flatMap(
  ({ path, group, setting, texts }) => {
    const first = setting ? FIELD : path in FIRST ? FIRST[path] : ROW;
    return first
      ? [
          {
            name: (en as Record<string, string>)[`${texts}.title`] ?? path,
            path,
            first,
            inMenu: group !== null,
          },
        ]
      : [];
  },
);

/** Texts for the search of a list, which change its first row. The search's delay after typing is included. */
const SEARCHES = [
  { name: "Orders", path: "orders", text: "Отгонбаяр" },
  { name: "Products", path: "products", text: "№17" },
  { name: "Users", path: "users", text: "baterdene1" },
  { name: "Media library", path: "media", text: "борц 12" },
];

interface AdminFigure {
  name: string;
  way: string;
  median: number;
  worst: number;
}

interface AdminOptions {
  /** of the shop */
  url: string;
  admin: Shop["admin"];
  /** path of the browser */
  browser: string | undefined;
  /** called after each measurement */
  detail: (name: string) => void;
}

/**
 * How long an administrator waits for the first row of each screen, in a real browser with the size of a phone and a processor four times
 * slower. The scripts are in its cache, as from the second visit on.
 */
export async function measureAdminScreens({ url, admin, browser: program, detail }: AdminOptions) {
  const browser = await chromium.launch({ executablePath: program, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const { cookies } = await call("POST", `${url}/api/admin/login`, { json: admin });
    const context = await browser.newContext({ ...PHONE, baseURL: url });
    await context.addCookies(
      cookies.map((cookie) => {
        const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split(/=(.*)/);
        return { name, value, url };
      }),
    );
    await context.addInitScript(NAMED);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const figures: AdminFigure[] = [];
    const repeat = async (name: string, way: string, measure: () => Promise<number>) => {
      // The first time only fills the browser's cache.
      await measure();
      const times = [];
      for (let turn = 0; turn < REPETITIONS; turn += 1) times.push(await measure());
      figures.push({ name, way, median: percentile(times, 0.5), worst: Math.max(...times) });
      detail(`${name}, ${way}`);
    };
    for (const { name, path, first, inMenu } of SCREENS) {
      await repeat(name, "by its address", () => byAddress(page, devtools, `/admin/${path}`, first));
      if (inMenu) await repeat(name, "from the menu", () => fromMenu(page, devtools, path, first));
    }
    for (const { name, path, text } of SEARCHES) {
      await repeat(name, "searched", () => searched(page, devtools, path, text));
      await repeat(name, "the next page", () => nextPage(page, devtools, path));
    }
    return figures;
  } finally {
    await browser.close();
  }
}

/** A table in Markdown. */
export function adminTable(figures: AdminFigure[]) {
  const ways = [...new Set(figures.map(({ way }) => way))];
  const names = [...new Set(figures.map(({ name }) => name))];
  const cell = (name: string, way: string) => {
    const figure = figures.find((one) => one.name === name && one.way === way);
    if (!figure) return "";
    return `${figure.median > TARGET_MS ? "✖ " : ""}${Math.round(figure.median)} (${Math.round(figure.worst)})`;
  };
  return [
    `| ms to the first row, median (worst); ≤ ${TARGET_MS} wanted | ${ways.join(" | ")} |`,
    `| --- |${ways.map(() => " --: |").join("")}`,
    ...names.map((name) => `| ${name} | ${ways.map((way) => cell(name, way)).join(" | ")} |`),
  ].join("\n");
}

const slowDown = (devtools: CDPSession, rate: number) => devtools.send("Emulation.setCPUThrottlingRate", { rate });

async function byAddress(page: Page, devtools: CDPSession, address: string, first: string) {
  await slowDown(devtools, CPU_SLOWDOWN);
  await page.goto(address, { waitUntil: "commit" });
  const time = await page.evaluate(untilSeen, { first, not: "", since: 0 });
  await slowDown(devtools, 1);
  await page.waitForLoadState("networkidle");
  return time;
}

async function fromMenu(page: Page, devtools: CDPSession, path: string, first: string) {
  // From a screen without such elements.
  await page.goto(first === ROW ? "/admin/site-settings" : "/admin/orders");
  await page
    .locator(first === ROW ? FIELD : ROW)
    .first()
    .waitFor();
  await page.waitForLoadState("networkidle");
  await page.locator("header button").first().tap();
  const link = page.locator(`[role=dialog] nav a[href="/admin${path && `/${path}`}"]`);
  await link.waitFor();
  return after(page, devtools, { event: "click", first, not: "" }, () => link.tap());
}

async function searched(page: Page, devtools: CDPSession, path: string, text: string) {
  const not = await listed(page, path);
  const field = page.locator("main search input").first();
  return after(page, devtools, { event: "input", first: ROW, not }, () => field.fill(text));
}

async function nextPage(page: Page, devtools: CDPSession, path: string) {
  const not = await listed(page, path);
  const next = page.locator("main nav button").last();
  await next.scrollIntoViewIfNeeded();
  return after(page, devtools, { event: "click", first: ROW, not }, () => next.tap());
}

/** Opens a list; returns the text of its first row. */
async function listed(page: Page, path: string) {
  await page.goto(`/admin/${path}`);
  const row = page.locator(ROW).first();
  await row.waitFor();
  await page.waitForLoadState("networkidle");
  return (await row.textContent()) ?? "";
}

interface Result {
  first: string;
  not: string;
}

/** The time from an event to its result. */
async function after(
  page: Page,
  devtools: CDPSession,
  { event, first, not }: Result & { event: string },
  act: () => Promise<void>,
) {
  const began = await page.evaluateHandle((event) => {
    const time = new Promise((resolve) => {
      const begin = ({ timeStamp }: Event) => resolve(timeStamp);
      addEventListener(event, begin, { capture: true, once: true });
    });
    return { time };
  }, event);
  await slowDown(devtools, CPU_SLOWDOWN);
  await act();
  const since = await began.evaluate(async ({ time }) => Number(await time));
  const time = await page.evaluate(untilSeen, { first, not, since });
  await slowDown(devtools, 1);
  return time;
}

/** Runs in the page: ms from `since` to the frame that shows a new first row. */
function untilSeen({ first, not, since }: Result & { since: number }) {
  return new Promise<number>((resolve) => {
    const look = () => {
      const row = document.querySelector(first);
      const seen = row?.checkVisibility() && (not === "" || row.textContent !== not);
      if (seen) requestAnimationFrame(() => resolve(performance.now() - since));
      else requestAnimationFrame(look);
    };
    look();
  });
}
