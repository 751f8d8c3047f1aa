import { expect, type Page, test } from "@playwright/test";
import { openPage } from "./open-page";
import { agreeToOrder, newShopper, registerThroughApi } from "./people";
import { StockedProduct } from "./stock";

let product: StockedProduct;

test.beforeEach(async ({ browser, baseURL }) => {
  product = await StockedProduct.make(browser, baseURL, 3);
});
test.afterEach(() => product.delete());

/** The line of the product, in the cart. */
function line(page: Page) {
  return page.getByRole("main").getByRole("article").filter({ hasText: product.name });
}

/** Scrolls the category until the product's card is loaded. */
async function card(page: Page) {
  await openPage(page, `/?category=${encodeURIComponent("Бусад")}`);
  const found = page.getByRole("article").filter({ hasText: product.name });
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollBy(0, 600));
      return found.count();
    })
    .toBe(1);
  return found;
}

/** Signed in, with this cart in the browser. */
async function arriveWith(page: Page, lines: object[]) {
  await registerThroughApi(page.request, newShopper());
  await openPage(page, "/contact");
  await page.evaluate((stored) => window.localStorage.setItem("cart", stored), JSON.stringify(lines));
}

test("a sold-out product says so on its card and its page, and cannot be added", async ({ page }) => {
  await registerThroughApi(page.request, newShopper());
  await openPage(page, `/products/${product.id}`);
  await expect(page.getByRole("button", { name: "Сагсанд нэмэх", exact: true })).toBeVisible();
  await product.leave(1.4);
  await openPage(page, `/products/${product.id}`);
  await expect(page.getByRole("main").getByText("Дууссан").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Сагсанд нэмэх", exact: true })).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("group", { name: "Тоо хэмжээ" })).toHaveCount(0);
  const soldOut = await card(page);
  await expect(soldOut.getByText("Дууссан")).toBeVisible();
  await expect(soldOut.getByRole("button", { name: /сагсанд нэмэх$/ })).toHaveCount(0);
  await product.leave(1.5);
  await expect((await card(page)).getByRole("button", { name: /сагсанд нэмэх$/ })).toBeVisible();
});

test("a line that sells out while the form is filled in is marked when the server refuses it", async ({ page }) => {
  await arriveWith(page, [product.line(3)]);
  await openPage(page, "/checkout");
  await page.getByLabel("Хүргэлтийн хаяг").fill("Чонжү хот, Хындог дүүрэг 12-3");
  await page.getByLabel("Шилжүүлэгчийн нэр").fill("SARAA DORJ");
  await page.route(
    "**/api/orders",
    async (route) => {
      await product.leave(2);
      await route.continue();
    },
    { times: 1 },
  );
  await agreeToOrder(page);
  await page.getByRole("button", { name: "Захиалга баталгаажуулах" }).click();
  const summary = page.getByRole("complementary", { name: "Захиалгын хураангуй" });
  await expect(summary.getByRole("listitem")).toContainText("Хамгийн ихдээ 2 кг авах боломжтой");
  await summary.getByRole("button", { name: "Сагсаа засах" }).click();
  await expect(summary).toContainText("₩20,000");
  await page.getByRole("button", { name: "Захиалга баталгаажуулах" }).click();
  await expect(page).toHaveURL(/\/my-page$/);
});

test("a cart that was filled before signing in has its gone products marked, in the sheet too", async ({ page }) => {
  await openPage(page, "/contact");
  await page.evaluate((stored) => window.localStorage.setItem("cart", stored), JSON.stringify([product.line(2)]));
  await product.delete();
  await registerThroughApi(page.request, newShopper());
  await openPage(page, "/contact");
  await page.getByRole("button", { name: /^Сагс, / }).click();
  const drawer = page.getByRole("dialog", { name: "Сагс" });
  await expect(drawer).toContainText("Худалдаанд байхгүй болсон");
  await expect(drawer.getByRole("link", { name: "Захиалга хийх" })).toHaveCount(0);
  await openPage(page, "/cart");
  await expect(line(page)).toContainText("Худалдаанд байхгүй болсон");
});
