import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page, test } from "@playwright/test";
import type { Product } from "@zakh/catalog/contract";
import { entryOf, expectNothingWrong, pictureFile, question } from "./back-office";
import { signInAsAdmin } from "./people";

function newName(): string {
  return `Туршилтын мах ${randomUUID().slice(0, 8)}`;
}

async function makeProduct(page: Page, fields: Record<string, unknown>): Promise<Product> {
  const productData = { category: "Үхрийн мах", price: "15000", stock: 999, ...fields };
  const answer = await page.request.post("/api/products", { multipart: { productData: JSON.stringify(productData) } });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

async function readProduct(page: Page, id: number): Promise<Product> {
  return (await page.request.get(`/api/products/${id}`)).json();
}

/** Finds a product in the list by its name. */
async function find(page: Page, name: string): Promise<Locator> {
  await page.getByLabel("Хайх").fill(name);
  const found = entryOf(page, "Бараа", name);
  await expect(found).toHaveCount(1);
  return found;
}

function form(page: Page): Locator {
  return page.getByRole("region", { name: /Шинэ бараа|Бараа засах/ });
}

test("a new product that is sent several times in one moment is made once", async ({ page }) => {
  const name = newName();
  await signInAsAdmin(page);
  await page.goto("/admin/products?new=true");
  await form(page).getByLabel("Нэр *").fill(name);
  await form(page).getByLabel("Үнэ (₩) *").fill("15000");
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(new URL(request.url()).pathname));
  await form(page).getByRole("tab", { name: "Орос" }).click();
  await form(page).getByLabel("Нэр (орос)").fill("Пробное мясо");
  await form(page)
    .locator("form")
    .evaluate((sent: HTMLFormElement) => {
      for (let times = 0; times < 3; times++) sent.requestSubmit();
    });
  await expect(page.getByText("Бараа нэмэгдлээ").first()).toBeVisible();
  await expect(form(page)).toHaveCount(0);
  expect(sent.filter((path) => path === "/api/products")).toHaveLength(1);
  const products = (await (await page.request.get("/api/products")).json()) as Product[];
  const made = products.filter((product) => product.name === name);
  for (const { id } of made) await page.request.delete(`/api/products/${id}`);
  expect(made).toHaveLength(1);
});

