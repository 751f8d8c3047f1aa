import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { openPage } from "./open-page";
import { arriveWithCart, orderThroughApi } from "./people";

test.beforeEach(() => {
  // These tests have many states, and axe is slow.
  test.slow();
});

/** Opens something, runs axe, closes it, and expects the focus where it was before. */
async function openAndClose(page: Page, opener: ReturnType<Page["getByRole"]>, dialog: string) {
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: dialog })).toBeVisible();
  await expectNoViolations(page, dialog);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(opener).toBeFocused();
}

test("menu, quantity dialog and cart open by keyboard, have no axe violations, and return the focus", async ({
  page,
  isMobile,
}) => {
  await arriveWithCart(page, 2);
  await openPage(page, "/");
  if (isMobile) await openAndClose(page, page.getByRole("button", { name: "Цэс нээх" }), "Цэс");
  await openAndClose(page, page.getByRole("button", { name: /^Сагс, \d+ ш$/ }), "Сагс");
  await openAndClose(page, page.getByRole("button", { name: /сагсанд нэмэх$/ }).first(), "Хэмжээ сонгох");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Сагсанд нэмэх" }).press("Enter");
  await expect(page.getByText("Сагсанд нэмэгдлээ").first()).toBeVisible();
  await expectNoViolations(page, "with a toast");
});

test("a finger on a button renders its dialog hidden, which is gone again after an answer", async ({ page }) => {
  await arriveWithCart(page, 1);
  await openPage(page, "/");
  const button = page.getByRole("button", { name: /сагсанд нэмэх$/ }).first();
  const rendered = page.locator("dialog");
  // Its code is preloaded after the page.
  await expect
    .poll(async () => {
      await button.dispatchEvent("pointerdown");
      return rendered.count();
    })
    .toBe(1);
  await expect(rendered).toBeHidden();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await button.click();
  await expect(page.getByRole("dialog", { name: "Хэмжээ сонгох" })).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Хаах" })).toBeFocused();
  await page.getByRole("dialog").getByRole("button", { name: "Болих" }).click();
  await expect(rendered).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("the page behind a sheet never has the focus, also if the focused element is gone, and does not scroll", async ({
  page,
}) => {
  await arriveWithCart(page, 2);
  await openPage(page, "/");
  await page.getByRole("button", { name: /^Сагс, \d+ ш$/ }).press("Enter");
  const sheet = page.getByRole("dialog", { name: "Сагс" });
  await expect(sheet).toBeVisible();
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  await expect.poll(overflow).toBe("hidden");
  const focused = () =>
    sheet.evaluate((element) => (element.contains(document.activeElement) ? "sheet" : document.activeElement?.tagName));
  // Several rounds, forwards and backwards. After the last element the browser's own buttons are focused, and the page has no focus.
  for (const key of ["Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab"]) {
    await page.keyboard.press(key);
    expect(["sheet", "BODY"], key).toContain(await focused());
  }
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await expect
    .poll(async () => {
      await page.keyboard.press("Tab");
      expect(["sheet", "BODY"]).toContain(await focused());
      return focused();
    })
    .toBe("sheet");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect.poll(overflow).not.toBe("hidden");
});

test("refused forms have no axe violations, and the first wrong field has the focus", async ({ page }) => {
  await openPage(page, "/auth");
  await page.getByRole("button", { name: "Нэвтрэх", exact: true }).press("Enter");
  await expect(page.getByLabel("Хэрэглэгчийн нэр эсвэл имэйл")).toBeFocused();
  await expectNoViolations(page, "login");
  await page.getByRole("tab", { name: "Нэвтрэх" }).press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Бүртгүүлэх" })).toBeFocused();
  await page.getByRole("button", { name: "Бүртгүүлэх", exact: true }).press("Enter");
  await expect(page.getByLabel("Хэрэглэгчийн нэр", { exact: true })).toBeFocused();
  await expectNoViolations(page, "sign-up");
  for (const path of ["/password-reset", "/password-reset?token=abc", "/order-lookup"]) {
    await openPage(page, path);
    await page.locator("main form button[type=submit]").press("Enter");
    await expectNoViolations(page, path);
  }
});

test("a shopper's pages have no axe violations, filled, expanded and empty", async ({ page }) => {
  const { shopper } = await arriveWithCart(page, 3);
  await orderThroughApi(page.request, shopper.email);
  for (const path of ["/cart", "/checkout"]) {
    await openPage(page, path);
    await expectNoViolations(page, path);
  }
  await page.context().route("**/api/bank-accounts", (route) => route.fulfill({ status: 500, body: "" }));
  await openPage(page, "/checkout");
  await page.getByRole("button", { name: "Захиалга баталгаажуулах" }).click();
  await expect(page.getByText("Форм алдаатай байна").first()).toBeVisible();
  await expectNoViolations(page, "/checkout, refused, without bank accounts");
  await page.goto("/my-page");
  await page.getByRole("button", { name: "Дэлгэрэнгүй харах" }).click();
  await expect(page.getByText("Захиалгын дугаар")).toBeVisible();
  await expectNoViolations(page, "/my-page, an order unfolded");
  await page.getByRole("button", { name: "Хураах" }).click();
  await expect(page.getByText("Захиалгын дугаар")).toBeHidden();
});

test("missing pages and the offline page have no axe violations", async ({ page }) => {
  for (const path of ["/products/999999", "/stores/999999", "/?category=none", "/order-lookup"]) {
    await openPage(page, path);
    await expectNoViolations(page, path);
  }
  // It has no scripts.
  await page.goto("/offline");
  await expectNoViolations(page, "/offline");
});
