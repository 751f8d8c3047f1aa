import { expect, type Page, test } from "@playwright/test";
import { agreeToOrder, newShopper, signInToBackOffice, signUp } from "./people";

test.use({ serviceWorkers: "allow" });

/** The visible cart button: in the header on wide screens, in the bottom bar on phones. */
function cartBadge(page: Page, count: number) {
  return page
    .getByRole("link", { name: `Сагс, ${count} ш` })
    .or(page.getByRole("button", { name: `Сагс, ${count} ш` }))
    .first();
}

test("a visitor becomes a shopper, orders meat, and sees the payment arrive", async ({ page, browser, isMobile }) => {
  const shopper = newShopper();

  await test.step("the home page shows hero, categories and products", async () => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const category of ["Бүгд", "Үхрийн мах", "Хонины мах", "Тахианы мах", "Гахайн мах", "Бусад"]) {
      await expect(page.getByRole("button", { name: category, exact: true })).toBeVisible();
    }
    await expect(page.getByRole("article")).toHaveCount(12);
  });

  let quantity = 0;
  await test.step("a product opens, and adding some of it asks to sign up", async () => {
    await page.getByRole("article").first().getByRole("link").click();
    await expect(page).toHaveURL(/\/products\/\d+$/);
    const stepper = page.getByRole("group", { name: "Тоо хэмжээ" });
    await stepper.getByRole("button", { name: "Нэмэх", exact: true }).click();
    quantity = Number.parseFloat((await stepper.getByRole("status").textContent()) ?? "0");
    expect(quantity).toBeGreaterThan(1);
    await page.getByRole("button", { name: "Сагсанд нэмэх", exact: true }).click();
    await expect(page).toHaveURL(/\/auth\?tab=signup/);
    await expect(page.getByText("Нэвтрэх шаардлагатай").first()).toBeVisible();
  });

  await test.step("signing up signs in and comes back to the product, which is in the cart", async () => {
    await signUp(page, shopper);
    await expect(page).toHaveURL(/\/products\/\d+/);
    await expect(cartBadge(page, Math.ceil(quantity))).toBeVisible();
  });

  await test.step("the cart shows the line, its total and the shipping fee", async () => {
    await page.goto("/cart");
    await expect(page.getByRole("listitem").filter({ hasText: "₩" })).toHaveCount(1);
    await expect(page.getByText("₩4,000")).toBeVisible();
    await page.getByRole("link", { name: "Захиалга хийх" }).last().click();
    await expect(page).toHaveURL(/\/checkout$/);
  });

  let total = "";
  await test.step("checkout formats the phone, takes a bank account and places the order", async () => {
    await page.getByLabel("Нэр", { exact: true }).fill("Сараа Дорж");
    await page.getByLabel("Имэйл").fill(shopper.email);
    const phone = page.getByLabel("Утасны дугаар");
    await phone.fill("");
    await phone.pressSequentially("01098765432");
    await expect(phone).toHaveValue("010-9876-5432");
    await page.getByLabel("Хүргэлтийн хаяг").fill("Чонжү хот, Хындог дүүрэг 12-3");
    await page.getByRole("radio", { name: /Shinhan/ }).check({ force: true });
    await page.getByLabel("Шилжүүлэгчийн нэр").fill("SARAA DORJ");
    await agreeToOrder(page);
    await page.getByRole("button", { name: "Захиалга баталгаажуулах" }).click();
    await expect(page).toHaveURL(/\/my-page$/);
  });

  let number = "";
  await test.step("my page shows it, waiting for its payment, and the cart is empty", async () => {
    const card = page.getByRole("article").first();
    await expect(card).toContainText("Төлбөр хүлээгдэж буй");
    number = /ORD-\d{4}/.exec((await card.textContent()) ?? "")?.[0] ?? "";
    total = /₩[\d,]+/.exec((await card.textContent()) ?? "")?.[0] ?? "";
    expect(number).not.toBe("");
    await card.getByRole("button", { name: "Дэлгэрэнгүй харах" }).click();
    await expect(card).toContainText("110-123-456789");
    await expect(
      page
        .getByRole("link", { name: "Сагс, хоосон" })
        .or(page.getByRole("button", { name: "Сагс, хоосон" }))
        .first(),
    ).toBeAttached();
  });

  const office = await (
    await browser.newContext({ viewport: page.viewportSize(), isMobile, hasTouch: isMobile, locale: "mn-MN" })
  ).newPage();
  await test.step("the admin signs in, sees it pending and sets it to processing", async () => {
    await signInToBackOffice(office);
    await expect(office.getByLabel(/Төлбөр хүлээж буй \d+ захиалга/).first()).toBeAttached();
    await office.goto("/admin/orders");
    await office.getByLabel("Хайх").fill(number);
    const status = office.getByRole("combobox", { name: `${number} захиалгын төлөв` });
    await expect(status).toBeVisible();
    await status.click();
    await office.getByRole("option", { name: "Төлбөр төлөгдсөн" }).click();
    await expect(office.getByText("Төлөв шинэчлэгдлээ")).toBeVisible();
  });

  await test.step("my page says so", async () => {
    await page.reload();
    await expect(page.getByRole("article").filter({ hasText: number })).toContainText("Төлбөр төлөгдсөн");
  });

  expect(total).toMatch(/^₩/);
  await office.context().close();
});
