import { expect, test } from "@playwright/test";
import { answer500, BROKEN, noAnswer, watchPageErrors } from "./broken-calls";
import { type EdgeProcess, startEdge } from "./edge-process";
import { openPage } from "./open-page";
import { arriveWithCart } from "./people";

for (const [how, fail] of BROKEN) {
  test(`public pages work if every call of the browser ${how}`, async ({ page }) => {
    const faults = watchPageErrors(page);
    await page.context().route("**/api/**", fail);
    // Which failure it is makes a difference only to the text of the reason.
    for (const path of fail === noAnswer
      ? ["/", "/products/1"]
      : ["/", "/products/1", "/service-category/hair-beauty", "/stores/1", "/contact", "/auth"]) {
      await openPage(page, path);
      await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
      await expect(page.getByRole("banner"), path).toBeVisible();
    }
    expect(faults).toEqual([]);
  });
}

test("cart and checkout work if everything but the session answers 500", async ({ page }) => {
  const faults = watchPageErrors(page);
  await arriveWithCart(page, 2);
  await page.context().route(/\/api\/(?!user$)/, answer500);
  await page.goto("/cart");
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByText("Тооцоолж чадсангүй")).toBeVisible();
  await page.goto("/checkout");
  await expect(page.getByText("Банкны дансны мэдээлэл алга")).toBeVisible();
  await page.goto("/my-page");
  await expect(page.getByRole("heading", { name: "Захиалгын түүхийг ачаалж чадсангүй" })).toBeVisible();
  expect(faults).toEqual([]);
});

test("pictures that do not load are tiles with the product's name, and the logo is the shop's name", async ({
  page,
}) => {
  await page.context().route(/\/static\/|\/logo\.png$/, (route) => route.abort("failed"));
  await openPage(page, "/");
  const card = page.getByRole("article").first();
  const name = await card.getByRole("heading", { level: 3 }).textContent();
  await expect(card.locator("img")).toHaveCount(0);
  // In the heading and on the tile.
  await expect(card.getByText(name ?? "", { exact: true })).toHaveCount(2);
  await expect(page.getByRole("banner").getByRole("link", { name: /нүүр хуудас/ })).toHaveText("Зах");
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
    await expect(page.getByRole("heading", { name: "Барааны жагсаалт ачаалж чадсангүй" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Дахин оролдох" })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toContainText("Зах");
    const [home, contact] = [page.locator('header nav a[href="/"]'), page.locator('header nav a[href="/contact"]')];
    await expect(home).toHaveText("Нүүр");
    await expect(contact).toHaveText("Холбоо барих");
    await expect(page.locator("header nav > ul > li")).toHaveCount(2);
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
