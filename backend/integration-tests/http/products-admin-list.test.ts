import { randomUUID } from "node:crypto";
import { type Category, type Product, productTraces } from "@zakh/catalog/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, signedInAdmin } from "./client";
import { exactly, Shopper } from "./orders-client";
import { TestProducts } from "./test-products";

const unique = randomUUID().slice(0, 8);

let admin: Client;
let testProducts: TestProducts;
let category: Category;
let horse: Product;
let camel: Product;
let goat: Product;

beforeAll(async () => {
  admin = await signedInAdmin();
  testProducts = new TestProducts(admin);
  category = (await admin.post<Category>("/api/categories", { name: `Ховор мах ${unique}`, isActive: false })).body;
  const add = (name: string, more: object) =>
    testProducts.add({ name: `${name} ${unique}`, category: category.name, ...more });
  horse = await add("Өрөөсөн адуу", { price: 9000, nameRu: `Конина ${unique}`, nameEn: `Horse ${unique}` });
  camel = await add("Тэмээний мах", { price: 12000.5 });
  goat = await add("онгоц ямаа", { price: 12000.5, category: "Хонины мах" });
});

afterAll(async () => {
  await testProducts.clear();
  await admin.delete(`/api/categories/${category.id}`);
});

async function found(query: Record<string, string>): Promise<number[]> {
  const { body, status } = await admin.get<Product[]>(`/api/admin/products?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return body.map(({ id }) => id);
}

describe("the back office's list of products", () => {
  it("returns products like the shop, newest first, and is never cached", async () => {
    const { body, headers } = await admin.get<Product[]>(`/api/admin/products?search=${unique}`);
    expect(body.map(({ id }) => id)).toEqual([goat, camel, horse].map(({ id }) => id));
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-total-count")).toBeNull();
    const { body: publicly } = await admin.get<Product[]>("/api/products");
    for (const product of body) expect(product).toEqual(publicly.find(({ id }) => id === product.id));
  });

  it("has pages, with the total number", async () => {
    const page = await admin.get<Product[]>(`/api/admin/products?search=${unique}&limit=2&offset=1`);
    expect(page.body.map(({ id }) => id)).toEqual([camel.id, horse.id]);
    expect(page.headers.get("x-total-count")).toBe("3");
  });

  it("contains the same products as the public list", async () => {
    const { headers } = await admin.get("/api/products?limit=1");
    const own = await admin.get("/api/admin/products?limit=1");
    expect(own.headers.get("x-total-count")).toBe(headers.get("x-total-count"));
    const { body: shop } = await admin.get<Product[]>("/api/products?limit=200");
    expect(await found({ sort: "shop", limit: "200" })).toEqual(shop.map(({ id }) => id));
  });

  it("has first what was sold for most won, if one likes: packs and kilograms have no sum", async () => {
    const shopper = await Shopper.register();
    await shopper.place([
      { productId: horse.id, quantity: 4 },
      { productId: camel.id, quantity: 3 },
    ]);
    expect(await found({ search: unique, sort: "sold" })).toEqual([camel.id, horse.id, goat.id]);
  });

  it("is searched by a part of a name in any language, case-insensitively", async () => {
    for (const search of [`ӨРӨӨСӨН АДУУ ${unique}`, `кОНИНА ${unique}`, `HORSE ${unique.toUpperCase()}`]) {
      expect(await found({ search }), search).toEqual([horse.id]);
    }
    for (const search of [`%${unique}`, `_адуу ${unique}`, `мах\\ ${unique}`]) {
      expect(await found({ search }), search).toEqual([]);
    }
  });

  it("is filtered by category, and by the exclusion of categories", async () => {
    expect(await found({ category: category.name })).toEqual([camel.id, horse.id]);
    expect(await found({ category: category.name, search: "адуу" })).toEqual([horse.id]);
    expect(await found({ otherThan: "Үхрийн мах,Хонины мах", search: unique })).toEqual([camel.id, horse.id]);
    expect(await found({ category: `${category.name}%` })).toEqual([]);
  });

  it("returns products by ids", async () => {
    expect(await found({ ids: `${horse.id},${goat.id},999999999` })).toEqual([goat.id, horse.id]);
    for (const none of ["", " ", "0"]) expect(await found({ ids: none }), `"${none}"`).toEqual([]);
    for (const ids of ["1,", ",", "a", "1;2", Array.from({ length: 51 }, () => "1").join(",")]) {
      const { fields } = await admin.refused(400, "GET", `/api/admin/products?ids=${encodeURIComponent(ids)}`);
      expect(Object.keys(fields ?? {}), ids).toEqual(["ids"]);
    }
  });

  it("is sorted by name like a Mongolian dictionary, and by price with older ones first when equal", async () => {
    const byName = [goat.id, horse.id, camel.id];
    expect(await found({ search: unique, sort: "name" })).toEqual(byName);
    expect(await found({ search: unique, sort: "-name" })).toEqual([...byName].reverse());
    expect(await found({ search: unique, sort: "price" })).toEqual([horse.id, camel.id, goat.id]);
    expect(await found({ search: unique, sort: "-price" })).toEqual([goat.id, camel.id, horse.id]);
    expect(await found({ search: unique, sort: "oldest" })).toEqual([horse.id, camel.id, goat.id]);
  });

  it("shows a change at once", async () => {
    await testProducts.change(camel.id, { price: 8000 });
    expect(await found({ search: unique, sort: "price" })).toEqual([camel.id, horse.id, goat.id]);
  });

  it("finds letters that a keyboard or a pasted text writes as two characters", async () => {
    const name = `Байцаатай хуйцай ${unique}`;
    const decomposed = name.normalize("NFD");
    expect(decomposed).not.toBe(name);
    const product = await testProducts.add({ name: decomposed, price: 7000 });
    expect(product.name).toBe(name);
    for (const search of [name, decomposed]) expect(await found({ search })).toEqual([product.id]);
    const other = (await admin.post<Category>("/api/categories", { name: `Хойлого ${unique}`, isActive: false })).body;
    await testProducts.change(product.id, { category: other.name });
    for (const category of [other.name, other.name.normalize("NFD")])
      expect(await found({ category })).toEqual([product.id]);
    await admin.delete(`/api/products/${product.id}`);
    await admin.delete(`/api/categories/${other.id}`);
  });

  it("says which are running out: less tracked stock than three of the smallest orders", async () => {
    const tracked = { trackStock: true, category: category.name };
    const add = (name: string, more: object) => testProducts.add({ name: `${name} ${unique}`, ...tracked, ...more });
    const [scarce, enough, packs] = await Promise.all([
      add("Дуусаж буй", { stock: 5.9, minOrderQuantity: 2 }),
      add("Хангалттай", { stock: 6, minOrderQuantity: 2 }),
      add("Багцаар", { stock: 14, minOrderQuantity: 1, packSize: 5 }),
    ]);
    const low = await found({ low: "true", search: unique });
    expect(low.sort()).toEqual([scarce?.id, packs?.id].sort());
    expect(low).not.toContain(enough?.id);
  });
});

describe("the trace number of a product", () => {
  it("is that of the lot which is packed now, however it is written, and can be taken away", async () => {
    const product = await testProducts.add({ name: `Мөшгих ${unique}` });
    const path = `/api/admin/products/${product.id}/trace-number`;
    const traces = async () => exactly(productTraces, (await admin.get("/api/admin/trace-numbers")).body).products;
    expect((await admin.put(path, { traceNumber: "0021-2345 6789" })).body).toEqual({
      productId: product.id,
      traceNumber: "002123456789",
    });
    expect(await traces()).toContainEqual({ productId: product.id, traceNumber: "002123456789" });
    const refused = await admin.put<{ fields: object }>(path, { traceNumber: "12345" });
    expect([refused.status, refused.body.fields]).toMatchObject([
      400,
      { traceNumber: { code: "trace_number_invalid" } },
    ]);
    expect((await admin.put(path, { traceNumber: "" })).status).toBe(200);
    expect((await traces()).map(({ productId }) => productId)).not.toContain(product.id);
    expect((await admin.put("/api/admin/products/999999999/trace-number", { traceNumber: "" })).status).toBe(404);
  });

  it("is not overwritten by somebody who has seen another one, and may be sent twice", async () => {
    const product = await testProducts.add({ name: `Солигдсон ${unique}` });
    const path = `/api/admin/products/${product.id}/trace-number`;
    const [former, newer, late] = ["002123456789", "002123456790", "002123456791"];
    expect((await admin.put(path, { traceNumber: former, from: "" })).status).toBe(200);
    expect((await admin.put(path, { traceNumber: newer, from: former })).status).toBe(200);
    expect((await admin.put(path, { traceNumber: newer, from: former })).status).toBe(200);
    const refused = await admin.put<object>(path, { traceNumber: late, from: former });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: "changed_meanwhile", present: { productId: product.id, traceNumber: newer } },
    ]);
    expect((await admin.put(path, { traceNumber: late })).status).toBe(200);
    const unknown = "/api/admin/products/999999999/trace-number";
    expect((await admin.put(unknown, { traceNumber: "", from: former })).status).toBe(404);
  });
});
