import { expect, test } from "@playwright/test";
import { PAGES } from "../app/pages.mjs";
import { addressesOf } from "./addresses";
import { expectNoViolations } from "./axe";
import { openPage } from "./open-page";
import { registerInBrowser } from "./people";

/** The order confirmation needs an order. */
const PUBLIC = addressesOf((page) => !page.guard && page.scripts !== false && page !== PAGES.orderConfirmation);

for (const path of [...PUBLIC, "/auth?tab=signup"]) {
  test(`${path} has no axe violations and does not scroll sideways`, async ({ page }) => {
    await openPage(page, path);
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
}

test("cart and my page have no axe violations", async ({ page }) => {
  await registerInBrowser(page);
  for (const path of ["/cart", "/my-page"]) {
    await openPage(page, path);
    await expectNoViolations(page);
  }
});

for (const percent of [130, 170]) {
  test(`with letters of ${percent} % nothing of the header leaves a phone's screen`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/contact");
    await page.addStyleTag({ content: `:root { font-size: ${percent}% }` });
    const buttons = page.getByRole("banner").locator("a:visible, button:visible");
    await expect(buttons).toHaveCount(4);
    for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
}
