import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import type { MediaItem } from "@zakh/site-settings/contract";
import { pictureFile, question } from "./back-office";
import { dashboardUrl, openDashboard } from "./dashboard";
import { pressBackTwice } from "./open-page";
import { signInAsAdmin } from "./people";

/** Overlays without an address: the screen, and the button that opens it. Those of other kinds are in the tests below. */
const DRAWERS = [
  { title: "Барааны ангилал", opens: "Шинэ ангилал" },
  { title: "Цэс", opens: "Дараалал" },
];

/** Some on the first page of a visit, before which the history has nothing. */
const FIRST = [
  { path: "products?new=true", opens: "Зургийн сан" },
  { path: "site-settings", opens: "Цэс нээх" },
];

/** The picture that the tests open and choose. */
let picture: MediaItem;

/** Of all tests: loading the back office costs more than most of them. Its history begins empty. */
let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  await signInAsAdmin(page);
  const file = pictureFile(`буцах-${randomUUID().slice(0, 8)}.png`);
  const uploaded = await page.request.post("/api/media/upload", { multipart: { file } });
  expect(uploaded.status(), await uploaded.text()).toBe(201);
  picture = await uploaded.json();
});

test.afterAll(async () => {
  await page.request.delete(`/api/media/${picture.id}`);
  await page.close();
});

function opener(page: Page, name: string | RegExp) {
  return page.getByRole("button", { name, exact: true }).first();
}

