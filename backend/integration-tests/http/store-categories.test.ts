import type { Category, FilterChoices, Product } from "@zakh/catalog/contract";
import type { AdminServiceCategory } from "@zakh/marketplace/contract";
import type { SearchAnswer } from "@zakh/search/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, signedInAdmin } from "./client";
import {
  addProduct,
  closeDown,
  newCategory,
  type Owner,
  productData,
  retireCategory,
  sendForm,
  verifiedOwner,
} from "./store-fixtures";
import { newName, TestProducts } from "./test-products";

const visitor = new Client();

let admin: Client;
let testProducts: TestProducts;
let services: AdminServiceCategory;
let owner: Owner;
let other: Owner;
const made: number[] = [];

beforeAll(async () => {
  admin = await signedInAdmin();
  testProducts = new TestProducts(admin);
  services = await newCategory(admin);
  [owner, other] = await Promise.all([verifiedOwner(admin, services.id), verifiedOwner(admin, services.id)]);
});

afterAll(async () => {
  await Promise.all([owner, other].map(closeDown));
  await testProducts.clear();
  for (const id of made) await admin.send("DELETE", `/api/categories/${id}`);
  await retireCategory(admin, services);
});

const productsOf = ({ store }: Owner) => `/api/stores/${store.id}/products`;

async function productCategory(given: Partial<Category>): Promise<Category> {
  const { status, body } = await admin.post<Category>("/api/categories", { name: newName("Ангилал"), ...given });
  expect(status).toBe(201);
  made.push(body.id);
  return body;
}

async function change({ id }: Category, json: Partial<Category>): Promise<void> {
  expect((await admin.send("PUT", `/api/categories/${id}`, { json })).status).toBe(200);
}

function save({ client }: Owner, method: string, path: string, data: Record<string, unknown>) {
  return sendForm<Product & Refusal>(client, method, path, [["productData", JSON.stringify(data)]]);
}

async function soldIn(category: Category, name = newName("Бялуу")): Promise<Product> {
  const { status, body } = await save(
    owner,
    "POST",
    productsOf(owner),
    JSON.parse(productData(name, { category: category.name })),
  );
  expect(status).toBe(201);
  return body;
}

interface Refusal {
  code?: string;
  fields?: Record<string, { code: string }>;
}

describe("a category that is not for stores' goods", () => {
  it("is refused at its field, however a store names it, and keeps what is there already", async () => {
    const category = await productCategory({ goodsOf: "both" });
    const product = await soldIn(category);
    await change(category, { goodsOf: "shop" });
    const named = JSON.parse(productData("Бялуу", { category: category.name }));
    const byName = await save(owner, "POST", productsOf(owner), named);
    expect([byName.status, byName.body.code]).toEqual([400, "category_of_others"]);
    expect(byName.body.fields).toMatchObject({ "productData.category": { code: "category_of_others" } });
    const { category: _, ...unnamed } = named;
    const byId = await save(owner, "POST", productsOf(owner), { ...unnamed, categoryId: category.id });
    expect(byId.status).toBe(400);
    expect(byId.body.fields).toMatchObject({ "productData.categoryId": { code: "category_of_others" } });
    const elsewhere = await addProduct(owner, newName("Мах"));
    const moved = await save(owner, "PUT", `${productsOf(owner)}/${elsewhere.id}`, { categoryId: category.id });
    expect([moved.status, moved.body.code]).toEqual([400, "category_of_others"]);
    const stays = { categoryId: category.id, price: "13000" };
    const kept = await save(owner, "PUT", `${productsOf(owner)}/${product.id}`, stays);
    expect(kept).toMatchObject({ status: 200, body: { price: 13000, categoryId: category.id, isListed: false } });
  });

  it("takes the shop's own, which one for stores' goods does not", async () => {
    const [ours, theirs] = await Promise.all([
      productCategory({ goodsOf: "shop" }),
      productCategory({ goodsOf: "stores" }),
    ]);
    expect(await testProducts.add({ category: ours.name })).toMatchObject({ categoryId: ours.id, isListed: true });
    const refused = await sendForm<Refusal>(admin, "POST", "/api/products", [
      ["productData", productData("Өөрийн", { category: theirs.name })],
    ]);
    expect([refused.status, refused.body.code]).toEqual([400, "category_of_others"]);
    expect(await soldIn(theirs)).toMatchObject({ categoryId: theirs.id, isListed: true });
  });

  it.each([{ goodsOf: "everybody" }, { listsStores: "yes" }])("has no other choice: %o", async (wrong) => {
    const { status } = await admin.post("/api/categories", { name: newName("Ангилал"), ...wrong });
    expect(status).toBe(400);
  });
});

