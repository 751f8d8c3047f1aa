import { expect, type Page, test } from "@playwright/test";
import { answer500, BROKEN, noAnswer, watchPageErrors } from "./broken-calls";
import { type EdgeProcess, startEdge } from "./edge-process";
import { openPage } from "./open-page";
import { arriveWithCart, newShopper, registerThroughApi, signUp } from "./people";

function toastOf(page: Page) {
  return page.getByRole("region", { name: /Мэдэгдэл/ }).getByRole("listitem");
}

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

test("signing in, registering and signing out say so when the server does not answer at all", async ({ page }) => {
  const faults = watchPageErrors(page);
  const shopper = newShopper();
  for (const call of ["login", "register", "logout"]) await page.context().route(`**/api/${call}`, noAnswer);
  await page.goto("/auth");
  await page.getByLabel("Хэрэглэгчийн нэр эсвэл имэйл").fill(shopper.email);
  await page.getByLabel("Нууц үг", { exact: true }).fill(shopper.password);
  await page.getByRole("button", { name: "Нэвтрэх", exact: true }).click();
  await expect(toastOf(page)).toContainText("Нэвтэрч чадсангүй");
  await page.getByRole("tab", { name: "Бүртгүүлэх" }).click();
  await signUp(page, shopper);
  await expect(toastOf(page)).toContainText("Бүртгэл үүсгэх үед алдаа гарлаа. Дахин оролдоно уу.");
  await registerThroughApi(page.request, shopper);
  await page.goto("/my-page");
  await page.getByRole("button", { name: "Гарах" }).click();
  await expect(toastOf(page)).toContainText("Системээс гарах үед алдаа гарлаа");
  await expect(page).toHaveURL(/\/my-page$/);
  expect(faults).toEqual([]);
});

test("the owner's pages and the order lookup say so when everything but the session answers 500", async ({ page }) => {
  const faults = watchPageErrors(page);
  await registerThroughApi(page.request, newShopper());
  await page.context().route(/\/api\/(?!user$)/, answer500);
  for (const path of ["/store/dashboard", "/store/register", "/store/edit/1", "/store/products/add"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Мэдээлэл ачаалж чадсангүй" }), path).toBeVisible();
    await expect(page.getByRole("button", { name: "Дахин оролдох" }), path).toBeVisible();
  }
  await page.goto("/order-lookup?id=1&email=saraa@example.com");
  await page.getByRole("button", { name: "Хайх", exact: true }).click();
  await expect(page.getByText("Захиалгыг уншиж чадсангүй. Дахин оролдоно уу.")).toBeVisible();
  expect(faults).toEqual([]);
});

test("a store that cannot be registered says so, and keeps what was typed", async ({ page }) => {
  await registerThroughApi(page.request, newShopper());
  await page.context().route("**/api/stores", (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto("/store/register");
  await page.getByLabel("Үйлчилгээний ангилал").selectOption({ index: 1 });
  await page.getByLabel("Дэлгүүрийн нэр").fill("Шинэ мах");
  await page.getByLabel("Хаяг", { exact: true }).fill("Чонжү хот, Сану гу 5");
  await page.getByRole("button", { name: "Бүртгүүлэх хүсэлт илгээх" }).click();
  await expect(toastOf(page)).toContainText("Дэлгүүр үүсгэх үед алдаа гарлаа");
  await expect(page.getByLabel("Дэлгүүрийн нэр")).toHaveValue("Шинэ мах");
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
