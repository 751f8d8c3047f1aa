import { expect, test } from "@playwright/test";
import { arrive } from "./arrive";
import { expectNoViolations } from "./axe";
import { arriveRegistered } from "./people";

const PUBLIC = [
  "/",
  "/products/1",
  "/auth",
  "/auth?tab=signup",
  "/contact",
  "/service-category/hair-beauty",
  "/no-such-page",
  "/admin/login",
];

for (const path of PUBLIC) {
  test(`${path} has nothing that axe complains of, and does not scroll sideways`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await arrive(page, path);
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
}

test("cart and my page have nothing that axe complains of", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await arriveRegistered(page);
  for (const path of ["/cart", "/my-page"]) {
    await arrive(page, path);
    await expectNoViolations(page);
  }
});
