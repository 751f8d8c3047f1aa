import { expect, type Page, type Route, test } from "@playwright/test";
import { type EdgeProcess, startEdge } from "./edge-process";
import { arriveWithCart, newShopper, registerThroughApi } from "./people";

const BROKEN: [string, (route: Route) => Promise<void>][] = [
  ["answers 500", (route) => route.fulfill({ status: 500, body: "<html>" })],
  ["does not answer at all", (route) => route.abort("connectionrefused")],
];

/** What went wrong in the page's own code while it was open. */
function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  return faults;
}

for (const [how, fail] of BROKEN) {
  test(`public pages stand when every call of the browser ${how}`, async ({ page }) => {
    const faults = watchFaults(page);
    await page.route("**/api/**", fail);
    for (const path of ["/", "/products/1", "/service-category/hair-beauty", "/stores/1", "/contact", "/auth"]) {
      await page.goto(path, { waitUntil: "networkidle" });
      await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
      await expect(page.getByRole("banner"), path).toBeVisible();
    }
    expect(faults).toEqual([]);
  });

  test(`cart and checkout stand when everything but the session ${how}`, async ({ page }) => {
    const faults = watchFaults(page);
    await arriveWithCart(page, 2);
    await page.route(/\/api\/(?!user$)/, fail);
    await page.goto("/cart");
    await expect(page.getByRole("article")).toHaveCount(2);
    await expect(page.getByText("Тооцоолж чадсангүй")).toBeVisible();
    await page.goto("/checkout");
    await expect(page.getByText("Банкны дансны мэдээлэл алга")).toBeVisible();
    await page.goto("/my-page");
    await expect(page.getByRole("heading", { name: "Захиалгын түүхийг ачаалж чадсангүй" })).toBeVisible();
    expect(faults).toEqual([]);
  });
}

test("a session that cannot be read is no session, after asking twice", async ({ page }) => {
  await registerThroughApi(page.request, newShopper());
  let asked = 0;
  await page.route("**/api/user", (route) => {
    asked += 1;
    return route.fulfill({ status: 500, body: "" });
  });
  await page.goto("/my-page");
  await expect(page).toHaveURL(/\/auth/);
  expect(asked).toBe(2);
});

test.describe("without a commerce server", () => {
  let edge: EdgeProcess;
  test.beforeAll(async () => {
    // Nothing listens on the discard port.
    edge = await startEdge("http://127.0.0.1:9");
  });
  test.afterAll(() => edge.stop());

  test("the home page has its hero, menu and footer, and offers to try again", async ({ page }) => {
    const response = await page.goto(edge.url);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1, name: "Шинэ мах, шуурхай хүргэлт" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Бүтээгдэхүүний жагсаалт ачаалж чадсангүй" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Дахин оролдох" })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toContainText("Зах");
    await expect(page.locator('header a[href="/contact"]')).toHaveText("Холбоо барих");
  });

  test("pages about one thing are answered 503, not 404 and not 500", async ({ page }) => {
    for (const path of ["/products/1", "/stores/1", "/service-category/hair-beauty"]) {
      const response = await page.goto(`${edge.url}${path}`);
      expect(response?.status(), path).toBe(503);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    expect((await page.request.get(`${edge.url}/sitemap.xml`)).status()).toBe(503);
    expect((await page.request.get(`${edge.url}/robots.txt`)).status()).toBe(200);
  });
});
