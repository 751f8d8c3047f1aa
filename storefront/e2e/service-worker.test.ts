import { once } from "node:events";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { builtScript } from "./built-script";
import { type EdgeProcess, startEdge } from "./edge-process";

test.use({ serviceWorkers: "allow" });

/** What each of these makes of a copy or a full phone is in `service-worker/cache-first.test.ts`; with a real disk it takes minutes. */
const withRealDisk = process.env.TEST_ALL ? test : test.skip;

const TEXTS = builtScript("app/i18n/locales/mn.json");

/** An edge for each test, so that each has an origin of its own and nothing is cached for it. */
let edge: EdgeProcess;
test.beforeEach(async () => {
  edge = await startEdge(process.env.COMMERCE_URL ?? "http://127.0.0.1:9000");
});
test.afterEach(() => edge.stop());

/** Waits until the service worker has cached the home page, which is the last thing that it caches. */
async function cached(page: Page) {
  await expect.poll(() => page.evaluate(async () => (await caches.match("/")) !== undefined)).toBe(true);
}

/** Opens a product from the list; then its page loads with its picture. */
async function shopWorks(page: Page) {
  const product = page.getByRole("article").nth(7);
  const name = (await product.getByRole("heading").textContent()) ?? "";
  await product.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const picture = page.getByRole("main").getByRole("img").first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

async function fillPhone(page: Page) {
  const chrome = await page.context().newCDPSession(page);
  await chrome.send("Storage.overrideQuotaForOrigin", { origin: edge.url, quotaSize: 1 });
}

withRealDisk("the shop works on a phone that is full before the first visit", async ({ page }) => {
  await fillPhone(page);
  await page.goto(edge.url);
  await shopWorks(page);
});

withRealDisk("the shop works on a phone that has become full", async ({ page }) => {
  await page.goto(edge.url);
  await cached(page);
  await fillPhone(page);
  await page.reload();
  await shopWorks(page);
});

withRealDisk("the shop works with damaged copies, and replaces them", async ({ playwright, launchOptions }, info) => {
  const profile = info.outputPath("profile");
  const open = async () => {
    const context = await playwright.chromium.launchPersistentContext(profile, launchOptions);
    const page = context.pages()[0] ?? (await context.newPage());
    const failed: string[] = [];
    page.on("requestfailed", (request) => failed.push(request.url()));
    await page.goto(edge.url);
    return { context, page, failed };
  };
  const before = await open();
  await cached(before.page);
  await before.context.close();
  damage(join(profile, "Default", "Service Worker", "CacheStorage"));

  for (const visit of ["the first", "the second"]) {
    const { context, page, failed } = await open();
    await shopWorks(page);
    expect(
      failed.filter((url) => url.includes("/assets/")),
      `${visit} visit`,
    ).toEqual([]);
    await context.close();
  }
});

/** Inverts bytes in the middle of every copy, as a failing memory card does. */
function damage(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/_[01s]$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    writeFileSync(
      file,
      bytes.map((byte, at) => (at > bytes.length * 0.3 && at < bytes.length * 0.5 ? byte ^ 0xff : byte)),
    );
  }
}

/** The names of the caches, which contain the build. */
const cacheNames = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => /^files-/.test(name)));

/** The state of the worker of a new build that waits. */
const waitingWorker = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state);

/**
 * A server before the edge that can deploy another build, whose worker differs, cut a file off once, unnoticed, and be a network that wants
 * a login. Chromium asks for a changed worker by itself, so that Playwright cannot answer it; and what Playwright answers is in no cache.
 */
