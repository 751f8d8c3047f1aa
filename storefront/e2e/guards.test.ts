import { expect, test } from "@playwright/test";
import { addressesOf } from "./addresses";
import { openPage } from "./open-page";

/** Pages for which a visitor more likely has no account yet. */
const WITH_CART = ["/cart", "/checkout"];

test("a page with a guard sends a visitor to sign in, who then comes back", async ({ page }) => {
  for (const path of addressesOf(({ guard }) => guard !== undefined && guard !== "admin")) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/auth\?/);
    const { searchParams } = new URL(page.url());
    expect(searchParams.get("next")).toBe(path);
    expect(searchParams.get("tab"), path).toBe(WITH_CART.includes(path) ? "signup" : null);
    if (path === "/store/register") await expect(page.getByText("Нэвтрэх шаардлагатай", { exact: true })).toBeVisible();
  }
});

test("going back from signing up does not lead there again", async ({ page }) => {
  await openPage(page, "/contact");
  await page.goto("/cart");
  await expect(page).toHaveURL(/\/auth\?tab=signup/);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
});

test("the back office sends a visitor to its own sign-in", async ({ page }) => {
  for (const path of [...addressesOf(({ guard }) => guard === "admin"), "/admin/orders"]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/admin\/login\?redirect=true/);
    await expect(page.getByText("Эхлээд нэвтэрнэ үү")).toBeVisible();
  }
});
