import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { newShopper, orderThroughApi, registerThroughApi } from "./people";

/** An order of a shopper who is not signed in here. */
async function somebodysOrder(page: Page): Promise<{ id: number; email: string }> {
  const shopper = await registerThroughApi(page.request, newShopper());
  const id = await orderThroughApi(page.request, shopper.email);
  await page.context().clearCookies();
  return { id, email: shopper.email };
}

test("an order is found by number and email, whatever the letter case", async ({ page }) => {
  const { id, email } = await somebodysOrder(page);
  await page.goto("/order-lookup");
  await page.getByLabel("Захиалгын дугаар").fill(`ORD-${String(id).padStart(4, "0")}`);
  await page.getByLabel("Имэйл").fill(email.toUpperCase());
  await page.getByRole("button", { name: "Хайх" }).click();
  const order = page.getByRole("article");
  await expect(order).toContainText(`#ORD-${String(id).padStart(4, "0")}`);
  for (const text of ["Төлбөр хүлээгдэж буй", "Сараа Дорж", "Дансаар шилжүүлэх", "Нийт дүн", "₩4,000"]) {
    await expect(order).toContainText(text);
  }
  await expect(order.getByRole("link", { name: "Нүүр хуудас руу буцах" })).toBeVisible();
  await expectNoViolations(page);
});

test("an order has its products' names of then, in the page's language", async ({ page, baseURL }) => {
  const shopper = await registerThroughApi(page.request, newShopper());
  const id = await orderThroughApi(page.request, shopper.email);
  const { items } = await (await page.request.get(`/api/orders/${id}`)).json();
  const { name, nameEn, originEn } = items[0].product;
  await page.context().addCookies([{ name: "preferred-language", value: "en", url: baseURL ?? "" }]);
  for (const path of ["/my-page", `/order-confirmation?id=${id}&email=${shopper.email}`]) {
    await page.goto(path);
    const order = page.getByRole("article");
    await expect(order).toContainText(nameEn);
    await expect(order).not.toContainText(name);
    if (path === "/my-page") await order.getByRole("button", { name: "Show details" }).click();
    await expect(order).toContainText(`Origin: ${originEn}`);
  }
});

test("an unknown status is grey, and an address keeps its lines", async ({ page }) => {
  const { id, email } = await somebodysOrder(page);
  await page.route("**/api/orders/*", async (route) => {
    const order = await (await route.fetch()).json();
    await route.fulfill({ json: { ...order, status: "lost", customerAddress: "서울 강남구 1-2\n101동 202호" } });
  });
  await page.goto(`/order-confirmation?id=${id}&email=${email}`);
  await expect(page.getByText(/^서울 강남구/)).toHaveCSS("white-space", "pre-line");
  await expect(page.locator(".stamp")).toHaveCSS("background-color", "rgb(232, 232, 234)");
});

test("the confirmation page without an order leads to the look-up", async ({ page }) => {
  await page.goto("/order-confirmation");
  await expect(page).toHaveURL(/\/order-lookup$/);
});

test("an order is printed on one sheet, without the shop around it", async ({ page }) => {
  const { id, email } = await somebodysOrder(page);
  await page.goto(`/order-confirmation?id=${id}&email=${email}`);
  await expect(page.getByRole("article")).toBeVisible();
  await expectNoViolations(page);
  const sheet = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(sheet.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  for (const part of [
    page.getByRole("banner"),
    page.getByRole("contentinfo"),
    page.getByRole("button", { name: "Хэвлэх", exact: true }),
  ]) {
    await expect(part).toBeHidden();
  }
});
