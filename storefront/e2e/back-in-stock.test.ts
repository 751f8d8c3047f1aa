import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { runsSoon } from "./database";
import { asByDay, linksMailedTo } from "./mailbox";
import { openPage } from "./open-page";
import { newShopper, registerThroughApi, signUp } from "./people";
import { StockedProduct } from "./stock";

let product: StockedProduct;

test.beforeEach(async ({ browser, baseURL }) => {
  product = await StockedProduct.make(browser, baseURL, 1);
});
test.afterEach(() => product.delete());

const ask = (page: Page) => page.getByRole("button", { name: "Ирэхээр нь мэдэгдэл авах" });
const cancel = (page: Page) => page.getByRole("button", { name: "Мэдэгдэл авахаа болих" });

test("a signed-in user requests an alert with one press, cancels it with another, and gets a mail when the product is back", async ({
  page,
}) => {
  const { email } = await registerThroughApi(page.request, newShopper());
  await openPage(page, `/products/${product.id}`);
  await ask(page).click();
  await expect(page.getByText(`Дахин ирмэгц ${email} хаяг руу имэйл илгээнэ.`)).toBeVisible();
  await expectNoViolations(page);
  await cancel(page).click();
  await expect(ask(page)).toBeVisible();
  await expect(ask(page)).toBeFocused();
  await ask(page).click();
  await expect(cancel(page)).toBeVisible();
  // The alert is there after a reload.
  await openPage(page, `/products/${product.id}`);
  await expect(cancel(page)).toBeVisible();
  await product.leave(4);
  await runsSoon("tell-back-in-stock");
  const links = async () => {
    await asByDay(email);
    return linksMailedTo(email);
  };
  await expect.poll(links, { timeout: 20_000 }).toHaveLength(1);
  const [link = ""] = await linksMailedTo(email);
  await page.goto(link);
  await expect(page).toHaveURL(new RegExp(`/products/${product.id}$`));
  await expect(page.getByRole("button", { name: "Сагсанд нэмэх", exact: true })).toBeVisible();
});

test("a visitor signs up first, comes back, and has the alert without another press", async ({ page }) => {
  await openPage(page, `/products/${product.id}`);
  await ask(page).click();
  await expect(page.getByText("Мэдэгдэл авахын тулд нэвтрэх эсвэл бүртгүүлэх шаардлагатай.").first()).toBeVisible();
  await expect(page).toHaveURL(/\/auth\?tab=signup/);
  const shopper = newShopper();
  await signUp(page, shopper);
  await expect(page).toHaveURL(new RegExp(`/products/${product.id}$`));
  await expect(page.getByText(`Дахин ирмэгц ${shopper.email} хаяг руу`)).toBeVisible();
  await expect(cancel(page)).toBeVisible();
});

test("a product that is back in the meantime can be bought at once, and the page says so", async ({ page }) => {
  await registerThroughApi(page.request, newShopper());
  await openPage(page, `/products/${product.id}`);
  await product.leave(3);
  await ask(page).click();
  await expect(page.getByText("дахин худалдаанд гарсан байна: одоо захиалах боломжтой").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Сагсанд нэмэх", exact: true })).toBeVisible();
});
