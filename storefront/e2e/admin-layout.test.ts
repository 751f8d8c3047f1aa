import { expect, test } from "@playwright/test";
import { ADMIN, signInAsAdmin } from "./people";

test("the menu names every page, marks the one that is open, and closes on the way to another @desktop", async ({
  page,
  isMobile,
}) => {
  await signInAsAdmin(page);
  await page.goto("/admin/site-settings");
  if (isMobile) await page.getByRole("button", { name: "Цэс нээх" }).click();
  const menu = page.getByRole("navigation", { name: "Удирдлагын цэс" });
  await expect(menu.getByRole("link")).toHaveCount(43);

  const current = menu.getByRole("link", { name: "Сайтын нэр" });
  await expect(current).toHaveAttribute("aria-current", "page");
  // Far down: the list has scrolled to it. On a phone the whole menu scrolls; on a desktop the sign-out button stays visible.
  await expect(current).toBeInViewport();
  const signOut = page.getByRole("button", { name: "Гарах" });
  if (isMobile) await signOut.scrollIntoViewIfNeeded();
  await expect(signOut).toBeInViewport();
  if (isMobile) await expect(page.getByRole("dialog").getByRole("button", { name: "Хаах" })).toBeInViewport();

  await menu.getByRole("link", { name: "Хэрэглэгчид" }).click();
  await expect(page).toHaveURL(/\/admin\/users$/);
  await expect(page.getByRole("heading", { level: 1, name: "Хэрэглэгчид" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  if (isMobile) {
    // Of the page that is shown, too.
    await page.getByRole("button", { name: "Цэс нээх" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Хэрэглэгчид" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(/\/admin\/users$/);
  }

  await page.getByRole("link", { name: "Хяналтын самбар руу буцах" }).click();
  await expect(page).toHaveURL(/\/admin$/);
});

test("signing out leads to the sign-in, and the back office stays shut", async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin");
  await page.getByRole("button", { name: "Цэс нээх" }).click();
  await page.getByRole("button", { name: "Гарах" }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/admin\/login\?redirect=true$/);
});

test("signing in again continues where the session ended, for 30 days on a device of one's own", async ({ page }) => {
  await signInAsAdmin(page);
  const search = page.getByLabel("Хайх", { exact: true });
  await page.goto("/admin/orders?search=ORD-9");
  await expect(search).toHaveValue("ORD-9");
  await search.fill("ORD-99");
  await expect(page).toHaveURL(/\?search=ORD-99$/);
  await page.request.post("/api/admin/logout");
  // The page asks again within two seconds, and the sign-in page opens.
  await expect(page).toHaveURL(/\/admin\/login\?redirect=true$/);
  await page.getByLabel("Хэрэглэгчийн нэр").fill(ADMIN.username);
  await page.getByLabel("Нууц үг", { exact: true }).fill(ADMIN.password);
  await page.getByText("Миний өөрийн төхөөрөмж").click();
  await page.getByRole("button", { name: "Нэвтрэх" }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?search=ORD-99$/);
  const session = (await page.context().cookies()).find(({ name }) => name === "zakh.sid");
  expect((session?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(29 * 24 * 3600);
  await expect(search).toHaveValue("ORD-99");
});