test("a product is made with two pictures in the order that was chosen, changed and deleted", async ({ page }) => {
  test.slow();
  const name = newName();
  await signInAsAdmin(page);
  await page.goto("/admin/products");

  await test.step("the form opens above the list, with beef and a minimum of 1 kg", async () => {
    await page.getByRole("button", { name: "Шинэ бараа" }).click();
    await expect(page).toHaveURL(/\?new=true$/);
    await expect(form(page).getByLabel("Ангилал")).toHaveText("Үхрийн мах");
    await expect(form(page).getByLabel("Доод захиалга *")).toHaveValue("1");
    await expectNothingWrong(page);
  });

  await test.step("without name and price it is refused", async () => {
    await form(page).getByRole("button", { name: "Хадгалах" }).click();
    await expect(page.getByText("Барааны нэр, ангилал, үнийг заавал оруулна уу").first()).toBeVisible();
    await expect(form(page).getByText("Үнээ оруулна уу")).toBeVisible();
  });

  await test.step("name, price and pack are typed, and the preview shows what the shopper will see", async () => {
    await form(page).getByLabel("Нэр *").fill(name);
    await form(page).getByLabel("Үнэ (₩) *").fill("15,000");
    await form(page).getByLabel("Гарал үүсэл").fill("Солонгос, Жэжү");
    await form(page).getByLabel("Савлагаа").fill("4");
    const preview = page.getByRole("region", { name: "Худалдан авагчид ингэж харагдана" });
    await expect(preview).toContainText("₩60,000");
    await preview.getByRole("button", { name: "Нэмэх" }).click();
    await expect(preview).toContainText("8 кг");
    await expect(preview).toContainText("₩120,000");
    await form(page).getByRole("tab", { name: "Орос" }).click();
    await form(page).getByLabel("Нэр (орос)").fill("Пробное мясо");
    await form(page).getByRole("tab", { name: "Англи" }).click();
    await form(page).getByLabel("Нэр (англи)").fill("Trial meat");
    await form(page).getByLabel("Гарал үүсэл (англи)").fill("Korea, Jeju");
  });

  await test.step("two pictures are chosen at once, and the second is moved to the front by keyboard", async () => {
    const files = [pictureFile("бараан.png", "dark"), pictureFile("цайвар.png", "light")];
    await form(page).getByLabel("Зургийн файл сонгох").setInputFiles(files);
    const places = form(page).getByRole("button", { name: /^\d-р зураг$/ });
    await expect(places).toHaveCount(2);
    const second = await places.nth(1).locator("img").getAttribute("src");
    await places.nth(1).focus();
    await page.keyboard.press("Space");
    await expect(page.getByText("2-р байр дээр байна")).toBeAttached();
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByText("1-р байр дээр байна")).toBeAttached();
    await page.keyboard.press("Space");
    await expect(places.first().locator("img")).toHaveAttribute("src", second ?? "");
  });

  await test.step("it is saved, the form closes and the list shows it", async () => {
    await form(page).getByRole("button", { name: "Хадгалах" }).click();
    await expect(page.getByText("Бараа нэмэгдлээ")).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/products\?sort=newest$/);
    await expect(form(page)).toHaveCount(0);
    await expect(await find(page, name)).toContainText("₩15,000");
  });

  const id = await test.step("the shop has both pictures, the light one first, and what was typed", async () => {
    const products: Product[] = await (await page.request.get("/api/products")).json();
    const made = products.find((product) => product.name === name);
    expect(made).toMatchObject({
      nameRu: "Пробное мясо",
      nameEn: "Trial meat",
      origin: "Солонгос, Жэжү",
      originRu: "",
      originEn: "Korea, Jeju",
      price: 15000,
      packSize: 4,
      stock: 999,
      trackStock: false,
      category: "Үхрийн мах",
    });
    expect(made?.imageUrls).toHaveLength(2);
    // The name of a stored picture has its colour.
    const [, shade] = /_(..)...._8x8\.webp$/.exec(made?.imageUrl ?? "") ?? [];
    expect(Number(`0x${shade}`)).toBeGreaterThan(0x80);
    return made?.id ?? 0;
  });

  await test.step("edited: a picture goes, the price changes, stock is counted from now on", async () => {
    await (await find(page, name)).getByRole("button", { name: `${name}: засах` }).click();
    await expect(page).toHaveURL(new RegExp(`edit=${id}`));
    await expect(form(page).getByLabel("Нэр *")).toHaveValue(name);
    await expect(form(page).getByLabel("Гарал үүсэл")).toHaveValue("Солонгос, Жэжү");
    await form(page).getByRole("button", { name: "1-р зургийг хасах" }).click();
    await form(page).getByLabel("Үнэ (₩) *").fill("17500");
    await form(page)
      .getByRole("switch", { name: /Үлдэгдэл хянах/ })
      .click();
    await form(page).getByRole("button", { name: "Хадгалах" }).click();
    await expect(form(page).getByText(/Үлдэгдлийг 0-ээс/)).toBeVisible();
    await form(page).getByLabel("Үлдэгдэл", { exact: true }).fill("12");
    await form(page).getByRole("button", { name: "Хадгалах" }).click();
    await expect(page.getByText("Бараа шинэчлэгдлээ")).toBeVisible();
    await expect(await find(page, name)).toContainText("₩17,500");
    const changed = await readProduct(page, id);
    expect(changed).toMatchObject({ price: 17500, trackStock: true, stock: 12, nameRu: "Пробное мясо" });
    expect(changed.imageUrls).toHaveLength(1);
  });

  await test.step("deleted after being asked", async () => {
    const remove = (await find(page, name)).getByRole("button", { name: `${name}: устгах` });
    await remove.click();
    const asked = question(page);
    await expect(asked).toContainText("Үүнийг буцаах боломжгүй");
    await asked.getByRole("button", { name: "Болих" }).click();
    expect((await page.request.get(`/api/products/${id}`)).status()).toBe(200);
    await remove.click();
    await asked.getByRole("button", { name: "Устгах" }).click();
    await expect(page.getByText("Бараа устгагдлаа")).toBeVisible();
    await expect(page.getByText("Хайлтад тохирох бараа олдсонгүй")).toBeVisible();
    expect((await page.request.get(`/api/products/${id}`)).status()).toBe(404);
  });
});

