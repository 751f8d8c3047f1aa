import { brotliCompressSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { HYDRATED } from "../app/lib/browser/hydrated";
import { openPage, watchHydration } from "./open-page";
import { pauseCalls } from "./pause-calls";
import { newShopper, registerThroughApi } from "./people";

/** The most scripts that the pages which people come by may need, in bytes as the edge sends them to a browser: with Brotli. */
const MAX_BYTES = [
  { name: "home", path: "/", bytes: 143_800 },
  { name: "a product", path: "/products/1", bytes: 160_500 },
  { name: "a service category", path: "/service-category/hair-beauty", bytes: 147_500 },
];

for (const { name, path, bytes } of MAX_BYTES) {
  test(`the page of ${name} needs at most ${bytes / 1000} kB of scripts`, async ({ page }) => {
    // Later comes what nobody waits for, such as the code of a product's page.
    await page.addInitScript((event) => {
      document.addEventListener(event, () => {
        const needed = performance.getEntriesByType("resource").map(({ name }) => name);
        Object.assign(window, { needed: needed.filter((each) => each.endsWith(".js")) });
      });
    }, HYDRATED);
    await page.goto(path);
    const needed = await page.waitForFunction(() => (window as { needed?: string[] }).needed);
    const scripts = (await needed.jsonValue()) ?? [];
    const sizes = scripts.map(
      async (script) => brotliCompressSync(await (await page.request.get(script)).body()).length,
    );
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThanOrEqual(bytes);
  });
}

test("going back from a product finds the list where it was left", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("article")).toHaveCount(12);
  await page.getByRole("article").last().scrollIntoViewIfNeeded();
  await expect.poll(() => page.getByRole("article").count()).toBeGreaterThanOrEqual(20);
  const product = page.getByRole("article").nth(17);
  await product.scrollIntoViewIfNeeded();
  const name = (await product.getByRole("heading").textContent()) ?? "";
  const before = await page.evaluate(() => window.scrollY);
  await product.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 100);
  await expect(page.getByRole("article").nth(17)).toBeInViewport();
});

test("categories that were scrolled before the scripts ran stay where they are", async ({ page }) => {
  const hydrated = await watchHydration(page);
  const run = await pauseCalls(page, "**/assets/*.js");
  await page.goto("/", { waitUntil: "commit" });
  const row = page.locator("ul:has(> li[data-category])");
  await row.evaluate((list) => list.scrollTo({ left: 150 }));
  run();
  await hydrated();
  expect(await row.evaluate((list) => list.scrollLeft)).toBe(150);
});

test("nothing moves while the home page loads, and products stand on its first screen @desktop", async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await openPage(page, "/");
  expect(await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)).toBeLessThan(0.02);
  for (const [width, height] of [
    [360, 740],
    [740, 360],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const add = await page.getByRole("article").first().getByRole("button").last().boundingBox();
    const bar = await page.getByLabel("Доод цэс").boundingBox();
    expect((add?.y ?? height) + (add?.height ?? 0), `${width} × ${height}`).toBeLessThanOrEqual(bar?.y ?? height);
  }
});

async function addFromCard(page: Page, place: number) {
  await page
    .getByRole("button", { name: /сагсанд нэмэх$/ })
    .nth(place)
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Сагсанд нэмэх" }).click();
}

test("one toast shows at a time, and a swipe closes it", async ({ page }) => {
  await registerThroughApi(page.request, newShopper());
  await page.goto("/");
  await addFromCard(page, 0);
  await expect(page.getByText("Сагсанд нэмэгдлээ").first()).toBeVisible();
  await addFromCard(page, 1);
  const toasts = page.getByRole("region", { name: /Мэдэгдэл/ }).getByRole("listitem");
  await expect(toasts).toHaveCount(1);
  const box = await toasts.boundingBox();
  if (!box) throw new Error("The toast is not on the screen.");
  const [x, y] = [box.x + 80, box.y + box.height / 2];
  const drag = async (distance: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y, { steps: 4 });
    await page.mouse.move(x + distance, y, { steps: 4 });
    await page.mouse.up();
  };
  await drag(30);
  await expect(toasts).toHaveCount(1);
  await drag(70);
  await expect(toasts).toHaveCount(0);
});

test("all products come by the End key and scrolling, also after a reload at the end of a list that was long @desktop", async ({
  page,
  isMobile,
}) => {
  await openPage(page, "/");
  // On a desk the end of the first twelve is near from the beginning.
  await expect.poll(() => page.getByRole("article").count()).toBeGreaterThanOrEqual(12);
  await page.keyboard.press("End");
  await scrollToTheEnd(page);
  const { width, height } = page.viewportSize() ?? { width: 360, height: 740 };
  for (const size of isMobile
    ? [
        { width, height },
        { width: 390, height: 844 },
      ]
    : [{ width, height }]) {
    await page.setViewportSize(size);
    await page.reload();
    await expect(page.getByRole("article").first()).toBeAttached();
    await scrollToTheEnd(page);
  }
});

/** The number of the seed's products; other tests add and remove some meanwhile. */
const SEEDED = 51;

/** Scrolls down only, as a finger would, until all products are loaded. */
async function scrollToTheEnd(page: Page) {
  await expect
    .poll(
      async () => {
        await page.evaluate(() => window.scrollBy(0, 600));
        return page.getByRole("article").count();
      },
      { timeout: 15_000, intervals: [50] },
    )
    .toBeGreaterThanOrEqual(SEEDED);
}

test("the order of the list is in the address, rendered on the server, and kept with another category @desktop", async ({
  page,
  request,
}) => {
  await openPage(page, "/");
  await page.getByRole("combobox", { name: "Эрэмбэ" }).selectOption("Хямд нь эхэндээ");
  await expect(page).toHaveURL("/?sort=price");
  const cheapest = await (await request.get("/api/products?sort=price&limit=1")).json();
  const first = page.getByRole("article").first();
  await expect(first).toContainText(cheapest[0].name);
  await page.getByRole("button", { name: "Үхрийн мах", exact: true }).click();
  await expect(page).toHaveURL(/sort=price/);
  const html = await (await request.get("/?sort=price")).text();
  expect(html.indexOf(cheapest[0].name)).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Эрэмбэ" })).toHaveValue("price");
});
