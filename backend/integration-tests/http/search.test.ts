import { randomUUID } from "node:crypto";
import type { Product } from "@zakh/catalog/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { MissedSearch, SearchAnswer, SearchIndexAnswer } from "@zakh/search/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Client, edgeUrl, signedInAdmin } from "./client";
import { newCategory, newOwner, retireCategory, verifiedOwner } from "./store-fixtures";
import { TestProducts } from "./test-products";

const visitor = new Client();
const edge = new Client(edgeUrl);

let admin: Client;
let testProducts: TestProducts;

beforeAll(async () => {
  admin = await signedInAdmin();
  testProducts = new TestProducts(admin);
});

afterAll(() => testProducts.clear());

async function search(query: string, limit = 60): Promise<SearchAnswer> {
  const { status, body } = await visitor.get<SearchAnswer>(
    `/api/search?${new URLSearchParams({ q: query, limit: String(limit) })}`,
  );
  expect(status).toBe(200);
  return body;
}

/** Another at each call, and unlike the random names of other tests' stores and products. */
const wordOfNobody = () =>
  randomUUID()
    .slice(0, 8)
    .replace(/./g, (digit) => "цфж".charAt(parseInt(digit, 16) % 3));

const found = async (query: string) => (await search(query)).products.map(({ name }) => name);

it.each(["үхрийн мах", "uhriin mah", "vxriin max", "ohjnay bgh", "говядина", "beef", "소고기"])(
  "finds beef for %s",
  async (query) => {
    const { products } = await search(query, 5);
    expect(products).toHaveLength(5);
    expect(products.map(({ nameEn, categoryEn }) => `${nameEn} ${categoryEn}`)).toEqual(
      Array.from({ length: 5 }, () => expect.stringMatching(/beef/i)),
    );
  },
);

it("answers products as their own call does, and tells which reading was searched", async () => {
  const { products, corrected } = await search("oxtail");
  expect(products).toHaveLength(1);
  expect(products).toEqual([(await visitor.get<Product>(`/api/products/${products[0]?.id}`)).body].map(withoutVersion));
  expect(corrected).toBeNull();
  expect((await search("hawirga")).corrected).toBe("хавирга");
});

function withoutVersion({ version: _, ...product }: Product & { version?: string }) {
  return product;
}

it("finds a product from the moment on that it is on sale, until it is hidden or deleted", async () => {
  const name = "Зээрийн шорлог";
  expect(await found("zeeriin")).not.toContain(name);
  const product = await testProducts.add({ name, origin: "Монгол" });
  expect(await found("zeeriin")).toEqual([name]);
  await testProducts.change(product.id, { name: "Бугын шорлог" });
  expect(await found("zeeriin")).not.toContain("Бугын шорлог");
  expect(await found("bugiin")).toEqual(["Бугын шорлог"]);
  await testProducts.change(product.id, { isHidden: true });
  expect(await found("bugiin")).not.toContain("Бугын шорлог");
  await testProducts.change(product.id, { isHidden: false });
  expect(await found("bugiin")).toEqual(["Бугын шорлог"]);
  expect((await admin.send("DELETE", `/api/products/${product.id}`)).status).toBe(204);
  expect(await found("bugiin")).not.toContain("Бугын шорлог");
});

it("finds stores by their name and their service, once they are verified", async () => {
  const category = await newCategory(admin);
  try {
    const waiting = await newOwner(category.id);
    const { store } = await verifiedOwner(admin, category.id);
    const { stores, serviceCategories } = await search(category.name);
    expect(serviceCategories).toContainEqual(expect.objectContaining({ id: category.id, slug: category.slug }));
    expect(stores.map(({ id }) => id)).toContain(store.id);
    expect(JSON.stringify(stores)).not.toMatch(/userId|requestedChanges/);
    expect((await search(waiting.store.name)).stores.map(({ id }) => id)).not.toContain(waiting.store.id);
    expect((await search(store.name)).stores.map(({ id }) => id)).toContain(store.id);
  } finally {
    await retireCategory(admin, category);
  }
});

it.each(["", "q=", "q=%20", "q=шоколад", "q=%F0%9F%A5%A9", `q=${"x".repeat(100)}`])(
  "finds nothing for ?%s",
  async (query) => {
    const { status, body } = await visitor.get(`/api/search?${query}`);
    expect([status, body]).toEqual([200, { products: [], stores: [], serviceCategories: [], corrected: null }]);
  },
);

it.each(["limit=0", "limit=61", "limit=-1", "limit=x", "q=a&q=b", `q=${"x".repeat(101)}`])(
  "refuses ?%s",
  async (query) => {
    await visitor.refused(400, "GET", `/api/search?${query}`);
  },
);

it("counts what was searched and not found, without numbers and addresses, for the office alone", async () => {
  const nothing = `Шоколад ${wordOfNobody()}`;
  for (const query of [nothing, nothing.toUpperCase(), ` ${nothing} `]) await search(query);
  // What is typed is no search yet.
  await search(nothing, 6);
  for (const query of ["010-9876-5432", "шоколад 01098765432", "naran@example.com"]) await search(query);
  const { body } = await admin.get<MissedSearch[]>("/api/admin/missed-searches");
  const counted = body.filter(({ words }) => words === nothing.toLowerCase());
  expect(counted).toEqual([{ words: nothing.toLowerCase(), times: 3, lastAt: expect.stringMatching(/^20.*Z$/) }]);
  expect(JSON.stringify(body)).not.toMatch(/9876|naran@/);
  expect((await admin.get<MissedSearch[]>("/api/admin/missed-searches?limit=1")).body).toHaveLength(1);
  await visitor.refused(401, "GET", "/api/admin/missed-searches");
});

it("keeps a bounded number of them", async () => {
  await shopPool().query(
    `INSERT INTO missed_search (id, words, updated_at) SELECT 'old' || n, 'old ' || n, now() - interval '1 day' FROM generate_series(1, $1) n`,
    [600],
  );
  await search(`Шоколад ${wordOfNobody()}`);
  const { rows } = await shopPool().query("SELECT count(*)::int AS count FROM missed_search");
  await shopPool().query("DELETE FROM missed_search WHERE id LIKE 'old%'");
  expect(rows[0].count).toBe(500);
});

it("gives a browser what it needs to search by itself, and no more", async () => {
  const { body, headers } = await edge.get<SearchIndexAnswer>("/api/search/index");
  expect(body.isWhole).toBe(true);
  const { body: products } = await visitor.get<Product[]>("/api/products");
  expect(body.products.map(({ id }) => id)).toEqual(products.map(({ id }) => id));
  expect(Object.keys(body.products[0] ?? {}).sort()).toEqual([
    "category",
    "categoryEn",
    "categoryRu",
    "id",
    "name",
    "nameEn",
    "nameRu",
    "price",
    "priceDivisor",
    "unit",
  ]);
  expect(headers.get("etag")).toMatch(/^(W\/)?"/);
});
