import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page, test } from "@playwright/test";
import type { MediaItem } from "@zakh/site-settings/contract";
import { expectNothingWrong, pictureFile, question } from "./back-office";
import { signInAsAdmin } from "./people";

/** Searches the library; until the answer arrives the previous pictures stay, faded. */
async function search(page: Page, text: string): Promise<Locator> {
  const answered = page.waitForResponse((response) => response.url().includes(encodeURIComponent(text)));
  await page.getByLabel("Хайх").fill(text);
  await answered;
  const library = page.getByRole("list", { name: "Зургийн сан" });
  await expect(library).toHaveAttribute("aria-busy", "false");
  return library.getByRole("listitem");
}

test("pictures are uploaded together, each with its own error, found by name, looked at and deleted", async ({
  page,
}) => {
  const unique = randomUUID().slice(0, 8);
  await signInAsAdmin(page);
  await page.goto("/admin/media");
  await page
    .getByLabel("Зураг байршуулах")
    .and(page.locator("input"))
    .setInputFiles([
      pictureFile(`мах-${unique}.png`),
      { ...pictureFile(`бичиг-${unique}.png`), buffer: Buffer.from("Энэ зураг биш") },
    ]);
  const uploads = page.getByRole("list", { name: "Байршуулж буй зургууд" });
  await expect(uploads.getByRole("alert")).toContainText(`бичиг-${unique}.png`);
  await expect(uploads.getByRole("listitem")).toHaveCount(1);
  await uploads.getByRole("button", { name: `бичиг-${unique}.png: жагсаалтаас хасах` }).click();

  const pictures = await search(page, unique.toUpperCase());
  await expect(pictures).toHaveCount(1);
  await expect(pictures).toContainText("1 КБ");
  await expectNothingWrong(page);

  await pictures.getByRole("button", { name: `Дэлгэрэнгүй: мах-${unique}.png` }).click();
  const detail = page.getByRole("dialog");
  await expect(detail.getByText("Энэ зургийг хаана ч ашиглаагүй байна.")).toBeVisible();
  await expect(detail.getByLabel("Зургийн хаяг")).toHaveValue(/^http.*\/static\/img\/.*\.webp$/);
  await detail.getByRole("button", { name: "Устгах" }).click();
  await question(page).getByRole("button", { name: "Устгах" }).click();
  await expect(page.getByText("Хайлтад тохирох зураг олдсонгүй")).toBeVisible();
});

test("a picture is chosen from the library for a category, and then is not deleted without naming it", async ({
  page,
}) => {
  const unique = randomUUID().slice(0, 8);
  const category = `Туршилт ${unique}`;
  await signInAsAdmin(page);
  const upload = await page.request.post("/api/media/upload", {
    multipart: { file: pictureFile(`сан-${unique}.png`) },
  });
  expect(upload.status(), await upload.text()).toBe(201);
  const item: MediaItem = await upload.json();
  const made = await page.request.post("/api/categories", { data: { name: category, isActive: false } });
  const { id }: { id: number } = await made.json();
  try {
    await page.goto("/admin/categories");
    await page.getByRole("button", { name: `${category}: засах` }).click();
    const form = page.getByRole("dialog", { name: "Ангилал засах" });
    await form.getByRole("button", { name: "Зургийн сан" }).click();
    const picker = page.getByRole("dialog", { name: "Зургийн сан" });
    await picker.getByLabel("Хайх").fill(unique);
    await picker.getByRole("button", { name: `Сонгох: сан-${unique}.png` }).click();
    await expect(picker).toHaveCount(0);
    await expect(form.getByLabel("Зургийн хаяг (URL)")).toHaveValue(item.url);
    await form.getByRole("button", { name: "Хадгалах" }).click();
    await expect(form).toHaveCount(0);

    await page.goto("/admin/media");
    const picture = await search(page, unique);
    await expect(picture).toHaveCount(1);
    await picture.hover();
    await picture.getByRole("button", { name: `сан-${unique}.png: устгах` }).click();
    await expect(question(page)).toContainText("Энэ зургийг ашиглаж байна:");
    await expect(question(page)).toContainText(category);
    await expectNothingWrong(page);
    await question(page).getByRole("button", { name: "Ямар ч байсан устгах" }).click();

    // Out of the library it is still the category's picture, which goes with the category.
    const users = `Барааны ангилал: ${category}`;
    await expect(picture.getByRole("button", { name: `Дэлгэрэнгүй: ${users}` })).toBeVisible();
    await expect(picture.getByRole("button")).toHaveCount(1);
    await picture.getByRole("button").click();
    const detail = page.getByRole("dialog", { name: users });
    await expect(detail.getByRole("link", { name: users })).toBeVisible();
    await expect(detail).toContainText("Энэ зураг номын санд байхгүй");
    await expect(detail.getByRole("button", { name: "Устгах" })).toHaveCount(0);
    await page.goBack();
    await page.getByRole("combobox", { name: "Хэрэглээ" }).click();
    await page.getByRole("option", { name: "Ашиглаагүй" }).click();
    await expect(page.getByText("Хайлтад тохирох зураг олдсонгүй")).toBeVisible();
    await expect(page).toHaveURL(/used=false/);
  } finally {
    await page.request.delete(`/api/categories/${id}`);
  }
});
