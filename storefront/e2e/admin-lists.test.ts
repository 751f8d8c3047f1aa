import { expect, type Page, test } from "@playwright/test";
import { openScreen } from "./back-office";
import { newShopper, orderThroughApi, registerThroughApi, signInAsAdmin } from "./people";

/** The screens whose tables have the most columns. */
const WIDE = ["", "orders", "sending", "products", "users", "stores"] as const;

/** For the pages that are loaded from then on. */
async function speak(page: Page, language: string, url: string | undefined) {
  await page.context().addCookies([{ name: "preferred-language", value: language, url: url ?? "" }]);
  await page.goto("about:blank");
}

test("no list is wider than its card from 1024 pixels on, in any language @desktop-only", async ({ page, baseURL }) => {
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
    for (const address of WIDE) {
      await openScreen(page, `/admin/${address}`);
      for (const width of [1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const isScrolled = () =>
          page.evaluate(() =>
            [...document.querySelectorAll("main table:not(.sr-only table, .sr-only)")].some(
              (table) => table.scrollWidth > (table.parentElement?.clientWidth ?? 0),
            ),
          );
        await expect.poll(isScrolled, `${address} ${language} ${width}`).toBe(false);
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
      const lines = new Set(heights.map((top) => Math.round(top / 30)));
      expect(new Set(heights).size, `${address} ${language}: ${heights.join(" ")}`).toBe(lines.size);
    }
  }
});
