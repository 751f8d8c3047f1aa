import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page, test } from "@playwright/test";
import type { Product } from "@zakh/catalog/contract";
import { entryOf, expectNothingWrong, keysAreHeard, openScreen, question, showFilters } from "./back-office";
import { signInAsAdmin } from "./people";

/** Products of one search. */
async function makeProducts(page: Page, prices: Record<string, number>) {
  const mark = randomUUID().slice(0, 8);
  const made: Product[] = [];
  for (const [word, price] of Object.entries(prices)) {
    const productData = JSON.stringify({ name: `${word} ${mark}`, category: "Бусад", price });
    const answer = await page.request.post("/api/products", { multipart: { productData } });
    expect(answer.status(), await answer.text()).toBe(201);
    made.push(await answer.json());
  }
  return {
    mark,
    made,
    async clear() {
      for (const { id } of made) await page.request.delete(`/api/products/${id}`);
    },
  };
}

async function seenByShoppers(page: Page, { id }: Product): Promise<Product | number> {
  const answer = await page.request.get(`/api/products/${id}`, { headers: { cookie: "" } });
  return answer.ok() ? answer.json() : answer.status();
}

/** Types into a value of a row, where it stands, and saves it. */
async function typeInto(row: Locator, label: string, text: string) {
  await row.getByRole("button", { name: `${label}:` }).click();
  await row.getByLabel(label, { exact: true }).fill(text);
  await row.getByRole("button", { name: "Хадгалах" }).click();
}

/** Opens what the menu beside the filters has. */
async function chooseMore(page: Page, name: string) {
  await page.getByRole("button", { name: "Бусад үйлдэл" }).click();
  await page.getByRole("menuitem", { name }).click();
}

test("many prices are previewed, changed but for one that is left out, and set back from the history", async ({
  page,
}) => {
  await signInAsAdmin(page);
  const { mark, made, clear } = await makeProducts(page, { Үхэр: 16700, Хонь: 12000, Тахиа: 120 });
  const [beef, lamb, chicken] = made;
  if (!beef || !lamb || !chicken) throw new Error("There are no products");
  await openScreen(page, `/admin/products?search=${mark}`);
  await chooseMore(page, "Үнэ өөрчлөх");
  const drawer = page.getByRole("dialog", { name: "Үнэ өөрчлөх" });
  // It closes before anything is typed, too.
  await drawer.getByRole("button", { name: "Болих" }).click();
  await expect(drawer).toHaveCount(0);
  await chooseMore(page, "Үнэ өөрчлөх");
  await drawer.getByLabel("Хэдээр").fill("5,5,5");
  await expect(drawer.getByText("Тоогоор бичнэ үү")).toBeVisible();
  await drawer.getByLabel("Хэдээр").fill("5");
  const row = (product: Product) => drawer.getByRole("listitem").filter({ hasText: product.name });
  await expect(row(beef)).toContainText("₩17,500");
  await expect(row(lamb)).toContainText("₩12,600");
  await row(lamb).getByRole("checkbox").click();
  await expect(row(lamb)).not.toContainText("₩12,600");
  await drawer.getByLabel("Үнийг").click();
  await page.getByRole("option", { name: "Хасах" }).click();
  await expect(row(beef)).toContainText("₩15,900");
  await expectNothingWrong(page);

  await test.step("a price below 100 won a kilo asks", async () => {
    await drawer.getByLabel("Хэмжих нэгж").click();
    await page.getByRole("option", { name: "Воноор" }).click();
    await drawer.getByLabel("Хэдээр").fill("50");
    await drawer.getByText("100 вон хүртэл бүхэлчлэх").click();
    await expect(row(chicken)).toContainText("₩70");
    await drawer.getByRole("button", { name: "Хадгалах (2)" }).click();
    await expect(question(page)).toContainText(`«${chicken.name}» ₩70`);
    await question(page).getByRole("button", { name: "Тийм, хадгалах" }).click();
    await expect(page.getByText("2 барааны үнэ өөрчлөгдлөө")).toBeVisible();
  });

  await expect(entryOf(page, "Бараа", beef.name)).toContainText("₩16,650");
  expect(await seenByShoppers(page, beef)).toMatchObject({ price: 16650 });
  expect(await seenByShoppers(page, lamb)).toMatchObject({ price: 12000 });

  await test.step("the history says who changed what, and sets it back", async () => {
    await chooseMore(page, "Өөрчлөлтийн түүх");
    const history = page.getByRole("dialog", { name: "Өөрчлөлтийн түүх" });
    const set = history.getByRole("listitem").filter({ hasText: beef.name }).first();
    await expect(set).toContainText(`${beef.name} · Үнэ (₩): ₩16,700 → ₩16,650`);
    await expectNothingWrong(page);
    await set.getByRole("button", { name: "Үйлдлийг буцаах" }).click();
    await expect(page.getByText("2 барааны өмнөх үнийг сэргээлээ")).toBeVisible();
    expect(await seenByShoppers(page, chicken)).toMatchObject({ price: 120 });
  });
  await clear();
});

