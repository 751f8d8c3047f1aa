import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import type { Product } from "@zakh/catalog/contract";
import type { Order } from "@zakh/orders/contract";
import { dashboardUrl, goWithin, medusaId, openDashboard, signInToDashboard } from "./dashboard";
import { ADMIN, beginSessionAgain, newShopper, orderThroughApi, registerThroughApi, signInAsAdmin } from "./people";

/** Of the tests whose session goes on: loading the dashboard costs more than most of them. */
let dashboard: Page;

test.beforeAll(async ({ browser, isMobile }) => {
  dashboard = await openDashboard(browser, isMobile);
});

test.afterAll(() => dashboard.context().close());

test("products are the same in both dashboards, and changes on Medusa's page show in the shop", async ({
  page,
  isMobile,
}) => {
  test.slow();
  await signInAsAdmin(page);
  const productData = {
    name: `Хаалганы мах ${randomUUID().slice(0, 8)}`,
    category: "Үхрийн мах",
    origin: "Монгол",
    price: "15000",
  };
  const made = await page.request.post("/api/products", { multipart: { productData: JSON.stringify(productData) } });
  expect(made.status(), await made.text()).toBe(201);
  const product: Product = await made.json();
  const read = async (): Promise<Product> => (await page.request.get(`/api/products/${product.id}`)).json();

  await test.step("the shop's overview stands in the dashboard, and leads to its products", async () => {
    await dashboard.goto(`${dashboardUrl}/app/shop`);
    await expect(dashboard.getByRole("heading", { level: 1, name: "Хяналтын самбар" })).toBeVisible();
    await expect(dashboard.getByRole("heading", { name: "Танд дэлгүүрийн админ эрх алга" })).toHaveCount(0);
    await dashboard.getByRole("link", { name: "Барааны жагсаалт" }).click();
    await expect(dashboard).toHaveURL(/\/app\/shop\/products$/);
  });

  await test.step("the price is changed on the shop's screen there", async () => {
    // Fails if the dashboard's stylesheet lacks the classes of the shop's screens.
    expect((await dashboard.getByLabel("Хайх", { exact: true }).boundingBox())?.height).toBe(isMobile ? 44 : 36);
    await dashboard.getByLabel("Хайх", { exact: true }).fill(product.name);
    await dashboard.getByRole("button", { name: `${product.name}: засах` }).click();
    await dashboard.getByLabel("Үнэ (₩) *").fill("21000");
    await dashboard.getByRole("button", { name: "Хадгалах" }).click();
    await expect(dashboard.getByText("Бараа шинэчлэгдлээ")).toBeVisible();
    expect((await read()).price).toBe(21000);
  });

  await test.step("Medusa's product page edits the shop's fields", async () => {
    const id = await medusaId(dashboard, "products", `q=${encodeURIComponent(product.name)}`);
    await goWithin(dashboard, `/app/products/${id}`);
    const widget = dashboard.getByRole("heading", { name: "Зах дэлгүүрийн талбарууд" }).locator("..");
    await widget.getByRole("button", { name: "Засах" }).click();
    const drawer = dashboard.getByRole("dialog", { name: product.name });
    await drawer.getByLabel("Нэр (орос)").fill("Говядина");
    await drawer.getByLabel("Савлагаа", { exact: true }).fill("2");
    await drawer.getByLabel("Гарал үүсэл", { exact: true }).fill("Монгол");
    await drawer.getByLabel("Гарал үүсэл (орос)").fill("Монголия");
    await drawer.getByRole("button", { name: "Хадгалах" }).click();
    await expect(drawer).toHaveCount(0);
    const origin = { origin: "Монгол", originRu: "Монголия", originEn: "" };
    expect(await read()).toMatchObject({ nameRu: "Говядина", ...origin, packSize: 2, price: 21000 });
    await expect(widget.locator("..")).toContainText("Гарал үүсэлМонгол");
    const renamed = await dashboard.request.post(`${dashboardUrl}/admin/products/${id}`, {
      data: { title: `${product.name} шинэ` },
    });
    expect(renamed.status(), await renamed.text()).toBe(200);
    expect((await read()).name).toBe(`${product.name} шинэ`);
  });

  await page.request.delete(`/api/products/${product.id}`);
});

