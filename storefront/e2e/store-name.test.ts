import { expect, test } from "@playwright/test";
import { entryOf, expectNothingWrong } from "./back-office";
import { newShopper, registerThroughApi, signInAsAdmin } from "./people";
import { decide, newStoreName, storeThroughApi } from "./store-owners";

test("a verified store's new name waits for approval, is shown to the admin beside the current one, and then becomes public", async ({
  page,
  browser,
  baseURL,
}) => {
  const name = newStoreName();
  const asked = `${name} шинэ`;
  const admin = await (await browser.newContext({ baseURL, viewport: page.viewportSize() })).newPage();
  await registerThroughApi(page.request, newShopper());
  const id = await storeThroughApi(page.request, name);
  await signInAsAdmin(admin);
  await decide(admin.request, name, { isVerified: true });

  await page.goto(`/store/edit/${id}`);
  await page.getByLabel("Дэлгүүрийн нэр").fill(asked);
  await page.getByRole("button", { name: "Хадгалах" }).click();
  await expect(page).toHaveURL(/\/store\/dashboard$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByRole("note")).toContainText(`Таны хүссэн «${asked}» нэрийг бид шалгаж байна`);
  await expectNothingWrong(page);

  // The requested name stays requested if something else is changed.
  await page.goto(`/store/edit/${id}`);
  await expect(page.getByLabel("Дэлгүүрийн нэр")).toHaveValue(asked);
  await page.getByLabel("Тайлбар").fill("Шинэ тайлбар");
  await page.getByRole("button", { name: "Хадгалах" }).click();
  await expect(page.getByRole("note")).toContainText(asked);

  await admin.goto(`/admin/stores?search=${encodeURIComponent(name)}`);
  await expect(entryOf(admin, "Дэлгүүрүүд", name)).toContainText("Нэр хүлээгдэж байна");
  await admin.getByRole("link", { name: `${name}: Дэлгэрэнгүй` }).click();
  const detail = admin.getByRole("dialog", { name, exact: true });
  const request = detail.getByRole("region", { name: "Хүссэн нэр" });
  await expect(request).toContainText(`Одоогийн нэр: ${name}`);
  await expect(request).toContainText(`Хүссэн нэр: ${asked}`);
  await expectNothingWrong(admin);
  await request.getByRole("button", { name: "Шинэ нэрийг батлах" }).click();
  await expect(admin.getByRole("dialog", { name: asked, exact: true }).getByRole("listitem").first()).toContainText(
    `${name} → ${asked}`,
  );

  await page.goto(`/stores/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(asked);
  await page.goto("/store/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(asked);
  await expect(page.getByRole("note")).toHaveCount(0);
  await admin.context().close();
});
