import { expect, type Page, test } from "@playwright/test";
import { HYDRATED } from "../app/lib/browser/hydrated";
import { openPage } from "./open-page";

// Not /offline, which runs no scripts.
const PAGES = ["/", "/products/1", "/cart", "/auth", "/admin/login", "/admin/orders"];

/** What a page needs as it is hydrated, and how it is taken away. */
const WITHOUT: [what: string, takeAway: () => void, pages: string[]][] = [
  // Every page's head needs it, also that of the routes' error pages.
  ["Array.prototype.at", () => Reflect.deleteProperty(Array.prototype, "at"), PAGES],
  // A component of the shop's frame needs it, also around the routes' error pages.
  [
    "navigator.onLine",
    () => {
      Object.defineProperty(Navigator.prototype, "onLine", {
        get() {
          throw new TypeError("not there");
        },
      });
    },
    ["/", "/cart"],
  ],
  // The router's own provider needs it, around all error pages.
  ["Array.prototype.reduceRight", () => Reflect.deleteProperty(Array.prototype, "reduceRight"), ["/", "/admin/orders"]],
  // The first script needs it, so that nothing is hydrated.
  ["URL", () => Reflect.deleteProperty(window, "URL"), ["/", "/contact"]],
];

for (const [what, takeAway, pages] of WITHOUT) {
  for (const path of pages) {
    test(`${path} without ${what} is left as the server sent it, or is the shop's error page, and reports it`, async ({
      page,
    }) => {
      const reported = page.waitForResponse("**/api/page-failures");
      await page.addInitScript(takeAway);
      await page.goto(path);
      // The log takes ten reports of one address in ten minutes, and these tests are more.
      expect([204, 429]).toContain((await reported).status());
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await expect(page.getByRole("link").first()).toBeVisible();
      await expect(page.getByText(/Application Error|\bat \S+\.js/)).toHaveCount(0);
    });
  }
}

test("a page that fails after it was hydrated is the shop's error page, with a way on", async ({ page }) => {
  await page.addInitScript((hydrated) => {
    document.addEventListener(hydrated, () => setTimeout(() => Reflect.deleteProperty(Array.prototype, "at")));
  }, HYDRATED);
  await openPage(page, "/");
  const reported = page.waitForResponse("**/api/page-failures");
  await pressFirstProduct(page);
  await reported;
  await expect(page.getByRole("heading", { name: "Алдаа гарлаа" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Нүүр хуудас руу буцах" })).toHaveAttribute("href", "/");
});

function pressFirstProduct(page: Page) {
  return page.locator('a[href^="/products/"]').first().click();
}
