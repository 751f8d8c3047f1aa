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

/** The page's record of its calls: the path and time of each, and how many are pending. */
interface Notes {
  sent: [path: string, at: number][];
  underWay: number;
}

/** Makes the page record its calls with the time of its own clock. */
function noteCalls(page: Page) {
  return page.addInitScript(() => {
    const notes: Notes = { sent: [], underWay: 0 };
    Object.assign(window, { notes });
    const send = window.fetch;
    window.fetch = async (...call) => {
      notes.sent.push([new URL(String(call[0]), location.href).pathname, Date.now()]);
      notes.underWay += 1;
      return send(...call).finally(() => {
        notes.underWay -= 1;
      });
    };
  });
}

function readNotes(page: Page): Promise<Notes> {
  return page.evaluate(() => (window as unknown as { notes: Notes }).notes);
}

/** Advances the clock so slowly that every call is answered at the time of its request. */
async function pass(page: Page, seconds: number) {
  for (let half = 0; half < seconds * 2; half += 1) {
    await page.clock.runFor(500);
    await expect.poll(async () => (await readNotes(page)).underWay).toBe(0);
  }
}

/** The intervals between the calls since `since` in whole seconds, each once. */
async function intervals(page: Page, path: string, since: number): Promise<number[]> {
  const times = (await readNotes(page)).sent.filter(([sent, at]) => sent === path && at > since).map(([, at]) => at);
  return [...new Set(times.slice(1).map((at, index) => Math.floor((at - (times[index] ?? 0)) / 1000)))];
}

test("orders are polled every 15 s and the pending count every 10 s, and every 30 s in the background without the sound", async ({
  page,
}) => {
  test.slow();
  await noteCalls(page);
  // A new order of another test would have every list asked for at once.
  await page.route("**/api/admin/pending-orders-count", (route) => route.fulfill({ json: { count: 1, newest: [1] } }));
  // With it on the interval stays the same in the background.
  await page.addInitScript(() => localStorage.setItem("new-orders", '{"version":1,"sound":false,"seen":0}'));
  await signInAsAdmin(page);
  await page.goto("/admin/orders");
  await expect(page.getByText(/^Нийт [\d,]+ захиалга$/)).toBeVisible();
  await stopClock(page);
  const visible = await page.evaluate(() => Date.now());
  await pass(page, 48);
  expect(await intervals(page, "/api/orders", visible)).toEqual([15]);
  expect(await intervals(page, "/api/admin/pending-orders-count", visible)).toEqual([10]);

  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  // A call of the previous interval.
  await pass(page, 10);
  const hidden = await page.evaluate(() => Date.now());
  await pass(page, 65);
  expect(await intervals(page, "/api/admin/pending-orders-count", hidden)).toEqual([30]);
  expect(await intervals(page, "/api/orders", hidden)).toEqual([]);
});

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
