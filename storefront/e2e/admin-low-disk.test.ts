import { expect, test } from "@playwright/test";
import { expectNothingWrong } from "./back-office";
import { signInAsAdmin } from "./people";

const LANGUAGES = {
  mn: { title: "Серверийн диск дүүрэх дөхлөө", left: /512 МБ зай үлдсэн/ },
  ru: { title: "Диск сервера почти заполнен", left: /Свободно 512 МБ/ },
  en: { title: "The server's disk is almost full", left: /512 MB are left/ },
};

for (const [language, { title, left }] of Object.entries(LANGUAGES)) {
  test(`a nearly full disk is reported above every screen, with what to do (${language})`, async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: "preferred-language", value: language, url: baseURL ?? "" }]);
    await page.route("**/api/admin/health", (route) =>
      route.fulfill({
        json: {
          disks: [
            { holds: "files", freeMegabytes: 512, low: true },
            { holds: "database", freeMegabytes: 90_000, low: false },
          ],
        },
      }),
    );
    await signInAsAdmin(page);
    for (const path of ["/admin", "/admin/orders"]) {
      await page.goto(path);
      const warning = page.getByRole("alert").filter({ hasText: title });
      await expect(warning).toHaveCount(1);
      await expect(warning).toContainText(left);
      await expectNothingWrong(page);
    }
  });
}

test("nothing is shown while there is room on the disk", async ({ page }) => {
  const disks = [{ holds: "files", freeMegabytes: 90_000, low: false }];
  await page.route("**/api/admin/health", (route) => route.fulfill({ json: { disks } }));
  await signInAsAdmin(page);
  const told = page.waitForResponse("**/api/admin/health");
  await page.goto("/admin");
  await told;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "диск" })).toHaveCount(0);
});
