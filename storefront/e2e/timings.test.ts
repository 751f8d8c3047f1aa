import { expect, type Locator, type Page, test } from "@playwright/test";
import { openPage } from "./open-page";
import { ADMIN, newShopper, registerThroughApi, signInAsAdmin } from "./people";

/** The page's clock is stopped and advanced only by the tests, so that they need not wait. */
async function stopClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Advances a stopped clock by short steps, which rendering needs, until an element is visible. */
async function shows(page: Page, what: Locator) {
  await expect
    .poll(async () => {
      await page.clock.runFor(5);
      return what.isVisible();
    })
    .toBe(true);
}

/** The number of calls so far. */
function countCalls(page: Page, path: string): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
}

test.beforeEach(({ page }) => page.clock.install());

test("an admin's greeting is shown for 1.5 s before the dashboard opens", async ({ page }) => {
  await page.goto("/admin/login");
  await page.getByLabel("Хэрэглэгчийн нэр").fill(ADMIN.username);
  await page.getByLabel("Нууц үг", { exact: true }).fill(ADMIN.password);
  await stopClock(page);
  const checks = countCalls(page, "/api/admin/check-auth");
  await page.getByRole("button", { name: "Нэвтрэх" }).click();
  await shows(page, page.getByText("Амжилттай нэвтэрлээ"));
  await page.clock.runFor(1200);
  expect(checks()).toBe(0);
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.clock.runFor(400);
  await expect.poll(checks).toBe(1);
  await page.clock.resume();
  await expect(page).toHaveURL(/\/admin$/);
});

test("the session is read again 300 ms after login, and the toast closes after 5 s", async ({ page }) => {
  const shopper = await registerThroughApi(page.request, newShopper());
  await page.request.post("/api/logout");
  await openPage(page, "/auth");
  await page.getByLabel("Хэрэглэгчийн нэр эсвэл имэйл").fill(shopper.username);
  await page.getByLabel("Нууц үг", { exact: true }).fill(shopper.password);
  await stopClock(page);
  const users = countCalls(page, "/api/user");
  const answered = page.waitForResponse("**/api/login");
  await page.getByRole("button", { name: "Нэвтрэх", exact: true }).click();
  await answered;
  const toast = page.getByRole("region", { name: /Мэдэгдэл/ }).getByRole("listitem");
  await shows(page, toast);
  await expect(toast).toContainText("Амжилттай нэвтэрлээ");
  expect(users()).toBe(0);
  await page.clock.runFor(350);
  await expect.poll(users).toBeGreaterThanOrEqual(1);
  await page.clock.runFor(4000);
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(1000);
  await expect(toast).toHaveCount(0);
});

test("a toast of the back office closes after 5 s", async ({ page }) => {
  await signInAsAdmin(page);
  await page.route("**/api/settings/site-name", (route) =>
    route.request().method() === "PUT" ? route.fulfill({ json: { siteName: "Зах" } }) : route.continue(),
  );
  await page.goto("/admin/site-settings");
  await expect(page.getByLabel("Сайтын нэр")).toBeVisible();
  await stopClock(page);
  // By touch: a mouse over a toast would keep it open.
  await page.getByRole("button", { name: "Хадгалах" }).tap();
  const toast = page.getByText("Сайтын нэр шинэчлэгдлээ");
  await shows(page, toast);
  await page.clock.runFor(4500);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1500);
  await expect(toast).toHaveCount(0);
});

test("a tooltip of the back office opens after the mouse has rested for 300 ms @desktop-only", async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/categories");
  await expect(page.getByRole("button", { name: "Үхрийн мах: засах" })).toBeVisible();
  await stopClock(page);
  await page.getByRole("button", { name: "Үхрийн мах: засах" }).hover();
  await page.clock.runFor(200);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await page.clock.runFor(150);
  await expect(page.getByRole("tooltip", { name: "Үхрийн мах: засах" })).toBeVisible();
});