async function deployments() {
  let build: string | undefined;
  let cutOff: string | undefined;
  let isLoginPage = false;
  const server = createServer(async ({ url = "/" }, response) => {
    if (isLoginPage)
      return response.writeHead(200, { "Content-Type": "text/html" }).end("<p>Log in to this network</p>");
    // The edge may close a connection that was kept open for too long; a second one is new.
    const answer = await fetch(edge.url + url).catch(() => fetch(edge.url + url).catch(() => undefined));
    if (!answer) return response.destroy();
    let body = Buffer.from(await answer.arrayBuffer());
    if (url === "/service-worker.js" && build) {
      const worker = body.toString();
      const [, old = ""] = /version:"(\w+)"/.exec(worker) ?? [];
      body = Buffer.from(worker.replaceAll(old, build));
    }
    if (url === cutOff) {
      cutOff = undefined;
      body = body.subarray(0, body.length / 2);
    }
    response.writeHead(answer.status, {
      "Content-Type": answer.headers.get("Content-Type") ?? "",
      "Cache-Control": answer.headers.get("Cache-Control") ?? "",
      "Content-Language": answer.headers.get("Content-Language") ?? "",
    });
    response.end(body);
  }).listen(0);
  await once(server, "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: (name: string) => {
      build = name;
    },
    cut: (file: string) => {
      cutOff = file;
    },
    answerAllWithLogin: (isOn: boolean) => {
      isLoginPage = isOn;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

test("two tabs go on with their build while a new one is installed, which the next visit uses", async ({ context }) => {
  test.slow();
  const shop = await deployments();
  const tabs = [await context.newPage(), await context.newPage()] as const;
  for (const page of tabs) {
    await page.goto(shop.url);
    await cached(page);
  }
  const [before] = await cacheNames(tabs[0]);
  shop.deploy("0123456789ab");
  await tabs[1].evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => waitingWorker(tabs[1])).toBe("installed");
  // As long as a worker that does not wait takes to delete the caches.
  await tabs[1].waitForTimeout(2000);
  // The scripts of their build are gone from the server.
  await context.route("**/assets/**", (route) => route.fulfill({ status: 404, body: "Not found" }));
  for (const page of tabs) {
    await page.getByRole("button", { name: "Цэс нээх" }).click();
    await expect(page.getByRole("dialog").getByRole("navigation")).toBeVisible();
    expect(await cacheNames(page)).toContain(before);
    expect(await waitingWorker(page)).toBe("installed");
  }
  await context.unroute("**/assets/**");
  for (const page of tabs) await page.close();

  // The browser changes workers when the tabs are closed and the old one has nothing left to do: each look gives it something, so they become rare.
  await expect(async () => {
    const next = await context.newPage();
    try {
      await next.goto(shop.url);
      expect(await cacheNames(next)).not.toContain(before);
      await shopWorks(next);
    } finally {
      await next.close();
    }
  }).toPass({ intervals: [500, 1000, 2000, 4000, 8000, 16_000] });
  shop.close();
});

withRealDisk(
  "a file that was cut off on the way, or in the cache of the worker, is fetched anew",
  async ({ page, browser }) => {
    test.slow();
    const shop = await deployments();
    const styles = /\/assets\/app-[^"]+\.css/.exec(await (await page.request.get(shop.url)).text())?.[0] ?? "none";
    for (const file of [builtScript("app/root.tsx?__react-router-build-client-route"), TEXTS, styles]) {
      // A first visit: there is no worker yet.
      const visit = await browser.newPage({ serviceWorkers: "block" });
      shop.cut(file);
      await visit.goto(`${shop.url}/contact`);
      await pageWorks(visit);
      await visit.close();
    }
    await page.goto(shop.url);
    await cached(page);
    const copies: [files: string, part: number][] = [
      [".js", 0],
      [TEXTS, 0.6],
      [styles, 0.3],
    ];
    for (const [files, part] of copies) {
      await cutCopies(page, files, part);
      await page.goto(shop.url);
      await pageWorks(page);
    }
    shop.close();
  },
);

test("a copy that was cut is fetched anew, and the login page of a network is kept neither as a page nor as a reading", async ({
  page,
}) => {
  const shop = await deployments();
  await page.goto(shop.url);
  await cached(page);
  await cutCopies(page, TEXTS, 0.6);
  await page.goto(shop.url);
  await pageWorks(page);
  shop.answerAllWithLogin(true);
  await page.goto(shop.url);
  await expect(page.getByText("Log in to this network")).toBeVisible();
  const readings = ["/api/products", "/products/1.data"];
  await page.evaluate((readings) => Promise.all(readings.map(async (url) => (await fetch(url)).text())), readings);
  shop.close();
  await page.goto(shop.url);
  await pageWorks(page);
  expect(
    await page.evaluate((readings) => Promise.all(readings.map((url) => caches.match(url).then(Boolean))), readings),
  ).toEqual([false, false]);
});

async function pageWorks(page: Page) {
  // The page may load again in between.
  await expect(async () => {
    await page.getByRole("button", { name: "Цэс нээх" }).click();
    await expect(page.getByRole("dialog").getByRole("navigation")).toBeVisible({ timeout: 1500 });
    await expect(page.locator("nav[aria-label='Доод цэс']")).toHaveCSS("position", "fixed", { timeout: 500 });
  }).toPass({ timeout: 40_000 });
}

/** Leaves only a part of the worker's copies of the files, and forgets when the page was last loaded again. */
async function cutCopies(page: Page, files: string, part: number) {
  await page.evaluate(
    async ([files, part]) => {
      sessionStorage.clear();
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const copy = request.url.endsWith(files) ? await cache.match(request) : undefined;
          if (!copy) continue;
          const text = await copy.text();
          await cache.put(request, new Response(text.slice(0, text.length * part), { headers: copy.headers }));
        }
      }
    },
    [files, part] as const,
  );
}
