import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { type OwnPath, SCREEN_ROWS, settingTexts } from "@zakh/back-office/screens/screen-rows";
import mn from "@zakh/back-office/screens/texts/mn.json" with { type: "json" };
import { type FormSettingName, settingRow } from "@zakh/site-settings/contract";
import { answer500 } from "./broken-calls";
import { pauseCalls } from "./pause-calls";
import { ADMIN, newShopper, orderThroughApi, registerThroughApi, signInAsAdmin } from "./people";

const texts: Record<string, string> = mn;

interface Form {
  path: string;
  /** The button that opens it. */
  opens?: string;
  /** The field to type in, or the switch to press. */
  field: string;
  types?: string;
  isSwitch?: boolean;
  /** Other required fields. */
  also?: Record<string, string>;
}

/** The form of each screen that has one; null for a screen without. A new screen is missing here until it is one of the two. */
const FORM_OF: Record<OwnPath, (Omit<Form, "path"> & { query?: string }) | null> = {
  "": null,
  orders: null,
  // Its own tests are in admin-new-order.test.ts: it is no form of fields.
  "orders/new": null,
  transfers: null,
  picking: null,
  sending: null,
  "cash-receipts": null,
  returns: null,
  month: null,
  products: { query: "?new=true", field: "Нэр *", also: { "Үнэ (₩) *": "15000" } },
  users: null,
  categories: { opens: "Шинэ ангилал", field: "Нэр" },
  "service-categories": { opens: "Ангилал нэмэх", field: "Нэр" },
  "meal-kits": { opens: "Багц нэмэх", field: "Нэр", also: { "Багцын үнэ (₩)": "15000" } },
  stores: null,
  media: null,
  navigation: { opens: "Шинэ цэс", field: "Нэр", also: { URL: "/contact" } },
  "hero-settings": { field: "Гарчиг" },
  "logo-settings": { field: "Зургийн хаяг (URL)", types: "/static/half-typed.webp" },
  "footer-settings": { field: "Компанийн нэр" },
  "bank-accounts": {
    opens: "Шинэ данс",
    field: "Банкны нэр",
    also: { "Дансны дугаар": "123-456", "Данс эзэмшигч": "Зах" },
  },
  "closed-days": {
    opens: "Амралт нэмэх",
    field: mn["closedDays.to"],
    types: "2099-01-02",
    also: { [mn["closedDays.from"]]: "2099-01-01", [mn["closedDays.text"]]: "Амарна" },
  },
  islands: {
    opens: "Газар нэмэх",
    field: "Нэр",
    also: { [mn["islands.from"]]: "99990", [mn["islands.to"]]: "99999", [mn["islands.surcharge"]]: "3000" },
  },
  couriers: { opens: "CJ대한통운 засах", field: "Нэр" },
  "failed-jobs": null,
};

/** What is typed into a field of a setting, by its kind; a switch is pressed. */
const TYPED = { won: "4321", number: "7", text: undefined, switch: undefined, choice: undefined, language: undefined };

/** The form of a setting that is made of its row: its first field that can be typed in, else its first switch. */
function settingForm(path: string, name: FormSettingName): Form {
  const fields = Object.entries(settingRow(name).fields ?? {});
  const [key, field] = fields.find(([, { kind }]) => ["won", "number", "text"].includes(kind)) ?? fields[0] ?? [];
  if (!key || !field) throw new Error(`${name} has no fields`);
  const types = "inputMode" in field && field.inputMode === "email" ? "half@typed.mn" : TYPED[field.kind];
  return { path, field: texts[`${settingTexts(name)}.${key}`] ?? key, types, isSwitch: field.kind === "switch" };
}

const FORMS: Form[] = SCREEN_ROWS.flatMap(({ path, setting }) => {
  if (setting) return settingForm(path, setting);
  const form = FORM_OF[path as OwnPath];
  return form ? { ...form, path: path + (form.query ?? "") } : [];
});

async function typeInto(page: Page, { path, opens, field, types, also = {}, isSwitch }: Form) {
  await page.goto(`/admin/${path}`);
  if (opens) await page.getByRole("button", { name: opens, exact: true }).click();
  if (isSwitch) {
    const pressed = page.locator("main form").getByRole("switch", { name: field });
    const checked = !(await pressed.isChecked());
    await pressed.click();
    return { stays: () => expect(pressed, path).toBeChecked({ checked }) };
  }
  const form = page.locator("form").filter({ has: page.getByLabel(field, { exact: true }) });
  const typed = form.getByLabel(field, { exact: true });
  const text = types ?? `Хагас бичсэн ${randomUUID().slice(0, 8)}`;
  await typed.fill(text);
  for (const [label, value] of Object.entries(also)) await form.getByLabel(label).first().fill(value);
  return { stays: () => expect(typed, path).toHaveValue(text) };
}

/** The save button of the topmost form. */
function saveButton(page: Page): Locator {
  return page.getByRole("button", { name: "Хадгалах", exact: true }).last();
}

for (const form of FORMS) {
  test(`the form of ${form.path} keeps what was typed when the server breaks down, and when the session has ended`, async ({
    page,
  }) => {
    page.on("dialog", (dialog) => void dialog.accept());
    await signInAsAdmin(page);
    const { stays } = await typeInto(page, form);
    const failed = new Promise<void>((resolve) => {
      void page.route(/\/api\//, async (route) => {
        if (route.request().method() === "GET") return route.fallback();
        await answer500(route);
        resolve();
      });
    });
    await saveButton(page).click();
    await failed;
    await expect(page.getByText("Алдаа гарлаа", { exact: true }).first()).toBeVisible();
    // The toast does not cover the button.
    await saveButton(page).click({ trial: true, timeout: 3000 });
    await stays();
    await page.unroute(/\/api\//);

    const toasts = page.locator("[data-sonner-toast]");
    await expect(toasts).toHaveCount(0);
    await page.context().clearCookies();
    await saveButton(page).click();
    const again = page.getByRole("alertdialog");
    await expect(again).toBeVisible();
    // The dialog says it, and nothing else does.
    await expect(toasts).toHaveCount(0, { timeout: 1 });
    await expect(async () => {
      await again.getByLabel("Хэрэглэгчийн нэр").fill(ADMIN.username, { timeout: 2000 });
      await again.getByLabel("Нууц үг", { exact: true }).fill(ADMIN.password, { timeout: 2000 });
      await again.getByRole("button", { name: "Нэвтрэх" }).click({ timeout: 2000 });
      await expect(again).toBeHidden({ timeout: 4000 });
    }).toPass({ timeout: 20_000 });
    await stays();
    await expect(toasts).toHaveCount(0, { timeout: 1000 });
  });
}

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
