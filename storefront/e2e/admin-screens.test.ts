import { expect, test } from "@playwright/test";
import { expectNothingWrong } from "./back-office";
import { signInAsAdmin } from "./people";

/** A few at a time, so that they are looked at side by side. */
const SCREENS = [
  ["", "orders", "users", "stores"],
  ["products?new=true", "categories", "service-categories", "meal-kits"],
  ["media", "navigation", "bank-accounts", "hero-settings"],
  ["settings", "logo-settings", "footer-settings", "site-settings", "failed-jobs"],
];

for (const paths of SCREENS) {
  test(`/admin/{${paths.join()}} have no axe violations, do not scroll sideways, and load their fonts @desktop`, async ({
    page,
    baseURL,
    isMobile,
  }) => {
    // Axe takes its time with whole screens, and four of them are looked at here.
    test.slow();
    // Both languages are looked at, each on one size of screen.
    const language = isMobile ? "mn" : "ru";
    await page.context().addCookies([{ name: "preferred-language", value: language, url: baseURL ?? "" }]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const refusedFonts: string[] = [];
    page.on("console", (message) => {
      if (/font|OTS/.test(message.text())) refusedFonts.push(message.text());
    });
    await signInAsAdmin(page);
    for (const path of paths) {
      await page.goto(`/admin/${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // Nothing is a blank in the place of a text any more, and nothing turns.
      await expect(page.locator("main .animate-pulse, main .animate-spin")).toHaveCount(0);
      await expectNothingWrong(page);
    }
    expect(refusedFonts).toEqual([]);
  });
}
