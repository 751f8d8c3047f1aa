import { randomUUID } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { findCategories, findCategory } from "@zakh/catalog/read-models/categories";
import { findProductState } from "@zakh/catalog/read-models/product-state";
import { findProducts, findStoredProduct } from "@zakh/catalog/read-models/products";
import { CREATE_CATEGORY_ID, createCategoryWorkflow } from "@zakh/catalog/workflows/create-category";
import { CREATE_SHOP_PRODUCTS_ID, createShopProductsWorkflow } from "@zakh/catalog/workflows/create-products";
import { DELETE_CATEGORY_ID, deleteCategoryWorkflow } from "@zakh/catalog/workflows/delete-category";
import { DELETE_SHOP_PRODUCTS_ID, deleteShopProductsWorkflow } from "@zakh/catalog/workflows/delete-products";
import { UPDATE_CATEGORY_ID, updateCategoryWorkflow } from "@zakh/catalog/workflows/update-category";
import { UPDATE_SHOP_PRODUCT_ID, updateShopProductWorkflow } from "@zakh/catalog/workflows/update-product";
import { shopPool } from "@zakh/kit/database/pool";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bootCommerce, type Commerce } from "./boot";
import { stepsOf, whileStepFails } from "./failing-step";
import { livingRows } from "./living-rows";

let commerce: Commerce;
let container: MedusaContainer;
let home: number;
let elsewhere: number;
/** Products that are on sale until their test is done with them, or has failed. */
const onSale = new Set<number>();

beforeAll(async () => {
  commerce = await bootCommerce();
  container = commerce.container;
  home = await newCategory();
  elsewhere = await newCategory();
});

afterAll(async () => {
  for (const number of onSale) await deleteShopProductsWorkflow(container).run({ input: { numbers: [number] } });
  for (const number of [home, elsewhere]) await deleteCategoryWorkflow(container).run({ input: { number } });
  await commerce.shutdown();
});

async function newCategory(): Promise<number> {
  const name = `Туршилт ${randomUUID()}`;
  const { result } = await createCategoryWorkflow(container).run({ input: { name, slug: name, isActive: false } });
  return result?.number ?? 0;
}

function newProduct(trackStock: boolean) {
  return {
    name: `Туршилтын мах ${randomUUID()}`,
    nameEn: "Test",
    description: "Тайлбар",
    categoryId: home,
    price: 15000,
    imageUrls: ["/static/img/a.webp", "/static/img/b.webp"],
    stock: 7,
    trackStock,
  };
}

async function putOnSale(trackStock: boolean): Promise<number> {
  const { result } = await createShopProductsWorkflow(container).run({ input: [newProduct(trackStock)] });
  const number = result[0]?.number ?? 0;
  onSale.add(number);
  return number;
}

async function takeOffSale(numbers: number[]): Promise<void> {
  await deleteShopProductsWorkflow(container).run({ input: { numbers } });
  for (const number of numbers) onSale.delete(number);
}

/** All that the shop and Medusa know of a product. */
async function everythingOf(number: number) {
  const [product, state] = await Promise.all([
    findStoredProduct(shopPool(), number),
    findProductState(shopPool(), number),
  ]);
  expect([product, state]).not.toContain(undefined);
  return { product, state };
}

/** Makes every step of a workflow fail in turn; what `look` sees must be the same afterwards, and no row more or less. */
async function failsWithoutTrace(
  workflowId: string,
  run: () => Promise<unknown>,
  look: () => Promise<unknown>,
): Promise<void> {
  const seen = await look();
  const rows = await livingRows(shopPool());
  for (const step of stepsOf(workflowId)) {
    const reached = await whileStepFails(workflowId, step, 0, () =>
      expect(run(), step).rejects.toMatchObject({ message: `${step} was made to fail` }),
    );
    expect(reached, step).toBe(true);
    expect(await livingRows(shopPool()), `rows after ${step} failed`).toEqual(rows);
    expect(await look(), `after ${step} failed`).toEqual(seen);
  }
}

describe("a step that fails leaves nothing behind", () => {
  it("when products are made", async () => {
    await failsWithoutTrace(
      CREATE_SHOP_PRODUCTS_ID,
      () => createShopProductsWorkflow(container).run({ input: [newProduct(true), newProduct(false)] }),
      () => findProducts(shopPool()),
    );
  });

  it("when a product is changed, and its stock is tracked for the first time", async () => {
    const number = await putOnSale(false);
    await failsWithoutTrace(
      UPDATE_SHOP_PRODUCT_ID,
      () => updateShopProductWorkflow(container).run({ input: { ...changes(number), trackStock: true } }),
      () => everythingOf(number),
    );
    await takeOffSale([number]);
  });

  it("when a product is changed whose stock is tracked already, or no more", async () => {
    const number = await putOnSale(true);
    for (const trackStock of [true, false]) {
      await failsWithoutTrace(
        UPDATE_SHOP_PRODUCT_ID,
        () => updateShopProductWorkflow(container).run({ input: { ...changes(number), trackStock } }),
        () => everythingOf(number),
      );
    }
    await takeOffSale([number]);
  });

  it("when products are deleted: they are on sale again", async () => {
    const numbers = [await putOnSale(true), await putOnSale(false)];
    await failsWithoutTrace(
      DELETE_SHOP_PRODUCTS_ID,
      () => deleteShopProductsWorkflow(container).run({ input: { numbers } }),
      async () => [await findProducts(shopPool()), ...(await Promise.all(numbers.map(everythingOf)))],
    );
    await takeOffSale(numbers);
    expect(await findStoredProduct(shopPool(), numbers[0] ?? 0)).toBeUndefined();
  });

  it("when a category is made, changed or deleted", async () => {
    const look = () => findCategories(shopPool());
    const name = `Туршилт ${randomUUID()}`;
    await failsWithoutTrace(
      CREATE_CATEGORY_ID,
      () => createCategoryWorkflow(container).run({ input: { name, slug: name } }),
      look,
    );
    const input = { number: home, name, slug: name, description: "x", imageUrl: "/x.webp", order: 9, isActive: true };
    await failsWithoutTrace(UPDATE_CATEGORY_ID, () => updateCategoryWorkflow(container).run({ input }), look);
    const product = await putOnSale(false);
    await failsWithoutTrace(
      DELETE_CATEGORY_ID,
      () => deleteCategoryWorkflow(container).run({ input: { number: home } }),
      async () => [await findCategory(shopPool(), home), await everythingOf(product)],
    );
    await takeOffSale([product]);
  });
});

/** A change of everything that a form can change. */
function changes(number: number) {
  return {
    number,
    name: "Хонины хаа",
    nameEn: "Changed",
    description: "",
    categoryId: elsewhere,
    price: 999.5,
    imageUrls: ["/static/img/c.webp", "/static/img/b.webp"],
    stock: 2.5,
    minOrderQuantity: 4,
    packSize: 4,
  };
}
