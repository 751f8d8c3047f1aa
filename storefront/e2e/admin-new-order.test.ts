import { expect, type Page, test } from "@playwright/test";
import type { Order } from "@zakh/orders/contract";
import { expectNoViolations } from "./axe";
import { expectNothingWrong, question } from "./back-office";
import { newShopper, orderThroughApi, readProducts, registerThroughApi, signInAsAdmin } from "./people";

/** A phone number that nobody has. */
function newPhone(): string {
  const digits = () => String(1000 + Math.floor(Math.random() * 9000));
  return `010-${digits()}-${digits()}`;
}

async function add(page: Page, name: string) {
  await page.getByLabel("Бараа хайх").fill(name);
  await page.getByRole("button", { name: `${name} нэмэх`, exact: true }).click();
}

/** Opens the form from the orders and begins a new customer with a phone. */
async function beginWith(page: Page, phone: string) {
  await page.goto("/admin/orders");
  await page.getByRole("link", { name: "Захиалга нэмэх" }).click();
  await page.getByLabel("Худалдан авагч хайх").fill(phone.replaceAll("-", ""));
  await expect(page.getByText("Ийм худалдан авагч олдсонгүй")).toBeVisible();
  await page.getByRole("button", { name: "Шинэ худалдан авагч" }).click();
  await expect(page.getByLabel("Утас")).toHaveValue(phone);
  await expect(page.getByLabel("Нэр", { exact: true })).toBeFocused();
}

test("the owner orders for somebody who calls, and the customer opens the order by the link", async ({
  page,
  browser,
}) => {
  await signInAsAdmin(page);
  const product = (await readProducts(page.request)).find(({ priceDivisor }) => priceDivisor === 1);
  const name = product?.name ?? "";
  const phone = newPhone();

  await test.step("a new customer is made in place", async () => {
    await beginWith(page, phone);
    await page.getByLabel("Нэр", { exact: true }).fill("Залгасан Дорж");
    await page.getByLabel("Хүргэлтийн хаяг").fill("x");
    await add(page, name);
    await expectNothingWrong(page);
    await expectNoViolations(page);
  });

  await test.step("what is wrong stands at its field, and what is typed stays", async () => {
    await page.getByRole("button", { name: "Захиалга хийх" }).click();
    await expect(page.getByText("Хүргэлтийн хаяг хамгийн багадаа 5 тэмдэгт байх ёстой")).toBeVisible();
    await page.getByLabel("Хүргэлтийн хаяг").fill("Сөүл, Чүнгү, Төэгэро 12");
  });

  let link = "";
  await test.step("one order is placed, however often the button is pressed", async () => {
    await page.getByRole("button", { name: `${name}: нэмэх` }).click();
    await page.getByRole("button", { name: "Захиалга хийх" }).dblclick();
    await expect(page.getByRole("heading", { name: /захиалга хийгдлээ/ })).toBeFocused();
    const message = await page.getByText(/Таны захиалгыг хүлээн авлаа/).innerText();
    link = /https?:\S+/.exec(message)?.[0] ?? "";
    await expectNoViolations(page);
    const orders: Order[] = await (await page.request.get(`/api/orders?search=${phone}`)).json();
    expect(orders).toHaveLength(1);
    expect(orders[0]).toMatchObject({ customerName: "Залгасан Дорж", customerEmail: "" });
    expect(message).toContain(orders[0]?.transferCode);
  });

  await test.step("the customer's page says where to pay, without a sign-in", async () => {
    const customer = await (await browser.newContext()).newPage();
    const { pathname, search } = new URL(link);
    await customer.goto(pathname + search);
    await expect(customer.getByRole("region", { name: "Төлбөр шилжүүлэх данс" })).toBeVisible();
    await expect(customer.getByText(name).first()).toBeVisible();
    await expect(customer.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await customer.goto(`${pathname}${search}x`);
    await expect(customer.getByText("Захиалга олдсонгүй").first()).toBeVisible();
  });

  await test.step("next time the customer is found, with where the last order went", async () => {
    await page.getByRole("button", { name: "Дахин захиалга нэмэх" }).click();
    await page.getByLabel("Худалдан авагч хайх").fill(`+82 ${phone.slice(1)}`);
    await page.getByRole("button", { name: /Залгасан Дорж/ }).click();
    await expect(page.getByLabel("Хүргэлтийн хаяг")).toHaveValue("Сөүл, Чүнгү, Төэгэро 12");
  });
});

test("a changed price is asked about again, and an email that somebody has leads to that account", async ({ page }) => {
  const shopper = await registerThroughApi(page.request, newShopper());
  await orderThroughApi(page.request, shopper.email);
  await signInAsAdmin(page);
  const [product] = await readProducts(page.request);
  await beginWith(page, newPhone());
  await page.getByLabel("Нэр", { exact: true }).fill("Дорж");
  await page.getByLabel("Имэйл").fill(shopper.email);
  await page.getByLabel("Хүргэлтийн хаяг").fill("Сөүл, Чүнгү, Төэгэро 12");
  await add(page, product?.name ?? "");
  await page.route("**/api/admin/orders", (route) => {
    const order = route.request().postDataJSON();
    order.orderData.totalAmount = "1";
    return route.continue({ postData: order });
  });
  await page.getByRole("button", { name: "Захиалга хийх" }).click();
  await expect(page.getByText("Дүн өөрчлөгдсөн. Шинэ дүнг худалдан авагчид хэлээд дахин дарна уу")).toBeVisible();
  await page.unroute("**/api/admin/orders");
  await page.getByRole("button", { name: "Захиалга хийх" }).click();
  await page.getByRole("button", { name: `${shopper.name} нэртэй бүртгэлийг сонгох` }).click();
  await page.getByRole("button", { name: "Захиалга хийх" }).click();
  await expect(page.getByRole("heading", { name: /захиалга хийгдлээ/ })).toBeVisible();
  await expect(page.getByText("Имэйл илгээсэн. Мессежээр ч илгээж болно")).toBeVisible();
});

test("Enter in a search places nothing; without a connection the order stays typed, and leaving asks first", async ({
  page,
  context,
}) => {
  await signInAsAdmin(page);
  const [product] = await readProducts(page.request);
  await beginWith(page, newPhone());
  await page.getByLabel("Нэр", { exact: true }).fill("Дорж");
  await page.getByLabel("Хүргэлтийн хаяг").fill("Сөүл, Чүнгү, Төэгэро 12");
  await add(page, product?.name ?? "");
  await expect(page.getByRole("button", { name: "Захиалга хийх" })).toBeEnabled();
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.getByLabel("Бараа хайх").fill("ийм бараа байхгүй");
  await page.getByLabel("Бараа хайх").press("Enter");
  await expect(page.getByText("Ийм бараа олдсонгүй")).toBeVisible();
  expect(sent).not.toContain("POST /api/admin/orders");

  await context.setOffline(true);
  await page.getByRole("button", { name: "Захиалга хийх" }).click();
  await expect(page.getByText(/Захиалга хийж чадсангүй/)).toBeVisible();
  await context.setOffline(false);
  await page.goBack();
  await question(page).getByRole("button", { name: "Үргэлжлүүлэх" }).click();
  await expect(page.getByLabel("Нэр", { exact: true })).toHaveValue("Дорж");
});
