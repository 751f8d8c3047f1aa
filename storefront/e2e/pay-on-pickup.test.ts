import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { showOnly } from "./back-office";
import { agreeToOrder, fillCart, newShopper, registerThroughApi, signInAsAdmin } from "./people";

const SETTING = "/api/settings/pay-on-pickup";
/** The texts of orders that are paid by transfer and delivered. */
const OF_DELIVERY = /хүрг|шилжүүл/i;
const PLACE = "Чонжу хот, Санданг дүүрэг 12, 1 давхар";

test("the owner offers payment on pick-up, a shopper orders by it, both see where, and it is switched off again", async ({
  page,
  browser,
}) => {
  await signInAsAdmin(page);
  const { version: _, ...before } = await (await page.request.get(SETTING)).json();
  try {
    await page.request.put(SETTING, { data: { ...before, enabled: false } });
    await page.goto("/admin/pay-on-pickup");
    await page.getByRole("switch", { name: "Очиж авахдаа төлөхийг санал болгох" }).click();
    await page.getByLabel("Авах газар", { exact: true }).fill(" ");
    await page.getByRole("button", { name: "Хадгалах" }).click();
    await expect(page.getByText("Авах газрыг бичнэ үү: түүнгүйгээр санал болгох боломжгүй")).toBeVisible();
    await expect(page.getByLabel("Авах газар", { exact: true })).toBeFocused();
    await page.getByRole("switch", { name: "Очиж авахдаа төлөхийг санал болгох" }).click();
    await expect(page.getByText("Авах газрыг бичнэ үү: түүнгүйгээр санал болгох боломжгүй")).toBeHidden();
    await page.getByRole("switch", { name: "Очиж авахдаа төлөхийг санал болгох" }).click();
    await page.getByLabel("Авах газар", { exact: true }).fill(PLACE);
    await page.getByLabel("Авах цаг", { exact: true }).fill("10:00–20:00");
    await page.getByRole("button", { name: "Хадгалах" }).click();
    await expect(page.getByText("Очиж авах тохиргоо хадгалагдлаа")).toBeVisible();

    const shop = await (await browser.newContext()).newPage();
    const name = `Очиж авдаг ${randomUUID().slice(0, 8)}`;
    await registerThroughApi(shop.request, { ...newShopper(), name });
    await fillCart(shop, 1);
    await shop.goto("/checkout");
    await expect(shop.getByLabel("Шилжүүлэгчийн нэр")).toBeVisible();
    await shop.getByRole("radio", { name: /Очиж авахдаа төлөх/ }).check();
    await page.request.put(SETTING, { data: { ...before, enabled: false } });
    await agreeToOrder(shop);
    await shop.getByRole("button", { name: "Захиалга баталгаажуулах" }).click();
    await expect(shop.getByText("Форм алдаатай байна").first()).toBeVisible();
    await expect(shop.getByText("Энэ төлбөрийн хэлбэрийг одоо ашиглах боломжгүй байна.").first()).toBeVisible();
    await expect(shop.getByText("API Алдаа")).toHaveCount(0);
    await expect(shop.getByLabel("Шилжүүлэгчийн нэр")).toBeVisible();
    await page.request.put(SETTING, { data: { ...before, enabled: true, place: PLACE, hours: "10:00–20:00" } });
    await shop.reload();
    await shop.getByRole("radio", { name: /Очиж авахдаа төлөх/ }).check();
    await expect(shop.getByText(PLACE)).toBeVisible();
    await expect(shop.getByLabel("Шилжүүлэгчийн нэр")).toBeHidden();
    await expect(shop.getByLabel("Хүргэлтийн хаяг")).toBeHidden();
    await expectNoViolations(shop);
    await agreeToOrder(shop);
    await shop.getByRole("button", { name: "Захиалга баталгаажуулах" }).click();
    await expect(shop.getByText("Таны захиалгыг хүлээн авлаа. Авахдаа төлнө үү.").first()).toBeVisible();
    await expect(shop).toHaveURL(/\/my-page$/);
    await expect(shop.getByText(PLACE)).toBeVisible();
    await shop.getByRole("button", { name: "Дэлгэрэнгүй" }).click();
    await expect(shop.getByRole("article")).not.toContainText(OF_DELIVERY);
    const [order] = await (await shop.request.get("/api/user/orders")).json();
    expect(order).toMatchObject({ paymentMethod: "pay_on_pickup", shippingFee: 0 });
    await shop.goto(`/order-confirmation?id=${order.id}&email=${encodeURIComponent(order.customerEmail)}`);
    await expect(shop.getByText("Авахдаа төлөх дүн")).toBeVisible();
    await expect(shop.getByText("Төлбөр шилжүүлэх данс")).toBeHidden();

    await page.goto(`/admin/orders?id=${order.id}`);
    const detail = page.getByRole("dialog");
    await expect(detail.getByText("Очиж авахдаа төлөх")).toBeVisible();
    await expect(detail.getByText(PLACE)).toBeVisible();

    await showOnly(page, name);
    await page.goto("/admin/picking");
    const packed = page.getByRole("heading", { level: 3 }).locator("../..");
    const number = `ORD-${String(order.id).padStart(4, "0")}`;
    await expect(packed.filter({ hasText: number })).toContainText("Өөрөө ирж авах");

    const change = (status: string) => page.request.patch(`/api/orders/${order.id}/status`, { data: { status } });
    const told = shop.getByRole("main");
    for (const [status, text] of [
      ["completed", "Захиалгыг хүлээлгэн өглөө"],
      ["cancelled", "бид буцаан өгнө. Хэрхэн авахаа тохирох"],
    ] as const) {
      expect((await change(status)).ok()).toBe(true);
      await shop.reload();
      await expect(told).toContainText(text);
      await expect(told).not.toContainText(OF_DELIVERY);
    }
    await page.request.post(`/api/admin/orders/${order.id}/returned`, { data: { amount: 1000 } });
    await shop.reload();
    await expect(told).toContainText("₩1,000-г бид буцаан өгсөн, үлдсэн");
    await expect(told).not.toContainText(OF_DELIVERY);
    await page.goto(`/admin/orders?id=${order.id}`);
    await detail.getByRole("button", { name: "Буцаан олгосон" }).click();
    await expect(page.getByRole("alertdialog")).not.toContainText(/шилжүүл|Банк/);
    await page.getByRole("alertdialog").getByRole("button", { name: "Тийм, олгосон" }).click();
    await expect(page.getByText("Мөнгийг буцаасан гэж тэмдэглэлээ")).toBeVisible();
    await shop.reload();
    await expect(told).toContainText("-г бид буцаан өгсөн. Асуух зүйл байвал");
    await expect(told).not.toContainText(OF_DELIVERY);

    await page.goto("/admin/pay-on-pickup");
    await page.getByRole("switch", { name: "Очиж авахдаа төлөхийг санал болгох" }).click();
    await page.getByRole("button", { name: "Хадгалах" }).click();
    await expect(page.getByText("Очиж авах тохиргоо хадгалагдлаа")).toBeVisible();
    await shop.goto("/my-page");
    await shop.getByRole("button", { name: "Дэлгэрэнгүй" }).click();
    await expect(shop.getByText(PLACE)).toBeVisible();
    await shop.evaluate(() => window.sessionStorage.removeItem("filled"));
    await shop.goto("/checkout");
    await expect(shop.getByLabel("Шилжүүлэгчийн нэр")).toBeVisible();
    await expect(shop.getByRole("radio", { name: /Очиж авахдаа төлөх/ })).toBeHidden();
    await shop.context().close();
  } finally {
    await page.request.put(SETTING, { data: before });
  }
});
