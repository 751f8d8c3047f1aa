import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page, test } from "@playwright/test";
import type { Product } from "@zakh/catalog/contract";
import { entryOf, expectNothingWrong, pictureFile, question } from "./back-office";
import { signInAsAdmin } from "./people";

function newName(): string {
  return `Туршилтын мах ${randomUUID().slice(0, 8)}`;
}

async function makeProduct(page: Page, fields: Record<string, unknown>): Promise<Product> {
  const productData = { category: "Үхрийн мах", origin: "Монгол", price: "15000", stock: 999, ...fields };
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
    await form(page).getByLabel("Савлагаа", { exact: true }).fill("4");
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

test("the list is where it was once the form is closed, saved or not", async ({ page }) => {
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
