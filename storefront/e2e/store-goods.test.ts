import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import type { Category, Product } from "@zakh/catalog/contract";
import { expectNothingWrong } from "./back-office";
import { newShopper, registerThroughApi, signInAsAdmin } from "./people";
import { decide, newStoreName, storeThroughApi } from "./store-owners";

test("an admin makes a category for stores' goods, and a store sells in it by its own days", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const unique = randomUUID().slice(0, 8);
  const category = `Бялуу ${unique}`;
  const [first, second] = [`Зөгийн бал бялуу ${unique}`, `Чацарганы бялуу ${unique}`];
  const admin = await (await browser.newContext({ baseURL })).newPage();
  const shopper = await (await browser.newContext({ baseURL })).newPage();
  await signInAsAdmin(admin);
  const categoryId = async () => {
    const all = (await (await admin.request.get("/api/categories")).json()) as Category[];
    return all.find(({ name }) => name === category)?.id ?? 0;
  };
  const store = newStoreName();
  await registerThroughApi(page.request, newShopper());
  const storeId = await storeThroughApi(page.request, store);
  await registerThroughApi(shopper.request, newShopper());
  await decide(admin.request, store, { isVerified: true });

  try {
    await test.step("the admin says whose goods it takes, and keeps them out of lists", async () => {
      await admin.goto("/admin/categories");
      await admin.getByRole("button", { name: "Шинэ ангилал" }).click();
      await admin.getByLabel("Нэр", { exact: true }).fill(category);
      await admin.getByRole("combobox", { name: "Хэний бараа" }).click();
      await admin.getByRole("option", { name: "Зөвхөн манай бараа" }).click();
      await expect(admin.getByRole("switch", { name: /жагсаалтад харуулах/ })).toHaveCount(0);
      await admin.getByRole("combobox", { name: "Хэний бараа" }).click();
      await admin.getByRole("option", { name: "Зөвхөн дэлгүүрүүдийн бараа" }).click();
      await admin.getByRole("switch", { name: /жагсаалтад харуулах/ }).click();
      await expectNothingWrong(admin);
      await admin.getByRole("button", { name: "Хадгалах" }).click();
      await expect(admin.getByText("Ангилал үүсгэлээ")).toBeVisible();
    });

    await test.step("the owner says on which days the store sends", async () => {
      await page.goto(`/store/edit/${storeId}`);
      await page.getByRole("button", { name: "Лхагва" }).click();
      await page.getByRole("button", { name: "Бямба", exact: true }).click();
      await page.getByLabel("Бэлтгэхэд хэр хугацаа хэрэгтэй вэ").selectOption({ label: "Төлбөр орсноос хойш 3 хоног" });
      await page.getByRole("button", { name: "Илгээхгүй өдөр нэмэх" }).click();
      await page.getByLabel("Эхлэх өдөр").fill("2027-02-08");
      await page.getByLabel("Дуусах өдөр").fill("2027-02-06");
      await page.getByRole("button", { name: "Хадгалах" }).click();
      await expect(page.getByText("Дуусах өдөр эхлэх өдрөөс өмнө байж болохгүй")).toBeVisible();
      await page.getByLabel("Дуусах өдөр").fill("2027-02-10");
      await expect(page.getByText(/^Захиалагчид харагдах нь: Илгээх: .*(Лхагва|Бямба) гараг$/)).toBeVisible();
      await expectNothingWrong(page);
      await page.getByRole("button", { name: "Хадгалах" }).click();
      await expect(page).toHaveURL(/\/store\/dashboard$/);
    });

    await test.step("a cake is added in a few taps", async () => {
      for (const name of [first, second]) {
        await page.goto("/store/products/add");
        await page.getByRole("button", { name: "Ширхэгээр: бялуу" }).click();
        await expect(page.getByLabel("Зарах нэгж")).toHaveValue("piece");
        await page.getByLabel("Барааны нэр").fill(name);
        await page.getByLabel("Ангилал").selectOption({ label: category });
        await page.getByLabel("Үнэ (₩)").fill("21,500");
        await page.getByRole("button", { name: "Хадгалах" }).click();
        await expect(page.getByRole("article", { name })).toContainText("₩21,500");
      }
    });

    await test.step("and put in its place", async () => {
      await page
        .getByRole("article", { name: second })
        .getByRole("button", { name: `${second}: Зөөх` })
        .click();
      const sheet = page.getByRole("dialog", { name: "Хаана тавих вэ" });
      await expect(sheet.getByRole("button", { name: first })).toHaveAttribute("aria-current", "true");
      await expectNothingWrong(page);
      await sheet.getByRole("button", { name: "Хамгийн эхэнд" }).click();
      await expect(page.getByText("Байрыг нь сольлоо").first()).toBeVisible();
      await expect(page.getByRole("article").first()).toHaveAccessibleName(second);
    });

    await test.step("it stands under its store and in search, and in no list", async () => {
      await shopper.goto(`/stores/${storeId}`);
      await expect(shopper.getByRole("article").filter({ hasText: unique })).toHaveCount(2);
      await shopper.goto(`/search?q=${encodeURIComponent(second)}`);
      await expect(shopper.getByRole("article").filter({ hasText: second })).toBeVisible();
      await shopper.goto("/");
      await expect(shopper.getByRole("button", { name: category, exact: true })).toHaveCount(0);
      const listed = (await (await shopper.request.get("/api/products")).json()) as Product[];
      expect(listed.some(({ name }) => name.includes(unique))).toBe(false);
    });

    await test.step("its page and the cart promise the store's day, not the shop's", async () => {
      await shopper.goto(`/search?q=${encodeURIComponent(second)}`);
      await shopper.getByRole("article").filter({ hasText: second }).getByRole("link").first().click();
      await expect(shopper.getByText(/^Илгээх: .*(Лхагва|Бямба) гараг$/)).toBeVisible();
      await expect(shopper.getByText(/^Очих:/)).toHaveCount(0);
      await expectNothingWrong(shopper);
      await shopper.getByRole("button", { name: "Сагсанд нэмэх" }).first().click();
      await shopper.goto("/cart");
      const notice = shopper.getByRole("region", { name: "Худалдагч ба илгээмж" });
      await expect(notice.getByText(/^Илгээх: .*(Лхагва|Бямба) гараг$/)).toBeVisible();
      await expectNothingWrong(shopper);
    });

    await test.step("once the admin lets them in, they stand in the lists", async () => {
      const data = { listsStores: true };
      expect((await admin.request.put(`/api/categories/${await categoryId()}`, { data })).ok()).toBe(true);
      await shopper.goto("/");
      await shopper.getByRole("button", { name: category, exact: true }).click();
      await expect(shopper.getByRole("article").filter({ hasText: unique })).toHaveCount(2);
    });
  } finally {
    const own = (await (await page.request.get(`/api/stores/${storeId}/products`)).json()) as Product[];
    for (const { id } of own) await page.request.delete(`/api/stores/${storeId}/products/${id}`);
    await admin.request.delete(`/api/categories/${await categoryId()}`);
    await admin.context().close();
    await shopper.context().close();
  }
});
