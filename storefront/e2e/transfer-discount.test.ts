import { expect, type Page, test } from "@playwright/test";
import type { Order } from "@zakh/orders/contract";
import { expectNoViolations } from "./axe";
import { agreeToOrder, fillCart, newShopper, registerThroughApi, signInAsAdmin } from "./people";

const SETTING = "/api/settings/transfer-discount";
const NAME = "Шилжүүлгийн хөнгөлөлт";

/** The switch in the back office, saved. */
async function press(page: Page) {
  await page.goto("/admin/transfer-discount");
  await page.getByRole("switch", { name: "Дансаар төлөх захиалгаас 1–99 вон хасах" }).click();
  await page.getByRole("button", { name: "Хадгалах" }).click();
  await expect(page.getByText("Гүйлгээг дүнгээр таних тохиргоо хадгалагдлаа")).toBeVisible();
}

test("the owner switches the transfer discount on, a shopper orders and sees it with the order, and so does the owner", async ({
  page,
  browser,
}) => {
  await signInAsAdmin(page);
  const shop = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await registerThroughApi(shop.request, newShopper());
  await fillCart(shop, 1);

  try {
    await press(page);
    await shop.goto("/checkout");
    await expect(shop.getByText(/нийт дүнгээс 1–99 вон хасна/)).toBeVisible();
    await expectNoViolations(shop);
    await shop.getByLabel("Хүргэлтийн хаяг").fill("Чонжү хот, Хындог дүүрэг 12-3");
    await shop.getByLabel("Шилжүүлэгчийн нэр").fill("SARAA DORJ");
    await agreeToOrder(shop);
    await shop.getByRole("button", { name: "Захиалга баталгаажуулах" }).click();
    await expect(shop).toHaveURL(/\/my-page$/);
    await press(page);
  } finally {
    await page.request.put(SETTING, { data: { enabled: false } });
  }

  const [order]: [Order] = await (await shop.request.get("/api/user/orders")).json();
  const total = `₩${Number(order.totalAmount).toLocaleString("ko-KR")}`;
  const taken = `−₩${order.transferDiscount}`;
  expect(order.transferDiscount).toBeGreaterThan(0);
  expect(Number(order.totalAmount)).toBe(order.subtotal + order.shippingFee - order.transferDiscount);

  await test.step("on my page, also after the switch is off again", async () => {
    const card = shop.getByRole("article");
    await expect(card).toContainText(total);
    await card.getByRole("button", { name: "Дэлгэрэнгүй" }).click();
    await expect(card.getByText(NAME).locator("..")).toContainText(taken);
  });

  await test.step("on the confirmation, with the exact sum to transfer", async () => {
    await shop.goto(`/order-confirmation?id=${order.id}&email=${encodeURIComponent(order.customerEmail)}`);
    await expect(shop.getByRole("region", { name: "Төлбөр шилжүүлэх данс" })).toContainText(total);
    await expect(shop.getByRole("article").getByText(NAME).locator("..")).toContainText(taken);
    await expectNoViolations(shop);
  });

  await test.step("in the back office", async () => {
    await page.goto(`/admin/orders?id=${order.id}`);
    const detail = page.getByRole("dialog");
    await expect(detail.getByText(NAME).locator("..")).toContainText(taken.replace("₩", "\u2060₩"));
    await expect(detail.getByText(total).first()).toBeVisible();
  });

  await test.step("checkout no longer mentions it", async () => {
    await shop.evaluate(() => window.sessionStorage.removeItem("filled"));
    await shop.goto("/checkout");
    await expect(shop.getByRole("button", { name: "Төлбөр: өөрчлөх" })).toBeVisible();
    await expect(shop.getByText(/нийт дүнгээс 1–99 вон хасна/)).toBeHidden();
  });
  await shop.context().close();
});
