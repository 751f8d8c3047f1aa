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

/** An iPhone's photo, as a phone may call it. */
const HEIC = {
  name: "IMG_0001.jpg",
  mimeType: "image/jpeg",
  buffer: Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
};

test("the owner's large photos are made smaller on the phone, and arrive with the small ones", async ({ page }) => {
  const name = `зураг-${randomUUID().slice(0, 8)}`;
  await signInAsAdmin(page);
  await page.goto("/admin/media");
  const input = page.getByLabel("Зураг байршуулах").and(page.locator("input"));
  await input.setInputFiles([await phonePhoto(`${name}.jpg`), pictureFile(`${name}.png`)]);
  await expect(page.getByText("2 зураг байршууллаа")).toBeVisible();
});

test("a store's large photo is made smaller on the phone before it is sent, and one in HEIC refused with what helps", async ({
  page,
}) => {
  await registerThroughApi(page.request, newShopper());
  const id = await storeThroughApi(page.request, newStoreName());
  await page.goto(`/store/edit/${id}`);
  await page.getByLabel("Лого: зураг сонгох").setInputFiles(HEIC);
  await expect(page.getByText(/IMG_0001\.jpg.*HEIC.*Most Compatible/).first()).toBeVisible();
  await page.getByLabel("Лого: зураг сонгох").setInputFiles(await phonePhoto("IMG_0001.jpeg"));
  await expect(page.getByRole("button", { name: "Лого: хасах" })).toBeVisible();
  await page.getByRole("button", { name: "Хадгалах" }).click();
  await expect(page).toHaveURL(/\/store\/dashboard$/);
  const [store] = (await (await page.request.get("/api/stores/my-stores")).json()) as { logoUrl: string }[];
  expect(store?.logoUrl).toMatch(/^\/static\/img\//);
});

test("a product's photo of a megabyte is made smaller before it is sent, and its progress is told", async ({
  page,
}) => {
  const name = `Зурагтай ${randomUUID().slice(0, 8)}`;
  await signInAsAdmin(page);
  await page.goto("/admin/products?new=true");
  await page.getByLabel("Нэр *").fill(name);
  await page.getByLabel("Үнэ (₩) *").fill("15000");
  await page.getByLabel("Гарал үүсэл").fill("Солонгос");
  await page.getByLabel("Зургийн файл сонгох").setInputFiles(await phonePhoto("зураг.jpg"));
  await expect(page.getByRole("button", { name: "1-р зураг", exact: true })).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/products", async (route) => {
    await held;
    await route.continue();
  });
  const sent = page.waitForRequest((request) => request.method() === "POST" && /\/api\/products$/.test(request.url()));
  await page.getByRole("button", { name: "Хадгалах" }).click();
  await expect(page.getByRole("progressbar", { name: "Зураг" })).toBeVisible();
  release();
  await expect(page.getByText("Бараа нэмэгдлээ")).toBeVisible();
  const { requestBodySize } = await (await sent).sizes();
  expect(requestBodySize).toBeLessThan(LIMIT);
  const [made] = await (await page.request.get(`/api/admin/products?search=${encodeURIComponent(name)}`)).json();
  await page.request.delete(`/api/products/${made.id}`);
});
