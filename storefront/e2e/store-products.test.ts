import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import type { Product } from "@zakh/catalog/contract";
import { expectNothingWrong } from "./back-office";
import { newShopper, registerThroughApi } from "./people";
import { decide, newStoreName, storeThroughApi } from "./store-owners";

test("a store's owner says 'sold out' and hides a product in one tap, and is asked about a low price", async ({
  page,
  browser,
  baseURL,
}) => {
  const shopper = await (await browser.newContext({ baseURL })).newPage();
  const store = newStoreName();
  await registerThroughApi(page.request, newShopper());
  const storeId = await storeThroughApi(page.request, store);
  await decide(shopper.request, store, { isVerified: true });
  await shopper.context().clearCookies();
  const name = `Хонины сүүл ${randomUUID().slice(0, 8)}`;
  const productData = JSON.stringify({ name, category: "Хонины мах", origin: "Монгол", price: 15000 });
  const made: Product = await (
    await page.request.post(`/api/stores/${storeId}/products`, { multipart: { productData } })
  ).json();
  const seen = async () => {
    const answer = await shopper.request.get(`/api/products/${made.id}`);
    return answer.ok() ? ((await answer.json()) as Product) : answer.status();
  };

  await page.goto("/store/dashboard?tab=products");
  const row = page.getByRole("article", { name });
  await row.getByRole("button", { name: `${name}: Дууссан гэх` }).click();
  await expect(page.getByText("«Дууссан» боллоо").first()).toBeVisible();
  expect(await seen()).toMatchObject({ isSoldOut: true });
  await row.getByRole("button", { name: `${name}: Нуух` }).click();
  await expect(row.getByText("Нуусан")).toBeVisible();
  expect(await seen()).toBe(404);
  await expectNothingWrong(page);

  await row.getByRole("link", { name: `${name}: Дахин зарах` }).click();
  await page.getByLabel("Үлдэгдэл", { exact: true }).fill("4");
  await page.getByText("Худалдан авагчаас нуух").click();
  await page.getByLabel("Үнэ (₩)").fill("99");
  await page.getByRole("button", { name: "Хадгалах" }).click();
  await page.getByRole("button", { name: "Үгүй, засах" }).click();
  await page.getByLabel("Үнэ (₩)").fill("16.700");
  await page.getByRole("button", { name: "Хадгалах" }).click();
  await expect(page).toHaveURL(/tab=products/);
  expect(await seen()).toMatchObject({ isHidden: false, isSoldOut: false, stock: 4, price: 16700 });
  await page.request.delete(`/api/stores/${storeId}/products/${made.id}`);
});
