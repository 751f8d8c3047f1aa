import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { agreeToOrder, fillCart, newShopper, registerThroughApi } from "./people";
import { newStoreName, storeThroughApi } from "./store-owners";

/** Ends the session, and presses: the page learns of it with its next call, which may also be one in the background before. */
async function pressWithoutSession(page: Page, button: Locator) {
  await page.context().clearCookies({ name: /^(?!preferred-language)/ });
  await button.click({ timeout: 5_000 }).catch(() => undefined);
}

/** The sign-in sheet over the form, with `username` filled in. */
async function signInSheet(page: Page, username: string): Promise<Locator> {
  const sheet = page.getByRole("dialog", { name: "Нэвтрэлтийн хугацаа дууссан байна" });
  await expect(sheet).toContainText("Бичсэн зүйл тань хэвээрээ байгаа");
  await expect(sheet.getByLabel("Хэрэглэгчийн нэр эсвэл имэйл")).toHaveValue(username);
  return sheet;
}

async function signIn(sheet: Locator, password: string) {
  await sheet.getByLabel("Нууц үг", { exact: true }).fill(password);
  await sheet.getByRole("button", { name: "Нэвтрэх", exact: true }).click();
}

test("an ended session keeps a store's unsaved changes, and only its owner can continue", async ({ page, browser }) => {
  const other = newShopper();
  const elsewhere = await browser.newContext();
  await registerThroughApi(elsewhere.request, other);
  await elsewhere.close();
  const owner = await registerThroughApi(page.request, newShopper());
  const id = await storeThroughApi(page.request, newStoreName());
  const address = page.getByLabel("Хаяг", { exact: false }).first();
  const save = page.getByRole("button", { name: "Хадгалах", exact: true });
  await page.goto(`/store/edit/${id}`);
  await address.fill("Сөүл хот, Мапо гу 7");
  await pressWithoutSession(page, save);
  const sheet = await signInSheet(page, owner.username);
  await expectNoViolations(page);

  await test.step("nothing of the form is on screen meanwhile", async () => {
    await expect(address).toBeHidden();
  });
  await test.step("another account is refused and signed out at once", async () => {
    await sheet.getByLabel("Хэрэглэгчийн нэр эсвэл имэйл").fill(other.username);
    await signIn(sheet, other.password);
    await expect(page.getByText("зөвхөн тэр бүртгэлээр нэвтэрнэ үү").first()).toBeVisible();
    await expect(sheet).toBeVisible();
    expect((await page.request.get("/api/user")).status()).toBe(401);
  });
  await test.step("the owner goes on where they were", async () => {
    await sheet.getByLabel("Хэрэглэгчийн нэр эсвэл имэйл").fill(owner.username);
    await signIn(sheet, owner.password);
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/store/edit/${id}$`));
    await expect(address).toHaveValue("Сөүл хот, Мапо гу 7");
    await save.click();
    await expect(page).toHaveURL(/\/store\/dashboard$/);
    const stores = await (await page.request.get("/api/stores/my-stores")).json();
    expect(JSON.stringify(stores)).toContain("Сөүл хот, Мапо гу 7");
  });
});

test("an ended session keeps what is typed at the checkout", async ({ page }) => {
  const shopper = await registerThroughApi(page.request, newShopper());
  await fillCart(page, 2);
  const submit = page.getByRole("button", { name: "Захиалга баталгаажуулах" });
  const address = page.getByLabel("Хүргэлтийн хаяг");
  await page.goto("/checkout");
  await address.fill("Чонжү хот, Хындог дүүрэг 12-3");
  await page.getByLabel("Шилжүүлэгчийн нэр").fill("SARAA DORJ");
  await agreeToOrder(page);
  await expect(submit).toBeEnabled();
  await pressWithoutSession(page, submit);
  const sheet = await signInSheet(page, shopper.username);
  await signIn(sheet, shopper.password);
  await expect(sheet).toBeHidden();
  await expect(address).toHaveValue("Чонжү хот, Хындог дүүрэг 12-3");
  await expect(page.getByLabel("Шилжүүлэгчийн нэр")).toHaveValue("SARAA DORJ");
  await submit.click();
  await expect(page).toHaveURL(/\/my-page$/);
  expect(await (await page.request.get("/api/user/orders")).json()).toHaveLength(1);
});

test("an ended session keeps what is typed to register a store", async ({ page }) => {
  const shopper = await registerThroughApi(page.request, newShopper());
  const name = page.getByLabel("Дэлгүүрийн нэр");
  await page.goto("/store/register");
  await name.fill("Алтан хур");
  await page.getByLabel("Хаяг", { exact: false }).first().fill("Сөүл хот, Мапо гу 7");
  await page.getByLabel("Үйлчилгээний ангилал").selectOption({ index: 1 });
  await pressWithoutSession(page, page.getByRole("button", { name: "Бүртгүүлэх хүсэлт илгээх" }));
  const sheet = await signInSheet(page, shopper.username);
  await signIn(sheet, shopper.password);
  await expect(sheet).toBeHidden();
  await expect(name).toHaveValue("Алтан хур");
});

test("an ended session keeps the profile's unsaved changes", async ({ page }) => {
  const shopper = await registerThroughApi(page.request, newShopper());
  await page.goto("/my-page");
  await page.getByRole("button", { name: "Мэдээлэл засах" }).click();
  const form = page.getByRole("dialog", { name: "Мэдээлэл засах" });
  const name = form.getByLabel("Нэр", { exact: true });
  await name.fill("Болормаа");
  await pressWithoutSession(page, form.getByRole("button", { name: "Хадгалах" }).first());
  const sheet = await signInSheet(page, shopper.username);
  await signIn(sheet, shopper.password);
  await expect(sheet).toBeHidden();
  await expect(name).toHaveValue("Болормаа");
  await form.getByRole("button", { name: "Хадгалах" }).first().click();
  await expect(form).toBeHidden();
  await expect(page.getByText("Болормаа").first()).toBeVisible();
});