test("an origin that is too long is refused where it stands, in the tab of its language", async ({ page }) => {
  await signInAsAdmin(page);
  const product = await makeProduct(page, { name: newName() });
  await page.goto(`/admin/products?edit=${product.id}`);
  await form(page).getByRole("tab", { name: "Англи" }).click();
  const origin = form(page).getByLabel("Гарал үүсэл (англи)");
  // Longer than the field allows.
  await origin.evaluate((field) => field.removeAttribute("maxlength"));
  await origin.fill("x".repeat(101));
  await form(page).getByRole("tab", { name: "Монгол" }).click();
  await form(page).getByRole("button", { name: "Хадгалах" }).click();
  await expect(origin).toHaveAttribute("aria-invalid", "true");
  await expect(form(page).getByText("Хэт урт байна")).toBeVisible();
  expect((await readProduct(page, product.id)).originEn).toBe("");
  await page.request.delete(`/api/products/${product.id}`);
});

test("one bad file refuses the whole selection, by its name", async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/products?new=true");
  const files = form(page).getByLabel("Зургийн файл сонгох");
  const places = form(page).getByRole("button", { name: /^\d-р зураг$/ });
  const good = pictureFile("сайн.png");

  await files.setInputFiles([
    good,
    { name: "тайлан.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") },
  ]);
  await expect(form(page).getByText(/^тайлан\.pdf \(application\/pdf\)/)).toBeVisible();
  await expect(places).toHaveCount(0);

  await files.setInputFiles([
    good,
    { name: "том.png", mimeType: "image/png", buffer: Buffer.alloc(5.5 * 1024 * 1024) },
  ]);
  await expect(form(page).getByText(/^том\.png \(5\.5MB\) хэт том байна: дээд хэмжээ 5MB/)).toBeVisible();
  await expect(places).toHaveCount(0);

  await files.setInputFiles(Array.from({ length: 6 }, () => good));
  await expect(form(page).getByText("Хамгийн ихдээ 5 зураг оруулах боломжтой")).toBeVisible();
  await expect(places).toHaveCount(0);

  await files.setInputFiles([good]);
  await expect(places).toHaveCount(1);
  await expect(form(page).getByText("Хамгийн ихдээ 5 зураг оруулах боломжтой")).toHaveCount(0);
});

test("unsaved changes are not lost without a question, and a save that is refused says why by its status", async ({
  page,
}) => {
  await signInAsAdmin(page);
  const product = await makeProduct(page, { name: newName() });
  await page.goto(`/admin/products?edit=${product.id}`);
  const name = form(page).getByLabel("Нэр *");
  const save = form(page).getByRole("button", { name: "Хадгалах" });
  const asked = page.getByRole("alertdialog", { name: "Хадгалаагүй өөрчлөлт байна" });
  await expect(name).toHaveValue(product.name);
  await name.fill(`${product.name} өөр`);

  for (const [status, text] of [
    [401, "Админ эрх шаардлагатай"],
    [403, "Хандах эрх хүрэлцэхгүй байна"],
    [404, "Бараа олдсонгүй"],
    [502, "Серверийн алдаа гарлаа. Зургийн форматаа шалгана уу"],
  ] as const) {
    await page.route(`**/api/products/${product.id}`, (route) =>
      route.request().method() === "PUT" ? route.fulfill({ status, json: {} }) : route.fallback(),
    );
    await save.click();
    await expect(page.getByText(text)).toBeVisible();
    await page.unroute(`**/api/products/${product.id}`);
  }

  await form(page).getByRole("button", { name: "Болих" }).click();
  await asked.getByRole("button", { name: "Үргэлжлүүлэх" }).click();
  await page.getByRole("button", { name: "Шинэ бараа" }).click();
  await asked.getByRole("button", { name: "Үргэлжлүүлэх" }).click();
  await expect(page).toHaveURL(new RegExp(`edit=${product.id}`));
  await expect(name).toHaveValue(`${product.name} өөр`);

  await form(page).getByRole("button", { name: "Болих" }).click();
  await asked.getByRole("button", { name: "Хадгалахгүй гарах" }).click();
  await expect(form(page)).toHaveCount(0);
  expect((await readProduct(page, product.id)).name).toBe(product.name);
  await page.request.delete(`/api/products/${product.id}`);
});

