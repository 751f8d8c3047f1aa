import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { entryOf, expectNothingWrong, question } from "./back-office";
import { newShopper, registerThroughApi, signInAsAdmin } from "./people";

const LIST = "Үйлчилгээний ангилал";

test.beforeEach(async ({ page }) => {
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
  await expect(form.getByLabel("Холбоос (slug)")).toHaveValue(`гар-урлал-${unique}`);
  await form.getByLabel("Холбоос (slug)").fill("hair-beauty");
  await form.getByRole("radio", { name: "Урлаг, дизайн" }).check();
  await expectNothingWrong(page);
  await form.getByRole("button", { name: "Хадгалах" }).click();
  // Another category has that address.
  await expect(form.getByLabel("Холбоос (slug)")).toHaveAttribute("aria-invalid", "true");

  await form.getByLabel("Холбоос (slug)").fill(`craft-${unique}`);
  await form.getByRole("button", { name: "Хадгалах" }).click();
  await expect(page.getByText("Ангилал нэмлээ")).toBeVisible();
  await expect(entryOf(page, LIST, name)).toContainText(`craft-${unique}`);
  await expectNothingWrong(page);

  await page.getByRole("button", { name: `${name}: засах` }).click();
  await expect(form.getByRole("radio", { name: "Урлаг, дизайн" })).toBeChecked();
  await form.getByLabel("Тайлбар").fill("Эсгий, арьс");
  await form.getByRole("switch", { name: "Идэвхтэй" }).click();
  await form.getByRole("button", { name: "Хадгалах" }).click();
  await expect(entryOf(page, LIST, name)).toContainText("Эсгий, арьс");
  await expect(entryOf(page, LIST, name)).toContainText("Идэвхгүй");
  expect((await page.request.get(`/api/service-categories/craft-${unique}`)).status()).toBe(404);

  await page.getByRole("button", { name: `${name}: устгах` }).click();
  await question(page).getByRole("button", { name: "Устгах" }).click();
  await expect(entryOf(page, LIST, name)).toHaveCount(0);
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
  await expect(entryOf(page, LIST, name)).toContainText("1 дэлгүүр");
  await page.getByRole("button", { name: `${name}: устгах` }).click();
  const answer = question(page);
  await expect(answer).toContainText("устгах боломжгүй");
  await answer.getByRole("button", { name: "Дэлгүүрүүдийг харах" }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/stores\\?categoryId=${id}$`));
  expect((await page.request.put(`/api/admin/service-categories/${id}`, { data: { isActive: false } })).status()).toBe(
    200,
  );
});
