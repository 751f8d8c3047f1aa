import { expect, test } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { fillCart, newShopper, registerThroughApi, signInAsAdmin } from "./people";

const SETTING = "/api/settings/pay-on-pickup";
const PLACE = "Чонжу хот, Санданг дүүрэг 12, 1 давхар";

test("the owner offers payment on pick-up, a shopper orders by it, both see where, and it is switched off again", async ({
  page,
  browser,
}, { project }) => {
  test.skip(project.name !== "phone", "changes the shop, so one project does it");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signInAsAdmin(page);
  const { version: _, ...before } = await (await page.request.get(SETTING)).json();
  try {
    await page.request.put(SETTING, { data: { ...before, enabled: false } });
    await page.goto("/admin/pay-on-pickup");
    await page.getByRole("switch", { name: "Очиж авахдаа төлөхийг санал болгох" }).click();
    await page.getByLabel("Авах газар", { exact: true }).fill(PLACE);
    await page.getByLabel("Авах цаг", { exact: true }).fill("10:00–20:00");
    await page.getByRole("button", { name: "Хадгалах" }).click();
    await expect(page.getByText("Очиж авах тохиргоо хадгалагдлаа")).toBeVisible();

    const shop = await (await browser.newContext()).newPage();
    await shop.emulateMedia({ reducedMotion: "reduce" });
    await registerThroughApi(shop.request, newShopper());
    await fillCart(shop, 1);
    await shop.goto("/checkout");
    await expect(shop.getByLabel("Шилжүүлэгчийн нэр")).toBeVisible();
    await shop.getByRole("radio", { name: /Очиж авахдаа төлөх/ }).check();
    await expect(shop.getByText(PLACE)).toBeVisible();
    await expect(shop.getByLabel("Шилжүүлэгчийн нэр")).toBeHidden();
    await expect(shop.getByLabel("Хүргэлтийн хаяг")).toBeHidden();
    await expectNoViolations(shop);
    await shop.getByRole("button", { name: "Захиалга баталгаажуулах" }).click();
    await expect(shop.getByText("Таны захиалгыг хүлээн авлаа. Авахдаа төлнө үү.").first()).toBeVisible();
    await expect(shop).toHaveURL(/\/my-page$/);
    await expect(shop.getByText(PLACE)).toBeVisible();
    const [order] = await (await shop.request.get("/api/user/orders")).json();
    expect(order).toMatchObject({ paymentMethod: "pay_on_pickup", shippingFee: 0 });
    await shop.goto(`/order-confirmation?id=${order.id}&email=${encodeURIComponent(order.customerEmail)}`);
    await expect(shop.getByText("Авахдаа төлөх дүн")).toBeVisible();
    await expect(shop.getByText("Төлбөр шилжүүлэх данс")).toBeHidden();

    await page.goto(`/admin/orders?id=${order.id}`);
    const detail = page.getByRole("dialog");
    await expect(detail.getByText("Очиж авахдаа төлөх")).toBeVisible();
    await expect(detail.getByText(PLACE)).toBeVisible();

    await page.goto("/admin/pay-on-pickup");
    await page.getByRole("switch", { name: "Очиж авахдаа төлөхийг санал болгох" }).click();
    await page.getByRole("button", { name: "Хадгалах" }).click();
    await expect(page.getByText("Очиж авах тохиргоо хадгалагдлаа")).toBeVisible();
    await shop.goto("/my-page");
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
