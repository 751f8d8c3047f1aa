import { expect, test } from "@playwright/test";
import { expectNothingWrong } from "./back-office";
import { signInAsAdmin } from "./people";

test("a nearly full disk is reported above every screen, with what to do", async ({ page }) => {
  await page.route("**/api/admin/health", (route) =>
    route.fulfill({
      json: {
        disks: [
          { contents: "files", freeMegabytes: 512, low: true },
          { contents: "database", freeMegabytes: 90_000, low: false },
        ],
      },
    }),
  );
  await signInAsAdmin(page);
  for (const path of ["/admin", "/admin/orders"]) {
    await page.goto(path);
    const warning = page.getByRole("alert").filter({ hasText: "Серверийн диск дүүрэх дөхлөө" });
    await expect(warning).toHaveCount(1);
    await expect(warning).toContainText("512 МБ зай үлдсэн");
    await expectNothingWrong(page);
  }
});

test("nothing is shown while there is room on the disk", async ({ page }) => {
  const disks = [{ contents: "files", freeMegabytes: 90_000, low: false }];
  await page.route("**/api/admin/health", (route) => route.fulfill({ json: { disks } }));
  await signInAsAdmin(page);
  const told = page.waitForResponse("**/api/admin/health");
  await page.goto("/admin");
  await told;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "диск" })).toHaveCount(0);
});
