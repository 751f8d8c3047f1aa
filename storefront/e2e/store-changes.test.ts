import { expect, test } from "@playwright/test";
import { entryOf, expectNothingWrong } from "./back-office";
import { newShopper, registerThroughApi, signInAsAdmin } from "./people";
import { decide, newStoreName, storeThroughApi } from "./store-owners";

test("what an owner changes of a verified store waits for approval, is shown to the admin beside the present, and then becomes public", async ({
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
  await expect(page.getByRole("note")).toContainText(`Дэлгүүрийн нэр: ${name} → ${asked}`);
  await expectNothingWrong(page);

  // The requested name stays requested if something else is changed.
  await page.goto(`/store/edit/${id}`);
  await expect(page.getByLabel("Дэлгүүрийн нэр")).toHaveValue(asked);
  await page.getByLabel("Тайлбар").fill("Шинэ тайлбар");
  await page.getByLabel("Хаяг", { exact: true }).fill("Пусан хот, Хэүндэ гу 9");
  await page.getByRole("button", { name: "Хадгалах" }).click();
  await expect(page.getByRole("note")).toContainText(asked);
  await expect(page.getByRole("note")).toContainText("Хаяг: Чонжү хот, Сану гу 5 → Пусан хот, Хэүндэ гу 9");

  await admin.goto(`/admin/stores?search=${encodeURIComponent(name)}`);
  await expect(entryOf(admin, "Дэлгүүрүүд", name)).toContainText("Өөрчлөлт хүлээгдэж байна");
  await admin.getByRole("link", { name: `${name}: Дэлгэрэнгүй` }).click();
  const detail = admin.getByRole("dialog", { name, exact: true });
  const request = detail.getByRole("region", { name: "Хүссэн өөрчлөлт" });
  await expect(request).toContainText(`${name} → ${asked}`);
  await expect(request).toContainText("Чонжү хот, Сану гу 5 → Пусан хот, Хэүндэ гу 9");
  await expectNothingWrong(admin);

  // Refused with a reason, asked for again, and confirmed.
  await request.getByRole("button", { name: "Татгалзах" }).click();
  const asking = admin.getByRole("dialog", { name: `${name}: Татгалзах` });
  await asking.getByLabel("Шалтгаан").fill("Гэрээгээ илгээнэ үү");
  await asking.getByRole("button", { name: "Татгалзах" }).click();
  await expect(detail.getByRole("listitem").first()).toContainText("Гэрээгээ илгээнэ үү");
  await expect(request).toHaveCount(0);
  await page.request.put(`/api/stores/${id}`, { multipart: { name: asked, address: "Пусан хот, Хэүндэ гу 9" } });
  await admin.reload();
  await request.getByRole("button", { name: "Өөрчлөлтийг батлах" }).click();
  await expect(admin.getByRole("dialog", { name: asked, exact: true }).getByRole("listitem").first()).toContainText(
    `${name} → ${asked}`,
  );

  await page.goto(`/stores/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(asked);
  await expect(page.getByText("Пусан хот, Хэүндэ гу 9").first()).toBeVisible();
  await page.goto("/store/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(asked);
  await expect(page.getByRole("note")).toHaveCount(0);
  await admin.context().close();
});
