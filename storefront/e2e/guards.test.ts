import { expect, test } from "@playwright/test";
import { addressesOf } from "./addresses";
import { openPage } from "./open-page";

for (const path of addressesOf(({ guard }) => guard !== undefined && guard !== "admin")) {
  test(`${path} sends a visitor to sign in, who then comes back`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/auth\?/);
    expect(new URL(page.url()).searchParams.get("next")).toBe(path);
  });
}

for (const path of addressesOf(({ guard }) => guard === "admin")) {
  test(`${path} sends a visitor to the back office's own sign-in`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/admin\/login\?redirect=true/);
    await expect(page.getByText("Эхлээд нэвтэрнэ үү")).toBeVisible();
  });
}

for (const path of addressesOf(({ guard, scripts }) => guard === undefined && scripts !== false)) {
  test(`${path} is shown to a visitor`, async ({ page }) => {
    await openPage(page, path);
    await expect(page).not.toHaveURL(/\/auth\?next=|\/admin\/login\?redirect/);
  });
}
