import { expect, test } from "@playwright/test";
import { expectNothingWrong, openScreen } from "./back-office";
import { signInAsAdmin } from "./people";

/** A few screens for each test, so that they run in parallel. */
const SCREENS = [
  ["", "orders", "transfers", "cash-receipts", "returns", "users", "stores"],
  ["products?new=true", "categories", "service-categories", "meal-kits"],
  ["media", "navigation", "bank-accounts", "hero-settings"],
  ["settings", "logo-settings", "footer-settings", "site-settings", "failed-jobs"],
];

for (const [group, paths] of SCREENS.entries()) {
  // The first have tables, which are cards on a phone.
  const sizes = group === 0 ? " @desktop" : "";
  test(`/admin/{${paths.join()}} have no axe violations, do not scroll sideways, and load their fonts${sizes}`, async ({
    page,
    baseURL,
    isMobile,
  }) => {
    // Axe is slow on whole screens, and this test has four.
    test.slow();
    // Each language on one screen size.
    const language = isMobile ? "mn" : "ru";
    await page.context().addCookies([{ name: "preferred-language", value: language, url: baseURL ?? "" }]);
    const refusedFonts: string[] = [];
    page.on("console", (message) => {
      if (/font|OTS/.test(message.text())) refusedFonts.push(message.text());
    });
    await signInAsAdmin(page);
    for (const path of paths) {
      await openScreen(page, `/admin/${path}`);
      await expectNothingWrong(page);
    }
    expect(refusedFonts).toEqual([]);
  });
}
