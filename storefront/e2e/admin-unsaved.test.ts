import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { answer500 } from "./broken-calls";
import { pauseCalls } from "./pause-calls";
import { ADMIN, newShopper, orderThroughApi, registerThroughApi, signInAsAdmin } from "./people";

/** Every form of the back office: its screen, the button that opens it, a field to type in, and other required fields. */
const FORMS: { path: string; opens?: string; field: string; types?: string; also?: Record<string, string> }[] = [
  { path: "products?new=true", field: "Нэр *", also: { "Үнэ (₩) *": "15000" } },
  { path: "categories", opens: "Шинэ ангилал", field: "Нэр" },
  { path: "service-categories", opens: "Ангилал нэмэх", field: "Нэр" },
  { path: "meal-kits", opens: "Багц нэмэх", field: "Нэр", also: { "Багцын үнэ (₩)": "15000" } },
  { path: "navigation", opens: "Шинэ цэс", field: "Нэр", also: { URL: "/contact" } },
  {
    path: "bank-accounts",
    opens: "Шинэ данс",
    field: "Банкны нэр",
    also: { "Дансны дугаар": "123-456", "Данс эзэмшигч": "Зах" },
  },
  { path: "settings", field: "Хүргэлтийн төлбөр (вон)", types: "4321" },
  { path: "site-settings", field: "Сайтын нэр" },
  { path: "hero-settings", field: "Гарчиг" },
  { path: "footer-settings", field: "Компанийн нэр" },
  { path: "logo-settings", field: "Зургийн хаяг (URL)", types: "/static/half-typed.webp" },
];

async function typeInto(page: Page, { path, opens, field, types, also = {} }: (typeof FORMS)[number]) {
  await page.goto(`/admin/${path}`);
  if (opens) await page.getByRole("button", { name: opens, exact: true }).click();
  const form = page.locator("form").filter({ has: page.getByLabel(field, { exact: true }) });
  const text = types ?? `Хагас бичсэн ${randomUUID().slice(0, 8)}`;
  await form.getByLabel(field, { exact: true }).fill(text);
  for (const [label, value] of Object.entries(also)) await form.getByLabel(label).first().fill(value);
  return { typed: form.getByLabel(field, { exact: true }), text };
}

/** The save button of the topmost form. */
function saveButton(page: Page): Locator {
  return page.getByRole("button", { name: "Хадгалах", exact: true }).last();
}

test("every form keeps unsaved changes when the session has ended, says so once, and continues after a sign-in", async ({
  page,
}) => {
  test.slow();
  page.on("dialog", (dialog) => void dialog.accept());
  for (const form of FORMS) {
    await signInAsAdmin(page);
    const { typed, text } = await typeInto(page, form);
    await page.context().clearCookies();
    await saveButton(page).click();
    const again = page.getByRole("alertdialog");
    const toasts = page.locator("[data-sonner-toast]");
    await expect(again, form.path).toBeVisible();
    await expect(toasts, form.path).toHaveCount(0, { timeout: 1 });
    await expect(async () => {
      await again.getByLabel("Хэрэглэгчийн нэр").fill(ADMIN.username, { timeout: 2000 });
      await again.getByLabel("Нууц үг", { exact: true }).fill(ADMIN.password, { timeout: 2000 });
      await again.getByRole("button", { name: "Нэвтрэх" }).click({ timeout: 2000 });
      await expect(again, form.path).toBeHidden({ timeout: 4000 });
    }).toPass({ timeout: 20_000 });
    await expect(typed, form.path).toHaveValue(text);
    await expect(toasts, form.path).toHaveCount(0, { timeout: 1000 });
  }
});

test("every form says that it was not saved, keeps what was typed and can be saved again when the server breaks down", async ({
  page,
}) => {
  test.slow();
  page.on("dialog", (dialog) => void dialog.accept());
  await signInAsAdmin(page);
  for (const form of FORMS) {
    const { typed, text } = await typeInto(page, form);
    const failed = new Promise<void>((resolve) => {
      void page.route(/\/api\//, async (route) => {
        if (route.request().method() === "GET") return route.fallback();
        await answer500(route);
        resolve();
      });
    });
    await saveButton(page).click();
    await failed;
    await expect(page.getByText("Алдаа гарлаа").first(), form.path).toBeVisible();
    // The toast does not cover the button.
    await saveButton(page).click({ trial: true, timeout: 3000 });
    await expect(typed, form.path).toHaveValue(text);
    await page.unroute(/\/api\//);
  }
});

test("a save without an answer is kept on the device within 15 s, and its form can be used again", async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/site-settings");
  await page.getByLabel("Сайтын нэр").fill("Хаашаа ч хүрэхгүй");
  const resume = await pauseCalls(page, /\/api\//);
  await saveButton(page).click();
  await expect(page.getByText("Сүлжээ алга, одоохондоо илгээгээгүй")).toBeVisible({ timeout: 16_000 });
  await expect(saveButton(page)).toBeEnabled();
  await expect(page.getByLabel("Сайтын нэр")).toHaveValue("Хаашаа ч хүрэхгүй");
  // The other tests need the shop's name as it is.
  await page.getByRole("button", { name: "1 өөрчлөлт илгээгдээгүй байна" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Хаях" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Хаях" }).click();
  await expect(page.getByText("Бүгд илгээгдсэн.")).toBeVisible();
  resume();
});

test("a status shows the saved value until the change is saved, and closing the page meanwhile asks first", async ({
  page,
}) => {
  const shopper = await registerThroughApi(page.request, newShopper());
  const id = await orderThroughApi(page.request, shopper.email);
  await signInAsAdmin(page);
  await page.goto(`/admin/orders?id=${id}`);
  const select = page.getByRole("dialog").getByRole("combobox", { name: "захиалгын төлөв" });
  const resume = await pauseCalls(page, `**/api/orders/${id}/status`);
  await select.click();
  await page.getByRole("option", { name: "Хүргэгдсэн" }).click();
  await expect(select).toBeDisabled();
  await expect(select).not.toContainText("Хүргэгдсэн");
  const asked = page.waitForEvent("dialog");
  void page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  resume();
  await expect(select).toContainText("Хүргэгдсэн");
});

test("a refusal's toast gives way to the success that follows it, in one stack", async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/hero-settings");
  const heading = page.getByLabel("Гарчиг", { exact: true });
  const words = await heading.inputValue();
  await heading.fill("");
  await saveButton(page).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Форм алдаатай байна" })).toBeVisible();
  await heading.fill(words);
  await saveButton(page).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Хадгаллаа" })).toBeVisible();
  await expect(page.getByText("Форм алдаатай байна")).toHaveCount(0);
  await expect(page.locator("ol[data-sonner-toaster]")).toHaveCount(1);
});
