import type { PricesAnswer, Product, ProductChangeSet } from "@zakh/catalog/contract";
import { pricesAnswer, productChangeSet } from "@zakh/catalog/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, signedInAdmin } from "./client";
import { exactly } from "./orders-client";
import { TestProducts } from "./test-products";

const PATH = "/api/admin/products/prices";

let admin: Client;
let testProducts: TestProducts;

beforeAll(async () => {
  admin = await signedInAdmin();
  testProducts = new TestProducts(admin);
});

afterAll(() => testProducts.clear());

async function pricesOf(...products: Product[]): Promise<number[]> {
  return Promise.all(products.map(async ({ id }) => (await admin.get<Product>(`/api/products/${id}`)).body.price));
}

async function historyOf({ id }: Product): Promise<ProductChangeSet[]> {
  const { body } = await admin.get<ProductChangeSet[]>(`/api/admin/product-changes?product=${id}&limit=20`);
  for (const set of body) exactly(productChangeSet, set);
  return body;
}

async function set(prices: { id: number; from: number; to: number }[]): Promise<PricesAnswer> {
  const { status, body } = await admin.post(PATH, { prices });
  expect(status, JSON.stringify(body)).toBe(200);
  return exactly(pricesAnswer, body);
}

describe("the prices of many products", () => {
  it("change at once, are kept with who did it, and are set back", async () => {
    const [beef, lamb] = [await testProducts.add({ price: 15000 }), await testProducts.add({ price: 12345.5 })];
    const raised = await set([
      { id: beef.id, from: 15000, to: 15800 },
      { id: lamb.id, from: 12345.5, to: 13000 },
    ]);
    expect(raised.count).toBe(2);
    expect(await pricesOf(beef, lamb)).toEqual([15800, 13000]);
    const [newest, made] = await historyOf(lamb);
    const change = { productId: lamb.id, name: lamb.name, field: "price", from: 12345.5, to: 13000 };
    expect(newest).toMatchObject({ id: raised.changeSet, changedBy: expect.stringMatching(/\S/), changes: [change] });
    expect(made?.changes).toMatchObject([{ field: "created", from: null, to: lamb.name }]);
    const { body: all } = await admin.get<ProductChangeSet[]>("/api/admin/product-changes?limit=1");
    expect(all[0]?.changes.map(({ productId }) => productId)).toEqual([beef.id, lamb.id]);

    const undo = `/api/admin/product-changes/${raised.changeSet}/undo`;
    expect((await admin.post<PricesAnswer>(undo)).body.count).toBe(2);
    expect(await pricesOf(beef, lamb)).toEqual([15000, 12345.5]);
    await admin.refused(409, "POST", undo);
  });

  it("stay all as they are when one has changed since it was shown, and the answer says which", async () => {
    const [beef, lamb] = [await testProducts.add(), await testProducts.add()];
    await testProducts.change(lamb.id, { price: 17000 });
    const prices = [beef, lamb].map(({ id, price }) => ({ id, from: price, to: 20000 }));
    const refusal = await admin.refused(409, "POST", PATH, { json: { prices } });
    expect(refusal.code).toBe("prices_changed");
    expect(refusal.message).toContain(`«${lamb.name}» (`);
    expect(await pricesOf(beef, lamb)).toEqual([15000, 17000]);
    await admin.refused(404, "POST", PATH, { json: { prices: [...prices, { id: 999999999, from: 1, to: 2 }] } });
    const same = [{ id: beef.id, from: 15000, to: 15000 }];
    expect(await admin.refused(400, "POST", PATH, { json: { prices: same } })).toMatchObject({
      code: "prices_unchanged",
    });
    await admin.refused(404, "POST", "/api/admin/product-changes/999999999/undo");
  });

  it("are set back of the products that are still there", async () => {
    const [beef, lamb] = [await testProducts.add(), await testProducts.add()];
    const { changeSet } = await set([beef, lamb].map(({ id }) => ({ id, from: 15000, to: 16000 })));
    await admin.delete(`/api/products/${lamb.id}`);
    const undone = await admin.post<PricesAnswer>(`/api/admin/product-changes/${changeSet}/undo`);
    expect(undone.body.count).toBe(1);
    expect(await pricesOf(beef)).toEqual([15000]);
    await admin.delete(`/api/products/${beef.id}`);
    await admin.refused(404, "POST", `/api/admin/product-changes/${undone.body.changeSet}/undo`);
  });

  it("of two changes at the same moment one is made", async () => {
    const product = await testProducts.add();
    const change = (to: number) => admin.post(PATH, { prices: [{ id: product.id, from: 15000, to }] });
    const answers = await Promise.all([change(16000), change(17000)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe("a product's history", () => {
  it("has each saved field with its old and new value, newest first, and what is not changed it has not", async () => {
    const product = await testProducts.add({ trackStock: true, stock: 5, nameEn: "Beef" });
    await testProducts.change(product.id, { price: 16000, stock: 7, nameEn: "Beef" });
    await testProducts.change(product.id, { price: 16000 });
    const [edited, made, ...more] = await historyOf(product);
    expect(edited?.changes.map(({ field, from, to }) => ({ field, from, to }))).toEqual([
      { field: "price", from: 15000, to: 16000 },
      { field: "stock", from: 5, to: 7 },
    ]);
    expect(made?.changes.map(({ field }) => field)).toEqual(["created"]);
    expect(more).toEqual([]);
    await admin.delete(`/api/products/${product.id}`);
    const [deleted] = await historyOf(product);
    expect(deleted?.changes).toMatchObject([{ name: product.name, field: "deleted", from: product.name, to: null }]);
  });
});