test("the list is where it was once the form is closed, saved or not @desktop", async ({ page }) => {
  await signInAsAdmin(page);
  // Before all others in the order of names, so that products of other tests come after it.
  const name = `0 ${newName()}`;
  const { id } = await makeProduct(page, { name });
  await page.goto("/admin/products?sort=name");
  const other = page.getByRole("button", { name: /: засах$/ }).nth(4);
  const own = page.getByRole("button", { name: `${name}: засах` });
  await expect(own).toBeVisible();

  /** Opens the form of a row that is 200 pixels below the top of the screen. */
  async function openFrom(pencil: Locator): Promise<number> {
    await pencil.evaluate((button) => window.scrollBy({ top: button.getBoundingClientRect().top - 200 }));
    const place = (await pencil.boundingBox())?.y ?? 0;
    await pencil.click();
    await expect(form(page).getByRole("button", { name: "Хадгалах" })).toBeEnabled();
    return place;
  }

  async function expectBack(pencil: Locator, place: number) {
    await expect(form(page)).toHaveCount(0);
    await expect.poll(async () => Math.abs(((await pencil.boundingBox())?.y ?? 0) - place)).toBeLessThan(2);
  }

  await test.step("given up", async () => {
    const place = await openFrom(own);
    await form(page).getByRole("button", { name: "Болих" }).click();
    await expectBack(own, place);
  });
  await test.step("saved, after the form of another row", async () => {
    await openFrom(other);
    const place = await openFrom(own);
    await form(page).getByLabel("Үнэ (₩) *").fill("16000");
    await form(page).getByRole("button", { name: "Хадгалах" }).click();
    await expectBack(own, place);
  });
  await page.request.delete(`/api/products/${id}`);
});

test("categories that cannot be loaded are replaced by the built-in ones", async ({ page }) => {
  await signInAsAdmin(page);
  await page.route("**/api/categories", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/admin/products");
  await page.getByLabel("Ангилал").click();
  await expect(page.getByRole("option")).toHaveText([
    "Бүх ангилал",
    "Үхрийн мах",
    "Хонины мах",
    "Тахианы мах",
    "Гахайн мах",
    "Бусад",
  ]);
});

test("the last of the built-in categories is whatever the others are not", async ({ page }) => {
  await signInAsAdmin(page);
  const name = newName();
  const category = await page.request.post("/api/categories", { data: { name: `Адуу ${name}`, isActive: false } });
  const { id: categoryId }: { id: number } = await category.json();
  const { id } = await makeProduct(page, { name, category: `Адуу ${name}` });
  await page.route("**/api/categories", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`/admin/products?search=${encodeURIComponent(name)}`);
  await page.getByLabel("Ангилал").click();
  await page.getByRole("option", { name: "Бусад" }).click();
  await expect(entryOf(page, "Бараа", name)).toHaveCount(1);
  await page.getByLabel("Ангилал").click();
  await page.getByRole("option", { name: "Хонины мах" }).click();
  await expect(entryOf(page, "Бараа", name)).toHaveCount(0);
  await page.request.delete(`/api/products/${id}`);
  await page.request.delete(`/api/categories/${categoryId}`);
});
