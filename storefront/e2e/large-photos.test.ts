import { randomBytes, randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { pictureFile } from "./back-office";
import { newShopper, registerThroughApi, signInAsAdmin } from "./people";
import { newStoreName, storeThroughApi } from "./store-owners";

const LIMIT = 5 * 1024 * 1024;

/** A photo of a newer phone; noise hardly compresses. */
async function phonePhoto(name: string) {
  const [width, height] = [3000, 2250];
  const noise = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
  const buffer = await noise.jpeg({ quality: 90 }).toBuffer();
  expect(buffer.length).toBeGreaterThan(LIMIT);
  return { name, mimeType: "image/jpeg", buffer };
}

test("the owner's large photos are made smaller on the phone, and arrive with the small ones", async ({ page }) => {
  const name = `зураг-${randomUUID().slice(0, 8)}`;
  await signInAsAdmin(page);
  await page.goto("/admin/media");
  const input = page.getByLabel("Зураг байршуулах").and(page.locator("input"));
  await input.setInputFiles([await phonePhoto(`${name}.jpg`), pictureFile(`${name}.png`)]);
  await expect(page.getByText("2 зураг байршууллаа")).toBeVisible();
});

test("a store's large photo is made smaller on the phone before it is sent", async ({ page }) => {
  await registerThroughApi(page.request, newShopper());
  const id = await storeThroughApi(page.request, newStoreName());
  await page.goto(`/store/edit/${id}`);
  await page.getByLabel("Лого: зураг сонгох").setInputFiles(await phonePhoto("IMG_0001.jpeg"));
  await expect(page.getByRole("button", { name: "Лого: хасах" })).toBeVisible();
  await page.getByRole("button", { name: "Хадгалах" }).click();
  await expect(page).toHaveURL(/\/store\/dashboard$/);
  const [store] = (await (await page.request.get("/api/stores/my-stores")).json()) as { logoUrl: string }[];
  expect(store?.logoUrl).toMatch(/^\/static\/img\//);
});

test("a file that is not a picture is refused when it is chosen, whatever its name", async ({ page }) => {
  const document = { name: "menu.jpg", mimeType: "image/jpeg", buffer: Buffer.from("%PDF-1.7\n%âãÏÓ") };
  await signInAsAdmin(page);
  await page.goto("/admin/products?new=true");
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([document, pictureFile("мах.png")]);
  await expect(page.getByText("menu.jpg (?) файлыг хүлээж авахгүй: зөвхөн JPEG, PNG, GIF, WEBP").first()).toBeVisible();
  for (const path of ["hero-settings", "logo-settings"]) {
    await page.goto(`/admin/${path}`);
    await page.locator('input[type="file"]').first().setInputFiles(document);
    await expect(page.getByText(/^menu\.jpg \(\?\) файлыг хүлээж авахгүй/), path).toBeVisible();
  }
});