test("price and stock are typed in the list, and 'sold out' and 'hidden' are one tap that shoppers see at once", async ({
  page,
}) => {
  test.slow();
  await signInAsAdmin(page);
  const { mark, made, clear } = await makeProducts(page, { Ямаа: 15000, Адуу: 9000 });
  const [goat, horse] = made;
  if (!goat || !horse) throw new Error("There are no products");
  await openScreen(page, `/admin/products?search=${mark}`);
  const row = entryOf(page, "Бараа", goat.name);
  const shopper = () => seenByShoppers(page, goat);

  await test.step("16.700 is 16,700, and 16.7 is refused", async () => {
    const label = `${goat.name}, үнэ`;
    // The rows below stay where they are, wherever the page is scrolled to.
    const height = async () => {
      const [own, next] = [await row.boundingBox(), await entryOf(page, "Бараа", horse.name).boundingBox()];
      return Math.abs((next?.y ?? 0) - (own?.y ?? 0));
    };
    const before = await height();
    await typeInto(row, label, "16.700");
    await expect(page.getByText("Үнийг хадгаллаа")).toBeVisible();
    await expect(row).toContainText("₩16,700");
    await row.getByRole("button", { name: `${label}:` }).click();
    expect(await height()).toBe(before);
    await row.getByLabel(label, { exact: true }).fill("16.7");
    await page.keyboard.press("Enter");
    await expect(row.getByRole("alert")).toBeVisible();
    await page.keyboard.press("Escape");
    expect(await shopper()).toMatchObject({ price: 16700 });
  });

  await test.step("a price that somebody else has changed meanwhile is asked about", async () => {
    const productData = JSON.stringify({ price: 18000 });
    await page.request.put(`/api/products/${goat.id}`, { multipart: { productData } });
    await typeInto(row, `${goat.name}, үнэ`, "17000");
    await expect(question(page)).toContainText("Одоогийн үнэ: ₩18,000");
    await question(page).getByRole("button", { name: "Минийхийг хадгалах" }).click();
    await expect(row).toContainText("₩17,000");
  });

  await test.step("sold out in one tap, undone, and back with what there is", async () => {
    await row.getByRole("button", { name: `${goat.name}: Дууссан гэх` }).click();
    await expect(page.getByText("«Дууссан» боллоо")).toBeVisible();
    expect(await shopper()).toMatchObject({ isSoldOut: true, trackStock: true });
    // The toast before it may be on its way out.
    const told = page.getByRole("listitem").filter({ hasText: "«Дууссан» боллоо" });
    await told.getByRole("button", { name: "Үйлдлийг буцаах" }).click();
    await expect(page.getByText("Өөрчлөлтийг буцаалаа")).toBeVisible();
    expect(await shopper()).toMatchObject({ isSoldOut: false, trackStock: false });
    await row.getByRole("button", { name: `${goat.name}: Дууссан гэх` }).click();
    await row.getByRole("button", { name: `${goat.name}: Дахин зарах` }).click();
    await page.getByRole("dialog").getByLabel("Үлдэгдэл (кг)").fill("7");
    await page.getByRole("dialog").getByRole("button", { name: "Хадгалах" }).click();
    await expect(row).toContainText("Үлдэгдэл: 7 кг");
    await typeInto(row, `${goat.name}, үлдэгдэл (кг)`, "5,5");
    await expect(row).toContainText("Үлдэгдэл: 5.5 кг");
    expect(await shopper()).toMatchObject({ isSoldOut: false, stock: 5.5 });
  });

  await test.step("hidden, found by its filter, and shown again", async () => {
    await row.getByRole("button", { name: `${goat.name}: нуух` }).click();
    await expect(row).toContainText("Нуусан");
    expect(await shopper()).toBe(404);
    await showFilters(page);
    await page.getByLabel("Харагдах байдал").click();
    await page.getByRole("option", { name: "Нуусан" }).click();
    await expect(entryOf(page, "Бараа", horse.name)).toHaveCount(0);
    await expectNothingWrong(page);
    await row.getByRole("button", { name: `${goat.name}: харуулах` }).click();
    await expect(row).toHaveCount(0);
    expect(await shopper()).toMatchObject({ isHidden: false });
  });
  await clear();
});

test("products are put in order by buttons and by keyboard, and a featured one comes first", async ({ page }) => {
  await signInAsAdmin(page);
  const category = `Эрэмбэ ${randomUUID().slice(0, 8)}`;
  const { id: categoryId } = await (await page.request.post("/api/categories", { data: { name: category } })).json();
  const ids: number[] = [];
  for (const name of ["нэг", "хоёр", "гурав"]) {
    const productData = JSON.stringify({ name: `${name} ${category}`, category, price: 9000 });
    ids.push((await (await page.request.post("/api/products", { multipart: { productData } })).json()).id);
  }
  await openScreen(page, `/admin/products?category=${encodeURIComponent(category)}`);
  await chooseMore(page, "Дараалал");
  const drawer = page.getByRole("dialog", { name: "Барааны дараалал" });
  await drawer.getByRole("button", { name: `гурав ${category}: дээш` }).click();
  await drawer.getByRole("button", { name: `хоёр ${category}: онцлох` }).click();
  await drawer.getByRole("button", { name: `нэг ${category}: зөөх` }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText(/^2-р (барааг авлаа|байр дээр байна)$/)).toBeAttached();
  await keysAreHeard(page);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("3-р байр дээр байна")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(drawer.getByRole("listitem").last()).toContainText("нэг");
  await expectNothingWrong(page);
  await drawer.getByRole("button", { name: "Хадгалах" }).click();
  await expect(page.getByText("Дарааллыг хадгаллаа")).toBeVisible();
  const listed: Product[] = await (
    await page.request.get(`/api/products?category=${encodeURIComponent(category)}`)
  ).json();
  expect(listed.map(({ id }) => id)).toEqual([ids[1], ids[2], ids[0]]);
  for (const id of ids) await page.request.delete(`/api/products/${id}`);
  await page.request.delete(`/api/categories/${categoryId}`);
});
