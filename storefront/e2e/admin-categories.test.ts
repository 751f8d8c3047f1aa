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
    const no = question.getByRole("button", { name: "Болих" });
    // Large enough for a finger.
    expect((await no.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectNothingWrong(page);
    await no.click();
    await page.getByRole("button", { name: `${renamed}: устгах` }).click();
    await question.getByRole("button", { name: "Устгах" }).click();
    await expect(page.getByRole("button", { name: `${renamed}: засах` })).toHaveCount(0);
    expect((await readCategories(page)).some((category) => category.name === renamed)).toBe(false);
  } finally {
    await removeCategory(page, name);
    await removeCategory(page, renamed);
  }
});
