import { randomUUID } from "node:crypto";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { newShopper, registerThroughApi, signInAsAdmin } from "./people";

/** The row or the card of a category. */
function entry(page: Page, name: string) {
  return page.getByRole("row").or(page.getByRole("listitem")).filter({ hasText: name });
}

async function nothingWrong(page: Page) {
  // The cross of a toast is drawn by @medusajs/ui, without a name.
  const { violations } = await new AxeBuilder({ page }).exclude("[data-sonner-toaster]").analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signInAsAdmin(page);
});

test("a service category is made, changed and deleted", async ({ page }) => {
  const unique = randomUUID().slice(0, 8);
  const name = `Гар урлал ${unique}`;
  await page.goto("/admin/service-categories");
  await page.getByRole("button", { name: "Ангилал нэмэх" }).click();
  const form = page.getByRole("dialog");

  await form.getByRole("button", { name: "Хадгалах" }).click();
  await expect(form.getByText("Ангиллын нэрийг оруулна уу")).toBeVisible();

  await form.getByLabel("Нэр", { exact: true }).fill(name);
  await expect(form.getByLabel("Хаягийн нэр (slug)")).toHaveValue(`гар-урлал-${unique}`);
  await form.getByLabel("Хаягийн нэр (slug)").fill("hair-beauty");
  await form.getByRole("radio", { name: "Урлаг, дизайн" }).check();
  await nothingWrong(page);
  await form.getByRole("button", { name: "Хадгалах" }).click();
  // Another category has that address.
  await expect(form.getByLabel("Хаягийн нэр (slug)")).toHaveAttribute("aria-invalid", "true");

  await form.getByLabel("Хаягийн нэр (slug)").fill(`craft-${unique}`);
  await form.getByRole("button", { name: "Хадгалах" }).click();
  await expect(page.getByText("Ангилал нэмлээ")).toBeVisible();
  await expect(entry(page, name)).toContainText(`craft-${unique}`);
  await nothingWrong(page);

  await page.getByRole("button", { name: `${name}: засах` }).click();
  await expect(form.getByRole("radio", { name: "Урлаг, дизайн" })).toBeChecked();
  await form.getByLabel("Тайлбар").fill("Эсгий, арьс");
  await form.getByRole("switch", { name: "Идэвхтэй" }).click();
  await form.getByRole("button", { name: "Хадгалах" }).click();
  await expect(entry(page, name)).toContainText("Эсгий, арьс");
  await expect(entry(page, name)).toContainText("Идэвхгүй");
  expect((await page.request.get(`/api/service-categories/craft-${unique}`)).status()).toBe(404);

  await page.getByRole("button", { name: `${name}: устгах` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Устгах" }).click();
  await expect(entry(page, name)).toHaveCount(0);
});

test("typed changes are not lost unasked", async ({ page }) => {
  await page.goto("/admin/service-categories");
  await page.getByRole("button", { name: "Ангилал нэмэх" }).click();
  await page.getByRole("dialog").getByLabel("Нэр", { exact: true }).fill("Бичсэн зүйл");
  await page.getByRole("dialog").getByRole("button", { name: "Болих" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Үргэлжлүүлэх" }).click();
  await expect(page.getByRole("dialog").getByLabel("Нэр", { exact: true })).toHaveValue("Бичсэн зүйл");
});

test("a category that a store is under stays, and leads to its stores", async ({ page, playwright, baseURL }) => {
  const unique = randomUUID().slice(0, 8);
  const name = `Дэлгүүртэй ${unique}`;
  const made = await page.request.post("/api/admin/service-categories", { data: { name, slug: `busy-${unique}` } });
  const { id } = await made.json();
  const owner = await playwright.request.newContext({ baseURL });
  await registerThroughApi(owner, newShopper());
  const store = await owner.post("/api/stores", {
    data: {
      categoryId: id,
      name: `Дэлгүүр ${unique}`,
      address: "Чонжу хот, Санданг дүүрэг 12",
      phone: "010-1234-5678",
      email: "store@example.com",
    },
  });
  expect(store.status(), await store.text()).toBe(201);
  await owner.dispose();

  await page.goto("/admin/service-categories");
  await expect(entry(page, name)).toContainText("1 дэлгүүр");
  await page.getByRole("button", { name: `${name}: устгах` }).click();
  const answer = page.getByRole("alertdialog");
  await expect(answer).toContainText("устгах боломжгүй");
  await answer.getByRole("button", { name: "Дэлгүүрүүдийг харах" }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/stores\\?categoryId=${id}$`));
  expect((await page.request.put(`/api/admin/service-categories/${id}`, { data: { isActive: false } })).status()).toBe(
    200,
  );
});
