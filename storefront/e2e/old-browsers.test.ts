import { expect, type Page, test } from "@playwright/test";
import { openScreen } from "./back-office";
import { watchPageErrors } from "./broken-calls";
import { beOldBrowser } from "./old-browsers";
import { openPage } from "./open-page";
import { arriveWithCart, signInAsAdmin } from "./people";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("the shop works in the oldest browsers that it is made for", async ({ page }) => {
  await page.addInitScript(beOldBrowser);
  const faults = watchPageErrors(page);
  for (const path of ["/", "/products/1", "/stores/1", "/service-category/hair-beauty", "/auth", "/order-lookup"]) {
    await openPage(page, path);
    await expect(heading(page), path).toBeVisible();
  }
  await arriveWithCart(page, 2);
  for (const path of ["/cart", "/checkout", "/my-page"]) {
    await openPage(page, path);
    await expect(heading(page), path).toBeVisible();
  }
  expect(faults).toEqual([]);
});

test("the back office works in the oldest browsers that it is made for", async ({ page }) => {
  await page.addInitScript(beOldBrowser);
  const faults = watchPageErrors(page);
  await signInAsAdmin(page);
  for (const path of ["/admin", "/admin/orders", "/admin/products", "/admin/transfers"]) {
    await openScreen(page, path);
    await expect(heading(page), path).toBeVisible();
  }
  expect(faults).toEqual([]);
});
