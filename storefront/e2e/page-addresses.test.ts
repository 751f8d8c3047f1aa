import { expect, type Page, test } from "@playwright/test";
import { openPage } from "./open-page";

const LAMB = "Хонины мах";

/** An address from an advertisement, and the page's canonical address. */
const ADVERTISED = [
  ["/?fbclid=x&utm_source=y", "/"],
  [`/?utm_source=y&category=${encodeURIComponent(LAMB)}&fbclid=x`, `/?category=${encodeURIComponent(LAMB)}`],
  ["/products/1?fbclid=x", "/products/1"],
  ["/service-category/hair-beauty?fbclid=x", "/service-category/hair-beauty"],
  ["/contact?fbclid=x", "/contact"],
] as const;

/** All errors of the page, including React's hydration errors. */
function watchConsole(page: Page): string[] {
  const told: string[] = [];
  page.on("pageerror", (error) => told.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") told.push(message.text());
  });
  return told;
}

function canonicalOf(html: string): string {
  return /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
}

/** The canonical addresses of all of them, in each language, are in the HTTP tests of search engines. */
for (const [language, pages] of [
  ["mn", ADVERTISED],
  ["ru", ADVERTISED.slice(1, 3)],
] as const) {
  test(`pages from an advertisement are hydrated as they were sent, in ${language}`, async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: "preferred-language", value: language, url: baseURL ?? "" }]);
    const told = watchConsole(page);
    for (const [advertised, own] of pages) {
      const answered = page.waitForResponse((response) => response.request().isNavigationRequest());
      await openPage(page, advertised);
      const sent = await (await answered).text();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      expect(page.url()).toBe(`${baseURL}${advertised}`);
      const inLanguage = language === "mn" ? "" : `${own.includes("?") ? "&" : "?"}lang=${language}`;
      const canonical = `${baseURL}${own}${inLanguage}`;
      expect(canonicalOf(sent)).toBe(canonical);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", canonical);
      for (const alternate of await page.locator("link[rel=alternate][hreflang]").all()) {
        expect(await alternate.getAttribute("href")).not.toContain("fbclid");
      }
      expect(told, advertised).toEqual([]);
    }
  });
}

test("a category is shown, whatever else is in the address, and other parameters stay when another one is chosen", async ({
  page,
}) => {
  const told = watchConsole(page);
  await openPage(page, `/?fbclid=x&category=${encodeURIComponent(LAMB)}`);
  await expect(page.getByRole("button", { name: LAMB, exact: true })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Тахианы мах", exact: true }).click();
  await expect(page).toHaveURL(/fbclid=x.*category=|category=.*fbclid=x/);
  expect(told).toEqual([]);
});

test("signing up is open where the address says so, whatever else it says", async ({ page }) => {
  const told = watchConsole(page);
  await openPage(page, "/auth?fbclid=x&next=%2Fcart&tab=signup");
  await expect(page.getByRole("tab", { name: "Бүртгүүлэх" })).toHaveAttribute("aria-selected", "true");
  expect(told).toEqual([]);
});