test("an order shows its transfer on Medusa's page, and has the same status in both dashboards", async ({ page }) => {
  test.slow();
  const shopper = await registerThroughApi(page.request, newShopper());
  const id = await orderThroughApi(page.request, shopper.email);
  const number = `ORD-${String(id).padStart(4, "0")}`;
  await signInAsAdmin(page);
  const read = async (): Promise<Order> => (await page.request.get(`/api/orders/${id}`)).json();
  const status = dashboard.getByRole("combobox", { name: `${number} захиалгын төлөв` });

  await test.step("the shop's screen in the dashboard finds it and opens it", async () => {
    await goWithin(dashboard, `/app/shop/orders?search=${number}`);
    await dashboard.getByRole("link", { name: `${number} захиалгыг харах` }).click();
    await expect(dashboard.getByRole("dialog", { name: number })).toContainText("SARAA DORJ");
  });

  await test.step("Medusa's order page tells what to look for on the bank statement, and sets the status", async () => {
    const orderId = await medusaId(dashboard, "orders", `q=${encodeURIComponent(shopper.email)}`);
    await goWithin(dashboard, `/app/orders/${orderId}`);
    const widget = dashboard.getByRole("heading", { name: "Төлбөр", exact: true }).locator("..");
    await expect(widget).toContainText("SARAA DORJ");
    await expect(widget).toContainText((await read()).selectedBankAccount?.accountNumber ?? "");
    await expect(status).toHaveText("Төлбөр хүлээгдэж буй");
    await status.click();
    await dashboard.getByRole("option", { name: "Төлбөр төлөгдсөн" }).click();
    await expect(dashboard.getByText("Төлөв шинэчлэгдлээ")).toBeVisible();
    expect((await read()).status).toBe("processing");
    // Medusa's own badge beside it, without a reload.
    await expect(dashboard.getByText("Авсан", { exact: true }).first()).toBeVisible();
  });

  await test.step("Medusa's own button cancels nothing and says where to, and the widget leads there", async () => {
    await dashboard.getByRole("main").locator('[aria-haspopup="menu"]').first().click();
    await dashboard.getByRole("menuitem", { name: "Цуцлах" }).click();
    await dashboard.getByRole("alertdialog").getByRole("button", { name: "Үргэлжлүүлэх" }).click();
    await expect(dashboard.getByText(/«Захиалга» хуудсыг ашиглана уу/).first()).toBeVisible();
    expect((await read()).status).toBe("processing");
    await dashboard.getByRole("link", { name: "Дэлгүүрийн хуудсанд нээх" }).click();
    await expect(dashboard).toHaveURL(new RegExp(`/app/shop/orders\\?id=${id}$`));
    await expect(dashboard.getByRole("dialog", { name: number })).toContainText("SARAA DORJ");
  });
});

test("when Medusa's session ends during typing, the user signs in on the spot and nothing typed is lost", async ({
  browser,
  isMobile,
}) => {
  const page = await openDashboard(browser, isMobile);
  await page.clock.install();
  await page.goto(`${dashboardUrl}/app/shop/site-settings`);
  const name = page.getByLabel("Сайтын нэр");
  const saved = await name.inputValue();
  await name.fill("Хагас бичсэн нэр");
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Хадгалах" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  // Medusa's page polls every minute, and must not redirect when it is refused.
  const polled = page.waitForResponse(/\/admin\/notifications/);
  await page.clock.fastForward("01:00");
  expect((await polled).status()).toBe(401);
  await beginSessionAgain(page, "Имэйл", ADMIN.email);
  await expect(name).toHaveValue("Хагас бичсэн нэр");
  await name.fill(saved);
  await expect(page).toHaveURL(/\/app\/shop\/site-settings$/);
  await page.context().close();
});

test("an admin signs in on Medusa's page, in the browser's language, whose menu has one entry for the shop @desktop-only", async ({
  page,
}) => {
  // A phone has the same menu behind a button.
  await signInToDashboard(page);
  const menu = page.getByRole("complementary");
  await expect(menu.getByRole("link", { name: /^Захиалг/ })).toHaveCount(1);
  await menu.getByRole("link", { name: "Зах", exact: true }).click();
  await expect(menu.locator('a[href*="/app/shop/"]')).toHaveCount(0);
  const shop = page.getByRole("navigation", { name: "Удирдлагын цэс" });
  await shop.getByRole("link", { name: "Савлах жагсаалт" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Савлах жагсаалт" })).toBeVisible();
  await expect(page.locator('a[href$="/app/products"]').first()).toBeAttached();
  await expect(page.locator('a[href*="draft-orders"]')).toHaveCount(0);
});

test("a user who was only invited to Medusa's dashboard sees who can open the shop's screens", async ({
  browser,
  isMobile,
}) => {
  const email = `invited-${randomUUID().slice(0, 8)}@example.com`;
  const password = "урилгын-нууц-үг";
  const made = await dashboard.request.post(`${dashboardUrl}/admin/invites`, { data: { email } });
  const { invite } = await made.json();
  const guest = await browser.newContext();
  const registered = await guest.request.post(`${dashboardUrl}/auth/user/emailpass/register`, {
    data: { email, password },
  });
  const headers = { authorization: `Bearer ${(await registered.json()).token}` };
  const accepted = await guest.request.post(`${dashboardUrl}/admin/invites/accept?token=${invite.token}`, {
    data: { email },
    headers,
  });
  expect(accepted.status()).toBe(200);
  const { user } = await accepted.json();
  await guest.close();

  const invited = await openDashboard(browser, isMobile, { email, password });
  await invited.goto(`${dashboardUrl}/app/shop`);
  await expect(invited.getByRole("heading", { name: "Танд дэлгүүрийн админ эрх алга" })).toBeVisible();
  await dashboard.request.delete(`${dashboardUrl}/admin/users/${user.id}`);
  await invited.context().close();
});
