import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { openScreen } from "./back-office";
import { mailedTo } from "./mailbox";
import { agreeToOrder, fillCart, newShopper, signInAsAdmin, signUp } from "./people";

const TERMS = "Үйлчилгээний нөхцөл";

/** The owner writes a sentence into the Korean terms, confirms them, and publishes them from today. */
async function publishTerms(page: Page, sentence: string) {
  await openScreen(page, "/admin/legal");
  await page.getByRole("button", { name: `${TERMS}: засах` }).click();
  const form = page.getByRole("dialog", { name: TERMS });
  const korean = form.getByLabel("Бичвэр: Солонгос");
  await korean.fill(`${await korean.inputValue()}\n\n# 부칙\n\n${sentence}`);
  await form.getByRole("switch", { name: /уншиж, баталж байна/ }).click();
  await form.getByRole("button", { name: "Нийтлэх" }).click();
  await expect(form).toBeHidden();
}

test("the owner publishes terms, a shopper agrees at sign-up, and once more when they change", async ({
  browser,
  baseURL,
}) => {
  const [office, shop] = await Promise.all([
    browser.newContext({ baseURL }).then((context) => context.newPage()),
    browser.newContext({ baseURL }).then((context) => context.newPage()),
  ]);
  await signInAsAdmin(office);
  const [first, second] = [`시험 ${Date.now()}`, `변경 ${Date.now()}`];
  await publishTerms(office, first);

  const shopper = newShopper();
  await fillCart(shop, 1);
  await shop.goto("/auth?tab=signup");
  await expect(shop.getByRole("checkbox", { name: /нөхцөлийг зөвшөөрч байна$/ })).toBeVisible();
  await expectNoViolations(shop, "sign-up with terms");
  await signUp(shop, shopper);
  await expect(shop).toHaveURL(/\/$/);

  await shop.goto("/terms?text=ko");
  await expect(shop.getByText(first)).toBeVisible();
  await expectNoViolations(shop, "/terms");

  await publishTerms(office, second);
  await shop.goto("/my-page");
  await expect(shop.getByText(/шинэ хувилбар гарсан байна/)).toBeVisible();
  await expectNoViolations(shop, "/my-page, terms have changed");

  await shop.goto("/checkout");
  await shop.getByLabel("Хүргэлтийн хаяг").fill("Чонжү хот, Хындог дүүрэг 12-3");
  await shop.getByLabel("Шилжүүлэгчийн нэр").fill("SARAA DORJ");
  await expect(shop.getByRole("radio").first()).toBeChecked();
  await shop.getByRole("button", { name: "Захиалга баталгаажуулах" }).click();
  await expect(shop.getByText("Үргэлжлүүлэхийн тулд зөвшөөрлөө өгнө үү").first()).toBeVisible();
  await expectNoViolations(shop, "/checkout, not agreed");
  await agreeToOrder(shop);
  await shop.getByRole("button", { name: "Захиалга баталгаажуулах" }).click();
  await expect(shop).toHaveURL(/\/my-page$/);
  await expect(shop.getByText(/шинэ хувилбар гарсан байна/)).toBeHidden();

  const { terms } = await (await shop.request.get("/api/legal")).json();
  await expect.poll(async () => (await mailedTo(shopper.email)).join()).toContain(`/terms?version=${terms.id}`);
  await shop.goto("/terms");
  await shop.getByRole("region", { name: "Хувилбарууд" }).getByRole("link").nth(1).click();
  await expect(shop.getByText("Энэ бол өмнөх хувилбар.")).toBeVisible();
  await Promise.all([office.context().close(), shop.context().close()]);
});
