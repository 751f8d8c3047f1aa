import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { expectNothingWrong } from "./back-office";
import { signInAsAdmin } from "./people";

interface Category {
  id: number;
  name: string;
  slug: string;
  isActive: boolean;
}

async function readCategories(page: Page): Promise<Category[]> {
  return (await page.request.get("/api/categories")).json();
}

async function removeCategory(page: Page, name: string) {
  for (const { id } of (await readCategories(page)).filter((category) => category.name === name)) {
    await page.request.delete(`/api/categories/${id}`);
  }
}

/** A category of this test only, which shoppers do not see. */
function unique(): string {
  return `Туршилт ${randomUUID().slice(0, 8)}`;
}

test.beforeEach(async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/categories");
});

test("a category is made, renamed with its slug, and deleted after a question", async ({ page }) => {
  const name = unique();
  const renamed = `${name} мах`;
  try {
    await page.getByRole("button", { name: "Шинэ ангилал" }).click();
    await page.getByLabel("Нэр", { exact: true }).fill(`${name}!`);
    await expect(page.getByLabel("Холбоос (slug)")).toHaveValue(name.toLowerCase().replace(" ", "-"));
    await page.getByLabel("Нэр", { exact: true }).fill(name);
    await page.getByLabel("Тайлбар").fill("Зөвхөн туршилт");
    await page.getByRole("tab", { name: "Орос" }).click();
    await page.getByLabel("Нэр (орос)").fill("Проба");
    await page.getByRole("tab", { name: "Англи" }).click();
    await page.getByLabel("Нэр (англи)").fill("Trial");
    await page.getByRole("switch", { name: "Идэвхтэй" }).click();
    await page.getByRole("button", { name: "Хадгалах" }).click();
    await expect(page.getByText("Ангилал үүсгэлээ")).toBeVisible();
    const made = (await readCategories(page)).find((category) => category.name === name);
    expect(made).toMatchObject({
      nameRu: "Проба",
      nameEn: "Trial",
      slug: name.toLowerCase().replace(" ", "-"),
      isActive: false,
    });

    await page.getByRole("button", { name: `${name}: засах` }).click();
    await page.getByLabel("Нэр", { exact: true }).fill(renamed);
    await expect(page.getByLabel("Холбоос (slug)")).toHaveValue(renamed.toLowerCase().replaceAll(" ", "-"));
    await page.getByRole("button", { name: "Хадгалах" }).click();
    await expect(page.getByText("Ангиллыг шинэчиллээ")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);

    await page.getByRole("button", { name: `${renamed}: устгах` }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("Үүнийг буцаах боломжгүй");
    await question.getByRole("button", { name: "Болих" }).click();
    await page.getByRole("button", { name: `${renamed}: устгах` }).click();
    await question.getByRole("button", { name: "Устгах" }).click();
    await expect(page.getByRole("button", { name: `${renamed}: засах` })).toHaveCount(0);
    expect((await readCategories(page)).some((category) => category.name === renamed)).toBe(false);
  } finally {
    await removeCategory(page, name);
    await removeCategory(page, renamed);
  }
});

test("a slug written by hand stays, and one that is taken is refused at its field", async ({ page }) => {
  const [taken] = await readCategories(page);
  await page.getByRole("button", { name: "Шинэ ангилал" }).click();
  await page.getByLabel("Нэр", { exact: true }).fill("Үхэр");
  await page.getByLabel("Холбоос (slug)").fill(taken?.slug ?? "");
  await page.getByLabel("Нэр", { exact: true }).fill("Үхрийн мах");
  await expect(page.getByLabel("Холбоос (slug)")).toHaveValue(taken?.slug ?? "");
  await page.getByRole("button", { name: "Хадгалах" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Ийм холбоос аль хэдийн байна" })).toBeVisible();
  await expect(page.getByLabel("Холбоос (slug)")).toHaveAttribute("aria-invalid", "true");
});

test("an empty form is refused without asking the server, and closing a started one asks first", async ({ page }) => {
  await page.getByRole("button", { name: "Шинэ ангилал" }).click();
  await page.getByRole("button", { name: "Хадгалах" }).click();
  await expect(page.getByText("Ангиллын нэрийг оруулна уу")).toBeVisible();
  await expectNothingWrong(page);
  await page.getByLabel("Нэр", { exact: true }).fill("Хагас");
  await page.getByRole("dialog").getByRole("button", { name: "Болих" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Хадгалаагүй өөрчлөлт байна");
  await expectNothingWrong(page);
  // The buttons must be large enough for a finger, and the question above the form.
  const stay = await question.getByRole("button", { name: "Үргэлжлүүлэх" }).boundingBox();
  expect(stay?.height).toBeGreaterThanOrEqual(44);
  await question.getByRole("button", { name: "Үргэлжлүүлэх" }).click();
  await expect(page.getByLabel("Нэр", { exact: true })).toHaveValue("Хагас");
});
