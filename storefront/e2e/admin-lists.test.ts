import { expect, type Page, test } from "@playwright/test";
import type { ScreenPath } from "@zakh/back-office/screens/screen-rows";
import { openScreen } from "./back-office";
import { newShopper, orderThroughApi, registerThroughApi, signInAsAdmin } from "./people";

/** The screens with the most columns, at the smallest width at which they fit: below 1280 px those have cards. */
const TABLES: readonly [width: number, screens: readonly ScreenPath[]][] = [
  [1024, ["categories", "service-categories", "meal-kits", "bank-accounts"]],
  [1280, ["", "orders", "sending", "products", "users", "stores"]],
];

/** For the pages that are loaded from then on. */
async function speak(page: Page, language: string, url: string | undefined) {
  await page.context().addCookies([{ name: "preferred-language", value: language, url: url ?? "" }]);
  await page.goto("about:blank");
}

test("no table is wider than its card from 1024 pixels on, in any language @desktop-only", async ({
  page,
  baseURL,
}) => {
  // Phones have cards.
  test.slow();
  const shopper = await registerThroughApi(page.request, {
    ...newShopper(),
    name: "Оюунчимэг-Энхтуяа Батмөнхийн",
  });
  const id = await orderThroughApi(page.request, shopper.email);
  await signInAsAdmin(page);
  // It is one of those to be sent, too.
  expect((await page.request.patch(`/api/orders/${id}/status`, { data: { status: "processing" } })).ok()).toBe(true);
  for (const language of ["mn", "ru", "en"]) {
    await speak(page, language, baseURL);
    for (const [width, screens] of TABLES) {
      await page.setViewportSize({ width, height: 800 });
      for (const address of screens) {
        await openScreen(page, `/admin/${address}`);
        const table = page.locator("main table:not(.sr-only table, .sr-only)");
        await expect(table.first(), `${address} ${language} ${width}`).toBeVisible();
        const tooWide = () =>
          table.evaluateAll((tables) =>
            tables.map((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0)).filter((by) => by > 0),
          );
        await expect.poll(tooWide, `${address} ${language} ${width}`).toEqual([]);
      }
    }
  }
});

test("the labels of filters that stand beside each other are on one height, in any language @desktop", async ({
  page,
  baseURL,
}) => {
  await signInAsAdmin(page);
  for (const language of ["mn", "ru", "en"]) {
    await speak(page, language, baseURL);
    for (const address of ["orders?status=pending", "stores", "products"]) {
      await openScreen(page, `/admin/${address}`);
      const heights = await page
        .locator("main search label")
        .evaluateAll((labels) =>
          labels.filter((label) => label.checkVisibility()).map((label) => label.getBoundingClientRect().top),
        );
      expect(heights.length, `${address} ${language}`).toBeGreaterThan(1);
      const lines = new Set(heights.map((top) => Math.round(top / 30)));
      expect(new Set(heights).size, `${address} ${language}: ${heights.join(" ")}`).toBe(lines.size);
    }
  }
});
