import { expect, type Page, test } from "@playwright/test";
import { ADMIN, beginSessionAgain, signInAsAdmin } from "./people";

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

test("when the session ends during typing, the user signs in on the spot and nothing typed is lost", async ({
  page,
}) => {
  await signInAsAdmin(page);
  const name = await typeAndLoseSession(page);
  await beginSessionAgain(page, "Хэрэглэгчийн нэр", ADMIN.username);
  await expect(name).toHaveValue("Хагас бичсэн нэр");
  await expect(page).toHaveURL(/\/admin\/site-settings$/);
});

/** Types and saves a site name after the session has ended, so that the server refuses it. */
async function typeAndLoseSession(page: Page) {
  await page.goto("/admin/site-settings");
  const name = page.getByLabel("Сайтын нэр");
  await name.fill("Хагас бичсэн нэр");
  await page.context().clearCookies();
  // The page may have learnt of it before the press.
  await page
    .getByRole("button", { name: "Хадгалах" })
    .click({ timeout: 5000 })
    .catch(() => undefined);
  return name;
}
