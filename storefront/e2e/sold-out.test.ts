import { expect, type Page, test } from "@playwright/test";
import { openPage } from "./open-page";
import { newShopper, registerThroughApi } from "./people";
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

/** A line of 97 kg of a seeded product without tracked stock. */
async function plainLine(page: Page) {
  const products = (await (await page.request.get("/api/products")).json()) as {
    id: number;
    name: string;
    price: number;
    priceDivisor: number;
    packSize: number;
    available: number | null;
    imageUrls: string[];
  }[];
  const found = products.find((one) => one.available === null && one.packSize === 1 && one.priceDivisor === 1);
  if (!found) throw new Error("No plain product");
  const { id, name, price, imageUrls } = found;
  return { productId: id, name, price, imageUrls, quantity: 97 };
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
  await expect(soldOut.getByRole("button")).toHaveCount(0);
  await product.leave(1.5);
  await expect((await card(page)).getByRole("button")).toBeVisible();
});

test("steps end at the stock, in the dialog and on the page, and a text says so", async ({ page }) => {
  await registerThroughApi(page.request, newShopper());
  await openPage(page, `/products/${product.id}`);
  const plus = page.getByRole("button", { name: "Нэмэх", exact: true });
  await plus.click();
  await plus.click();
  await expect(page.getByRole("group", { name: "Тоо хэмжээ" }).getByText("3 кг")).toBeVisible();
  await expect(plus).toBeDisabled();
  await expect(page.getByText("Хамгийн ихдээ 3 кг авах боломжтой")).toBeVisible();
  await page.getByRole("button", { name: "Сагсанд нэмэх", exact: true }).click();
  await expect(page.getByText(`«${product.name}» — 3 кг`).first()).toBeVisible();
  await page.getByRole("button", { name: "Сагсанд нэмэх", exact: true }).click();
  await expect(page.getByText("Сагсанд нэмэгдсэнгүй").first()).toBeVisible();

  await (await card(page)).getByRole("button").click();
  const dialog = page.getByRole("dialog", { name: "Хэмжээ сонгох" });
  const more = dialog.getByRole("button", { name: "Нэмэх", exact: true });
  await more.click();
  await more.click();
  await expect(dialog.getByText("3 кг", { exact: true })).toBeVisible();
  await expect(more).toBeDisabled();
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
  await page.getByRole("button", { name: "Захиалга баталгаажуулах" }).click();
  const summary = page.getByRole("complementary", { name: "Захиалгын хураангуй" });
  await expect(summary.getByRole("listitem")).toContainText("Хамгийн ихдээ 2 кг авах боломжтой");
  await summary.getByRole("button", { name: "Сагсаа засах" }).click();
  await expect(summary).toContainText("₩20,000");
  await page.getByRole("button", { name: "Захиалга баталгаажуулах" }).click();
  await expect(page).toHaveURL(/\/my-page$/);
});

test("the name on the tile of a product without a photo has its language marked", async ({ page }) => {
  await openPage(page, `/products/${product.id}?lang=ru`);
  const names = page.getByRole("main").getByText(product.name, { exact: true });
  expect(await names.evaluateAll((all) => all.map((name) => name.getAttribute("lang")))).toEqual(["mn", "mn"]);
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

test("adding beyond 99 kg says how much was added", async ({ page }) => {
  const plain = await plainLine(page);
  await arriveWith(page, [plain]);
  await openPage(page, `/products/${plain.productId}`);
  const plus = page.getByRole("button", { name: "Нэмэх", exact: true });
  for (let presses = 0; presses < 4; presses += 1) await plus.click();
  const add = page.getByRole("button", { name: "Сагсанд нэмэх", exact: true });
  await add.click();
  await expect(page.getByText(`«${plain.name}» — 2 кг. Хамгийн ихдээ 99 кг авах боломжтой.`).first()).toBeVisible();
  await add.click();
  await expect(page.getByText("Сагсанд нэмэгдсэнгүй").first()).toBeVisible();
});
