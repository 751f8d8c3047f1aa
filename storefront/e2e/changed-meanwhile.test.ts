import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectNothingWrong } from "./back-office";
import { newShopper, registerThroughApi, signInAsAdmin } from "./people";
import { newStoreName, storeThroughApi } from "./store-owners";

/** The form's notice that its data was changed meanwhile; it has the focus. */
async function changedNotice(page: Page): Promise<Locator> {
  const notice = page.getByRole("alert").filter({ hasText: "өөр хүн үүнийг өөрчилсөн" });
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport();
  return notice;
}

const load = (notice: Locator) => notice.getByRole("button", { name: "Одоо байгааг ачаалах" }).click();
const saveMine = (notice: Locator) => notice.getByRole("button", { name: "Минийхийг хадгалах" }).click();
const save = (page: Page) => page.getByRole("button", { name: "Хадгалах", exact: true }).click();

/** The same address in a second tab. */
async function secondTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  return other;
}

test("a product that somebody else has changed is saved with both changes, and asks where both are of one field", async ({
  page,
}) => {
  test.slow();
  await signInAsAdmin(page);
  const name = `Туршилтын мах ${randomUUID().slice(0, 8)}`;
  const productData = JSON.stringify({ name, category: "Үхрийн мах", origin: "Монгол", price: "15000", stock: 999 });
  const { id } = await (await page.request.post("/api/products", { multipart: { productData } })).json();
  const now = async () => (await page.request.get(`/api/products/${id}`)).json();
  const price = (tab: Page) => tab.getByLabel("Үнэ (₩) *");
  const description = (tab: Page) => tab.getByLabel("Тайлбар", { exact: true });

  await page.goto(`/admin/products?edit=${id}`);
  await expect(price(page)).toHaveValue("15000");
  const inOther = (won: string) =>
    page.request.put(`/api/products/${id}`, { multipart: { productData: JSON.stringify({ price: won }) } });

  await test.step("what was changed on one side only is saved from both", async () => {
    await inOther("17000");
    await description(page).fill("Шинэ мах");
    await save(page);
    await expect.poll(now).toMatchObject({ price: 17000, description: "Шинэ мах" });
    await expect(page.getByRole("alert").filter({ hasText: "өөр хүн" })).toHaveCount(0);
  });

  await test.step("of one field the form tells what is there now, and keeps what is typed", async () => {
    await page.goto(`/admin/products?edit=${id}`);
    await expect(price(page)).toHaveValue("17000");
    await inOther("18000");
    await price(page).fill("16000");
    await description(page).fill("Миний тайлбар");
    await save(page);
    const notice = await changedNotice(page);
    await expect(notice).toContainText("Үнэ (₩):₩18,000");
    await expect(notice).not.toContainText("Тайлбар");
    await expect(price(page)).toHaveValue("16000");
    await expectNothingWrong(page);
    expect(await now()).toMatchObject({ price: 18000, description: "Шинэ мах" });
  });

  await test.step("the present values are loaded, and what is typed goes", async () => {
    await load(await changedNotice(page));
    await expect(price(page)).toHaveValue("18000");
    await expect(description(page)).toHaveValue("Шинэ мах");
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  await test.step("mine is saved all the same, and nothing else of what was changed elsewhere is lost", async () => {
    const renamed = `${name} 2`;
    await page.request.put(`/api/products/${id}`, {
      multipart: { productData: JSON.stringify({ name: renamed, price: "19000" }) },
    });
    await price(page).fill("16500");
    await save(page);
    await saveMine(await changedNotice(page));
    await expect.poll(now).toMatchObject({ price: 16500, name: renamed, description: "Шинэ мах" });
  });
  await page.request.delete(`/api/products/${id}`);
});

test("a store that was changed in another tab is saved with both changes, and asks where both are of one field", async ({
  page,
}) => {
  test.slow();
  await registerThroughApi(page.request, newShopper());
  const id = await storeThroughApi(page.request, newStoreName());
  const description = (tab: Page) => tab.getByLabel("Тайлбар");
  const address = (tab: Page) => tab.getByLabel("Хаяг", { exact: true });
  const now = async () => (await (await page.request.get("/api/stores/my-stores")).json())[0];

  await page.goto(`/store/edit/${id}`);
  await expect(address(page)).toHaveValue("Чонжү хот, Сану гу 5");
  const other = await secondTab(page);
  await address(other).fill("Сөүл хот, Мапо гу 7");
  await save(other);
  await expect(other).toHaveURL(/\/store\/dashboard/);

  await test.step("what was changed on one side only is saved from both", async () => {
    await description(page).fill("Өглөө бүр шинэ мах.");
    await save(page);
    await expect(page).toHaveURL(/\/store\/dashboard/);
    expect(await now()).toMatchObject({ description: "Өглөө бүр шинэ мах.", address: "Сөүл хот, Мапо гу 7" });
  });

  await test.step("of one field the form tells what is there now, and keeps what is typed", async () => {
    await page.goto(`/store/edit/${id}`);
    await expect(address(page)).toHaveValue("Сөүл хот, Мапо гу 7");
    await page.request.put(`/api/stores/${id}`, { multipart: { address: "Пусан хот, Хэүндэ гу 9" } });
    await address(page).fill("Инчон хот, Ёнсү гу 3");
    await save(page);
    const notice = await changedNotice(page);
    await expect(notice).toContainText("Хаяг:Пусан хот, Хэүндэ гу 9");
    await expect(address(page)).toHaveValue("Инчон хот, Ёнсү гу 3");
    await expectNothingWrong(page);
    await load(notice);
    await expect(address(page)).toHaveValue("Пусан хот, Хэүндэ гу 9");
  });

  await test.step("mine is saved all the same", async () => {
    await address(page).fill("Инчон хот, Ёнсү гу 3");
    await page.request.put(`/api/stores/${id}`, {
      multipart: { address: "Тэгү хот, Чүн гу 1", description: "Орой ч ажиллана." },
    });
    await save(page);
    await saveMine(await changedNotice(page));
    await expect(page).toHaveURL(/\/store\/dashboard/);
    expect(await now()).toMatchObject({ description: "Орой ч ажиллана.", address: "Инчон хот, Ёнсү гу 3" });
  });
});
