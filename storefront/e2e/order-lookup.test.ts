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

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

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

test("a product without a name in the page's language has its Mongolian name, which is marked", async ({
  page,
  baseURL,
}) => {
  const { id, email } = await somebodysOrder(page);
  await page.route("**/api/orders/*", async (route) => {
    const order = await (await route.fetch()).json();
    for (const { product } of order.items) product.nameEn = "";
    await route.fulfill({ json: order });
  });
  await page.context().addCookies([{ name: "preferred-language", value: "en", url: baseURL ?? "" }]);
  await page.goto(`/order-confirmation?id=${id}&email=${email}`);
  await expect(page.getByRole("article").locator("[lang=mn]")).toHaveCount(2);
});

test("the address prefills the form", async ({ page }) => {
  await page.goto("/order-lookup?id=12&email=saraa%40example.com");
  await expect(page.getByLabel("Захиалгын дугаар")).toHaveValue("12");
  await expect(page.getByLabel("Имэйл")).toHaveValue("saraa@example.com");
});

test("number and email are both needed", async ({ page }) => {
  await page.goto("/order-lookup");
  await page.getByLabel("Захиалгын дугаар").fill("12");
  await page.getByRole("button", { name: "Хайх" }).click();
  await expect(page.getByText("Мэдээлэл дутуу байна").first()).toBeVisible();
  await expect(page.getByLabel("Имэйл")).toHaveAttribute("aria-invalid", "true");
  await expectNoViolations(page);
});

test("an order that does not exist and a wrong email have the same answer", async ({ page }) => {
  const { id } = await somebodysOrder(page);
  for (const asked of [`id=${id}&email=other%40example.com`, "id=99999999&email=other%40example.com"]) {
    await page.goto(`/order-lookup?${asked}`);
    await page.getByRole("button", { name: "Хайх" }).click();
    await expect(
      page.getByText("Захиалгын мэдээлэл олдсонгүй. Захиалгын дугаар болон имэйл хаягаа шалгана уу."),
    ).toBeVisible();
  }
  await expectNoViolations(page);
});

test("after too many look-ups the page says how long to wait", async ({ page }) => {
  await page.route("**/api/orders/*", (route) =>
    route.fulfill({ status: 429, headers: { "Retry-After": "42" }, json: { code: "too_many_requests", message: "…" } }),
  );
  await page.goto("/order-lookup?id=1&email=a%40b.mn");
  await page.getByRole("button", { name: "Хайх" }).click();
  await expect(page.getByText(/^4[0-2] секундын дараа дахин оролдоно уу\.$/)).toBeVisible();
});

test("a server that does not answer is asked twice, and then an error is shown", async ({ page }) => {
  let asked = 0;
  await page.route("**/api/orders/*", (route) => {
    asked += 1;
    return route.fulfill({ status: 500, body: "" });
  });
  await page.goto("/order-lookup?id=1&email=a%40b.mn");
  await page.getByRole("button", { name: "Хайх" }).click();
  await expect(page.getByText("Захиалгыг уншиж чадсангүй. Дахин оролдоно уу.")).toBeVisible();
  expect(asked).toBe(2);
});

test("the confirmation thanks, and names the account, the amount and the depositor", async ({ page }) => {
  const { id, email } = await somebodysOrder(page);
  await page.goto(`/order-confirmation?id=${id}&email=${email}`);
  await expect(page.getByRole("heading", { name: "Захиалга өгсөнд баярлалаа" })).toBeVisible();
  const pay = page.getByRole("region", { name: "Төлбөр шилжүүлэх данс" });
  await expect(pay).toContainText("Дансны дугаар");
  await expect(pay).toContainText("SARAA DORJ");
  await expect(pay).toContainText(/₩[\d,]+/);
  await expect(page.getByRole("article")).toContainText("Захиалсан бүтээгдэхүүн");
  await expectNoViolations(page);
});

test("the page of an order shows its status, each in its own words", async ({ page }) => {
  const { id, email } = await somebodysOrder(page);
  const address = `/api/orders/${id}?email=${encodeURIComponent(email)}`;
  const order = await (await page.request.get(address)).json();
  const heading = page.getByRole("heading", { level: 1 });
  for (const [status, told] of [
    ["processing", "Төлбөрийг хүлээн авлаа"],
    ["completed", "Захиалга хүргэгдлээ"],
    ["cancelled", "Захиалга цуцлагдлаа"],
    ["lost", "Таны захиалга"],
  ] as const) {
    const customerAddress = "서울 강남구 1-2\n101동 202호";
    await page.route(`**/api/orders/${id}?*`, (route) =>
      route.fulfill({ json: { ...order, status, customerAddress } }),
    );
    await page.goto(`/order-confirmation?id=${id}&email=${email}`);
    await expect(heading).toHaveText(told);
    await expect(page.getByText("баярлалаа", { exact: false })).toHaveCount(status === "completed" ? 1 : 0);
    await expect(page.getByRole("region", { name: "Төлбөр шилжүүлэх данс" })).toHaveCount(0);
    await expect(page.getByText(/^서울 강남구/)).toHaveCSS("white-space", "pre-line");
    await page.unroute(`**/api/orders/${id}?*`);
  }
  // An unknown status is grey.
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
  const sheet = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(sheet.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  for (const part of [
    page.getByRole("banner"),
    page.getByRole("contentinfo"),
    page.getByRole("button", { name: "Хэвлэх" }),
  ]) {
    await expect(part).toBeHidden();
  }
});