/** Opens a drawer. */
async function open(page: Page, name: string | RegExp) {
  await opener(page, name).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

/** Opens a screen, with the overview before it in the history. */
async function goToScreen(page: Page, title: string) {
  if (!/\/admin$/.test(page.url())) await page.goto("/admin");
  await chooseInMenu(page, title);
}

async function chooseInMenu(page: Page, title: string) {
  await open(page, "Цэс нээх");
  await page
    .getByRole("navigation", { name: "Удирдлагын цэс" })
    .getByRole("link", { name: title, exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Opens a drawer and goes back, several times: the drawer closes, the screen stays. */
async function backCloses(page: Page, name: string | RegExp) {
  const address = page.url();
  for (let round = 0; round < 2; round += 1) {
    await open(page, name);
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(address);
    await expect(opener(page, name)).toBeVisible();
  }
}

test("Back closes drawers and dialogs, and the next one leaves the screen", async () => {
  test.slow();
  await page.goto("/admin");
  for (const { title, opens } of DRAWERS) {
    await test.step(`${opens} of ${title}`, async () => {
      await chooseInMenu(page, title);
      await backCloses(page, opens);
      await page.goBack();
      await expect(page).toHaveURL(/\/admin$/);
      await expect(page.getByRole("heading", { level: 1, name: "Хяналтын самбар" })).toBeVisible();
    });
  }
  await page.goBack();
  await expect(page).toHaveURL("about:blank");
});

test("on the first page of a visit, too, Back closes what is open, and the next one leaves the shop", async () => {
  for (const { path, opens } of FIRST) {
    await page.goto("about:blank");
    await page.goto(`/admin/${path}`);
    await backCloses(page, opens);
    await page.goBack();
    await expect(page, path).toHaveURL("about:blank");
  }
});

test("Back asks before unsaved changes are lost; staying keeps them, and the next Back asks again", async () => {
  await goToScreen(page, "Барааны ангилал");
  await open(page, "Шинэ ангилал");
  const name = page.getByRole("dialog").getByLabel("Нэр", { exact: true });
  await name.fill("Хагас бичсэн");
  for (let round = 0; round < 2; round += 1) {
    await page.goBack();
    await expect(question(page)).toBeVisible();
    // Back over the question answers it with no.
    await page.goBack();
    await expect(question(page)).toHaveCount(0);
    await expect(name).toHaveValue("Хагас бичсэн");
  }
  await page.goBack();
  await question(page).getByRole("button", { name: "Хадгалахгүй гарах" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/categories$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin$/);
});

test("Back twice at once over a changed form asks, and the form stays", async () => {
  await goToScreen(page, "Барааны ангилал");
  await open(page, "Шинэ ангилал");
  const name = page.getByRole("dialog").getByLabel("Нэр", { exact: true });
  await name.fill("Хагас бичсэн");
  for (const answer of ["Үргэлжлүүлэх", "Хадгалахгүй гарах"]) {
    await pressBackTwice(page);
    await expect(question(page)).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/categories$/);
    await question(page).getByRole("button", { name: answer }).click();
    await expect(question(page)).toHaveCount(0);
    if (answer === "Үргэлжлүүлэх") await expect(name).toHaveValue("Хагас бичсэн");
  }
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/categories$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin$/);
});

test("Back closes the picker over a form first, then the form, asking for what was chosen", async () => {
  await goToScreen(page, "Барааны ангилал");
  await open(page, "Шинэ ангилал");
  const form = page.getByRole("dialog", { name: "Шинэ ангилал" });
  const picker = page.getByRole("dialog", { name: "Зургийн сан" });
  const openPicker = () => form.getByRole("button", { name: "Зургийн сан" }).click();
  await openPicker();
  await expect(picker).toBeVisible();
  await page.goBack();
  await expect(picker).toHaveCount(0);
  await expect(form).toBeVisible();

  await openPicker();
  await picker
    .getByRole("button", { name: /^Сонгох: / })
    .first()
    .click();
  await expect(picker).toHaveCount(0);
  await page.goBack();
  await question(page).getByRole("button", { name: "Үргэлжлүүлэх" }).click();
  await expect(form.getByLabel("Зургийн хаяг")).not.toHaveValue("");
  await page.goBack();
  await question(page).getByRole("button", { name: "Хадгалахгүй гарах" }).click();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/categories$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin$/);
});

test("the list stays where it was scrolled to, whatever closes the drawer", async () => {
  await goToScreen(page, "Барааны ангилал");
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const edit = page.getByRole("button", { name: /: засах$/ });
  for (const [row, close] of [
    [2, () => page.keyboard.press("Escape")],
    [4, () => page.goBack()],
    [3, () => page.goBack()],
  ] as const) {
    await edit.nth(row).scrollIntoViewIfNeeded();
    await page.evaluate((top) => window.scrollTo(0, top), 100 * row);
    const before = await scrolled();
    expect(before).toBeGreaterThan(100);
    await edit.nth(row).evaluate((button) => (button as HTMLElement).click());
    await expect(page.getByRole("dialog")).toBeVisible();
    await close();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await scrolled()).toBe(before);
  }
});

test("a reloaded list stays where it was scrolled to", async () => {
  await page.goto("/admin/products");
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const wholeList = () =>
    expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(1200);
  await wholeList();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  const before = await scrolled();
  expect(before).toBeGreaterThan(300);
  for (const _ of [1, 2]) {
    await page.reload();
    await expect.poll(scrolled).toBe(before);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.reload();
  await wholeList();
  expect(await scrolled()).toBe(0);
});

test("in Medusa's dashboard, too, Back closes a form after its question, and the next one leaves", async ({
  browser,
  isMobile,
}) => {
  test.slow();
  const dashboard = await openDashboard(browser, isMobile);
  await dashboard.goto(`${dashboardUrl}/app/shop`);
  await expect(dashboard.getByRole("heading", { level: 1, name: "Хяналтын самбар" })).toBeVisible();
  await dashboard.goto(`${dashboardUrl}/app/shop/bank-accounts`);
  await backCloses(dashboard, "Шинэ данс");
  await open(dashboard, "Шинэ данс");
  const bank = dashboard.getByLabel("Банкны нэр");
  await bank.fill("Хагас бичсэн");
  await dashboard.goBack();
  await question(dashboard).getByRole("button", { name: "Үргэлжлүүлэх" }).click();
  await expect(bank).toHaveValue("Хагас бичсэн");
  await dashboard.goBack();
  await question(dashboard).getByRole("button", { name: "Хадгалахгүй гарах" }).click();
  await expect(bank).toHaveCount(0);
  await open(dashboard, "Шинэ данс");
  await dashboard.getByRole("dialog").getByRole("button", { name: "Болих" }).click();
  await expect(bank).toHaveCount(0);
  await dashboard.goBack();
  await expect(dashboard).toHaveURL(/\/app\/shop$/);
  await expect(dashboard.getByRole("heading", { level: 1, name: "Хяналтын самбар" })).toBeVisible();
});

test("Back answers the question before a deletion with no, and the next one leaves the screen", async () => {
  await goToScreen(page, "Барааны ангилал");
  const first = page.getByRole("button", { name: /: устгах$/ }).first();
  await first.waitFor();
  const name = (await first.getAttribute("aria-label")) ?? "";
  for (let round = 0; round < 2; round += 1) {
    await first.click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect(page).toHaveURL(/\/admin\/categories$/);
    await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/admin$/);
});

test("Back over the question about a link of the menu answers no, and the menu stays", async () => {
  // The last of the page: it leaves an unsaved form behind.
  await goToScreen(page, "Сайтын нэр");
  await page.getByRole("textbox", { name: "Сайтын нэр" }).fill("Хагас бичсэн нэр");
  await open(page, "Цэс нээх");
  const menu = page.getByRole("navigation", { name: "Удирдлагын цэс" });
  for (let round = 0; round < 2; round += 1) {
    await menu.getByRole("link", { name: "Банкны данс", exact: true }).click();
    await expect(question(page)).toBeVisible();
    await page.goBack();
    await expect(question(page)).toHaveCount(0);
    await expect(menu).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/site-settings$/);
  }
});
