import { expect, type Page, test } from "@playwright/test";
import { SCREEN_ROWS, type ScreenPath } from "@zakh/back-office/screens/screen-rows";
import mn from "@zakh/back-office/screens/texts/mn.json" with { type: "json" };
import { openScreen } from "./back-office";
import { answer500, BROKEN, noAnswer, watchPageErrors } from "./broken-calls";
import { ADMIN, beginSessionAgain, signInAsAdmin } from "./people";

type TextKey = keyof typeof mn;

/** What a screen says in place of data that it could not read, where that is not its own `.failed`; null where it needs none to begin. */
const OTHER_WORDS: Partial<Record<ScreenPath, TextKey | null>> = {
  "orders/new": null,
  picking: "orders.failed",
  sending: "orders.failed",
};

/** Parts of screens that are read by themselves. */
const PARTS: readonly (readonly [address: string, words: TextKey])[] = [
  ["orders?id=1", "order.failed"],
  ["transfers?view=lines", "transfers.failed"],
  ["transfers?view=lines&statement=1", "transfers.statementFailed"],
  ["transfers?view=statements", "transfers.statements.failed"],
  ["cash-receipts?id=1", "cashReceipts.oneFailed"],
];

/** Every screen, and its words in place of data that it could not read. */
const SCREENS = [
  ...SCREEN_ROWS.flatMap(({ path, texts }) => {
    const words = path in OTHER_WORDS ? OTHER_WORDS[path] : (`${texts}.failed` as TextKey);
    return words ? [[path, words] as const] : [];
  }),
  ...PARTS,
];

/** All calls except the check of the session. */
const CALLS = /\/api\/(?!admin\/check-auth)/;

test("if a screen's code cannot be loaded, the frame and its menu stay, and the screen loads when the connection is back", async ({
  page,
  isMobile,
}) => {
  await signInAsAdmin(page);
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const code = /bank-accounts-screen/;
  await page.route(code, (route) => route.abort());
  if (isMobile) await page.getByRole("button", { name: "Цэс нээх" }).click();
  const menu = page.getByRole("navigation", { name: "Удирдлагын цэс" });
  await menu.getByRole("link", { name: "Банкны данс" }).click();
  const failure = page.getByRole("alert").filter({ hasText: "Хуудсыг нээж чадсангүй" });
  await expect(failure).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Банкны данс" })).toBeVisible();
  await page.unroute(code);
  await failure.getByRole("button", { name: "Дахин оролдох" }).click();
  await expect(page.getByRole("button", { name: "Шинэ данс" })).toBeVisible();
});

for (const [how, fail, why] of BROKEN) {
  // Which failure it is makes a difference only to the text of the reason, which all screens share.
  const screens = fail === answer500 ? SCREENS : SCREENS.slice(0, 3);
  test(`${screens.length} screens say what they could not load, and offer to try again, if the server ${how}`, async ({
    page,
  }) => {
    test.slow();
    const faults = watchPageErrors(page);
    await signInAsAdmin(page);
    await page.route(CALLS, fail);
    for (const [path, words] of screens) {
      await openScreen(page, `/admin/${path}`);
      const failure = page.getByRole("alert").filter({ hasText: mn[words] });
      await expect(failure.first(), path).toBeVisible();
      await expect(failure.first().getByRole("button", { name: "Дахин оролдох" }), path).toBeVisible();
      await expect(failure.first(), path).toContainText(why);
    }
    expect(faults).toEqual([]);
  });
}

test("a product can be begun, and hero and site name have the shop's own words, when the server does not answer", async ({
  page,
}) => {
  await signInAsAdmin(page);
  await page.route(CALLS, noAnswer);
  await openScreen(page, "/admin/products?new=true");
  await page.getByRole("region", { name: "Шинэ бараа" }).getByRole("combobox", { name: "Ангилал" }).click();
  await expect(page.getByRole("option")).toHaveText(["Үхрийн мах", "Хонины мах", "Тахианы мах", "Гахайн мах", "Бусад"]);
  await page.goto("/admin/hero-settings");
  await expect(page.getByLabel("Гарчиг")).toHaveValue("Шинэ мах, шуурхай хүргэлт");
  await openScreen(page, "/admin/site-settings");
  await expect(page.getByLabel("Сайтын нэр")).toHaveValue("Зах");
});

test("a second try loads the data, and what was typed meanwhile stays", async ({ page }) => {
  await signInAsAdmin(page);
  await page.route("**/api/settings/hero", (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto("/admin/hero-settings");
  await page.getByLabel("Гарчиг").fill("Шинэ гарчиг");
  await page.unroute("**/api/settings/hero");
  await page.getByRole("button", { name: "Дахин оролдох" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByLabel("Гарчиг")).toHaveValue("Шинэ гарчиг");
});

test("a check of the session that fails twice leads to the sign-in", async ({ page }) => {
  await signInAsAdmin(page);
  let asked = 0;
  await page.route("**/api/admin/check-auth", (route) => {
    asked += 1;
    return route.fulfill({ status: 500, body: "" });
  });
  await page.goto("/admin/orders");
  await expect(page).toHaveURL(/\/admin\/login\?redirect=true$/);
  expect(asked).toBeGreaterThanOrEqual(2);
});

test("when the session ends during typing, the user signs in on the spot and nothing typed is lost", async ({
  page,
}) => {
  await signInAsAdmin(page);
  const name = await typeAndLoseSession(page);
  await beginSessionAgain(page, "Хэрэглэгчийн нэр", ADMIN.username);
  await expect(name).toHaveValue("Хагас бичсэн нэр");
  await expect(page).toHaveURL(/\/admin\/site-settings$/);
});

test("after the session has ended, unsaved changes can be discarded for the sign-in page", async ({ page }) => {
  await signInAsAdmin(page);
  await typeAndLoseSession(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Хадгалахгүй гарах" }).click();
  await expect(page).toHaveURL(/\/admin\/login\?redirect=true$/);
});

test("a picture that does not load says that it is missing", async ({ page }) => {
  await signInAsAdmin(page);
  await page.route("**/static/**", (route) => route.abort("failed"));
  await page.goto("/admin/products");
  await expect(page.getByText("Зураг алга").first()).toBeVisible();
});

test("a sign-out that fails says so, and stays", async ({ page, isMobile }) => {
  await signInAsAdmin(page);
  await page.route("**/api/admin/logout", (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto("/admin/users");
  if (isMobile) await page.getByRole("button", { name: "Цэс нээх" }).click();
  await page.getByRole("button", { name: "Гарах" }).click();
  await expect(page.getByText("Системээс гарахад алдаа гарлаа. Дахин оролдоно уу.")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/users$/);
});

/** Types and saves a site name after the session has ended, so that the server refuses it. */
async function typeAndLoseSession(page: Page) {
  await page.goto("/admin/site-settings");
  const name = page.getByLabel("Сайтын нэр");
  await name.fill("Хагас бичсэн нэр");
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Хадгалах" }).click();
  return name;
}
