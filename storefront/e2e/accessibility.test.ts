import { expect, type Page, test } from "@playwright/test";
import { PAGES } from "../app/pages";
import { addressesOf } from "./addresses";
import { expectNoViolations } from "./axe";
import { openPage } from "./open-page";

/** The order confirmation needs an order. */
const PUBLIC = [
  ...addressesOf((page) => !page.guard && page.scripts !== false && page !== PAGES.orderConfirmation),
  "/auth?tab=signup",
];

async function expectNotSideways(page: Page, what: string) {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond, what).toBeLessThanOrEqual(0);
}

for (const [half, paths] of [
  PUBLIC.filter((_, at) => at % 2 === 0),
  PUBLIC.filter((_, at) => at % 2 === 1),
].entries()) {
  test(`public pages are shown to a visitor, have no axe violations and do not scroll sideways, half ${half + 1}`, async ({
    page,
  }) => {
    // Axe is slow, and these are many pages.
    test.slow();
    for (const path of paths) {
      await openPage(page, path);
      await expect(page).not.toHaveURL(/\/auth\?next=|\/admin\/login\?redirect/);
      await expectNoViolations(page);
      await expectNotSideways(page, path);
    }
  });
}

test("with large letters nothing of the header leaves a phone's screen", async ({ page }) => {
  await page.goto("/contact");
  const buttons = page.getByRole("banner").locator("a:visible, button:visible");
  for (const percent of [130, 170]) {
    await page.addStyleTag({ content: `:root { font-size: ${percent}% }` });
    await expect(buttons).toHaveCount(5);
    for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
    await expectNotSideways(page, `${percent} %`);
  }
});