describe("goods of stores that the admin does not let into lists", () => {
  it("stand under their store and in search, and in no list", async () => {
    const category = await productCategory({ goodsOf: "both", listsStores: false });
    const own = await testProducts.add({ category: category.name });
    const name = newName("Чацарганы бялуу");
    const product = await soldIn(category, name);
    expect(product.isListed).toBe(false);
    const listsOf = async () => {
      const byCategory = `/api/products?category=${encodeURIComponent(category.name)}`;
      const lists = [
        byCategory,
        "/api/products",
        `/api/products?seller=${owner.store.id}`,
        "/api/products?sort=newest",
      ];
      const found = await Promise.all(lists.map((path) => visitor.get<Product[]>(path)));
      const filters = await visitor.get<FilterChoices>("/api/products/filters");
      return [
        ...found.map(({ body }) => body.some(({ id }) => id === product.id)),
        filters.body.stores.includes(owner.store.id),
      ];
    };
    await closeDownListed();
    expect(await listsOf()).toEqual([false, false, false, false, false]);
    const shown = await visitor.get<Product[]>(`/api/products?category=${encodeURIComponent(category.name)}`);
    expect(shown.body.map(({ id }) => id)).toEqual([own.id]);
    const [one, ofStore, chosen, search] = await Promise.all([
      visitor.get<Product>(`/api/products/${product.id}`),
      visitor.get<Product[]>(productsOf(owner)),
      visitor.get<Product[]>(`/api/products?ids=${product.id}`),
      visitor.get<SearchAnswer>(`/api/search?q=${encodeURIComponent(name)}`),
    ]);
    expect(one.status).toBe(200);
    for (const { body } of [ofStore, chosen]) expect(body.map(({ id }) => id)).toContain(product.id);
    expect(search.body.products.map(({ id }) => id)).toContain(product.id);
    await change(category, { listsStores: true });
    expect(await listsOf()).toEqual([true, true, true, true, true]);
  });

  /** What else the store has in lists would make it a seller of the filters. */
  async function closeDownListed() {
    const { body } = await owner.client.get<Product[]>(productsOf(owner));
    for (const { id, isListed } of body) if (isListed) await owner.client.send("DELETE", `${productsOf(owner)}/${id}`);
  }
});

describe("the order of a store's products", () => {
  it("is what its owner puts them in, for everybody", async () => {
    const products = [];
    for (const name of ["А", "Б", "В"]) products.push(await addProduct(other, newName(name)));
    const ids = products.map(({ id }) => id);
    const turned = [...ids].reverse();
    const orderNow = async (client: Client) =>
      (await client.get<Product[]>(productsOf(other))).body.map(({ id }) => id);
    expect(await orderNow(visitor)).toEqual(ids);
    const json = { ids: turned };
    expect((await other.client.send("PUT", `${productsOf(other)}/order`, { json })).status).toBe(204);
    for (const client of [visitor, other.client, admin]) expect(await orderNow(client)).toEqual(turned);
  });

  it("is of own products only, and its owner's to change", async () => {
    const [mine, foreign] = [await addProduct(owner, newName("Минийх")), await addProduct(other, newName("Өөр"))];
    const path = `${productsOf(owner)}/order`;
    const own = await testProducts.add({ name: newName() });
    for (const id of [foreign.id, own.id, 2147483647]) {
      const refused = await owner.client.refused(404, "PUT", path, { json: { ids: [mine.id, id] } });
      expect(refused.code).toBe("product_not_found");
    }
    for (const json of [{}, { ids: [] }, { ids: [mine.id, mine.id] }, { ids: ["x"] }]) {
      await owner.client.refused(400, "PUT", path, { json });
    }
    const json = { ids: [mine.id] };
    expect((await visitor.refused(401, "PUT", path, { json })).code).toBe("login_required");
    for (const client of [other.client, admin]) {
      expect((await client.refused(404, "PUT", path, { json })).code).toBe("store_not_found");
    }
  });
});
