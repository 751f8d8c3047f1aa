import { randomUUID } from "node:crypto";
import type { Category, Product } from "@zakh/catalog/contract";
import { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, commerceUrl, signedInAdmin } from "./client";
import { newName, TestProducts } from "./test-products";

const visitor = new Client();
let admin: Client;
let testProducts: TestProducts;
/** A user of Medusa's own dashboard. */
let dashboard: Client;
const made: string[] = [];

interface MedusaProduct {
  id: string;
  title: string;
  variants: { id: string; prices: { id: string; amount: number; currency_code: string }[] }[];
}

beforeAll(async () => {
  admin = await signedInAdmin();
  testProducts = new TestProducts(admin);
  dashboard = new Client(commerceUrl);
  const { body } = await dashboard.post<{ token: string }>("/auth/user/emailpass", {
    email: process.env.ADMIN_EMAIL ?? "admin@zakh.local",
    password: process.env.ADMIN_PASSWORD,
  });
  await dashboard.post("/auth/session", undefined, { authorization: `Bearer ${body.token}` });
});

afterAll(async () => {
  await testProducts.clear();
  // Backwards: a category with sub-categories stays.
  for (const path of made.reverse()) await dashboard.send("DELETE", path);
});

async function work<T>(method: string, path: string, json?: unknown): Promise<T> {
  const { status, body } = await dashboard.send<T>(method, path, { json });
  if (status !== 200) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

async function newMedusaProduct(given: Record<string, unknown> = {}): Promise<MedusaProduct> {
  const { product } = await work<{ product: MedusaProduct }>("POST", "/admin/products", {
    title: newName("Medusa"),
    status: "published",
    options: [{ title: "Нэгж", values: ["кг"] }],
    variants: [
      {
        title: "кг",
        options: { Нэгж: "кг" },
        manage_inventory: false,
        prices: [{ amount: 12000, currency_code: "krw" }],
      },
    ],
    ...given,
  });
  made.push(`/admin/products/${product.id}`);
  return product;
}

async function inShop(name: string): Promise<Product | undefined> {
  const { body } = await visitor.get<Product[]>("/api/products");
  return body.find((product) => product.name === name);
}

/** Waits, because Medusa emits events asynchronously. */
function soonInShop(name: string) {
  return expect.poll(() => inShop(name), { timeout: 5000 });
}

/** Medusa's product of that name. */
async function inMedusa(name: string): Promise<MedusaProduct> {
  const { products } = await work<{ products: MedusaProduct[] }>(
    "GET",
    `/admin/products?q=${encodeURIComponent(name)}&fields=id,title,*variants,*variants.prices`,
  );
  const product = products.find(({ title }) => title === name);
  if (!product) throw new Error(`Medusa has no product ${name}`);
  return product;
}

describe("a product of Medusa's dashboard", () => {
  it("cannot have a name, a price or a picture that the shop's form refuses", async () => {
    const { id, title, variants } = await newMedusaProduct();
    const other = await newMedusaProduct();
    const variant = `/admin/products/${id}/variants/${variants[0]?.id}`;
    const prices = (...amounts: number[]) => ({
      prices: amounts.map((amount) => ({ amount, currency_code: "krw" })),
    });
    const withIds = (given: object) => ({ update: [{ id, variants: [{ id: variants[0]?.id, ...given }] }] });
    const withPrice = (amount: number) => ({ id, variants: [{ id: variants[0]?.id, ...prices(amount) }] });
    const foreign = { prices: [{ id: other.variants[0]?.prices[0]?.id, amount: 400, currency_code: "krw" }] };
    const unknown = { prices: [{ id: "price_unknown", amount: 400, currency_code: "krw" }] };
    const onlyDollars = { prices: [{ amount: 4, currency_code: "usd" }] };
    const refusals: [string, object, string][] = [
      [variant, prices(0), "price_invalid"],
      [variant, prices(-1), "price_invalid"],
      [variant, prices(1e15), "price_invalid"],
      [variant, { prices: [{ amount: 0, currency_code: "KRW" }] }, "price_invalid"],
      [variant, { prices: [{ currency_code: "krw" }] }, "price_invalid"],
      [variant, { prices: [{ amount: 400 }] }, "price_invalid"],
      [variant, foreign, "price_invalid"],
      [variant, unknown, "price_invalid"],
      ["/admin/products/batch", withIds(unknown), "price_invalid"],
      [`/admin/products/${id}/variants/batch`, { update: [{ id: variants[0]?.id, ...foreign }] }, "price_invalid"],
      [variant, prices(400, 500), "price_given_twice"],
      [`/admin/products/${id}`, { variants: [{ id: variants[0]?.id, ...prices(400, 500) }] }, "price_given_twice"],
      [variant, onlyDollars, "price_needed"],
      [variant, { prices: [] }, "price_needed"],
      ["/admin/products/batch", withIds(onlyDollars), "price_needed"],
      ["/admin/products/batch", { update: [{ id, variants: [prices(0)] }] }, "price_invalid"],
      ["/admin/products/batch", { update: [withPrice(400), withPrice(500)] }, "price_given_twice"],
      [`/admin/products/${id}`, { title: " " }, "product_name_invalid"],
      [`/admin/products/${id}`, { description: "м".repeat(5001) }, "too_long"],
      [`/admin/products/${id}`, { title: "м".repeat(201) }, "product_name_invalid"],
      [`/admin/products/${id}`, { title: "мах\0" }, "body_invalid"],
      [`/admin/products/${id}`, { thumbnail: "javascript:alert(1)" }, "picture_link_invalid"],
      [`/admin/products/${id}`, { images: [{ url: "data:text/html,x" }] }, "picture_link_invalid"],
      [`/admin/products/${id}`, { images: [{ url: "" }] }, "picture_link_invalid"],
    ];
    for (const [path, json, code] of refusals) {
      expect((await dashboard.refused(400, "POST", path, { json })).code, JSON.stringify(json)).toBe(code);
    }
    for (const path of [`/admin/products/${other.id}`, `/admin/products/${id}`]) {
      const variantId = path.endsWith(id) ? "variant_unknown" : variants[0]?.id;
      const json = { update: [{ id: variantId, ...prices(400) }] };
      expect((await dashboard.refused(404, "POST", `${path}/variants/batch`, { json })).code).toBe("product_not_found");
    }
    await soonInShop(title).toMatchObject({ price: 12000, imageUrl: "" });
    await work("POST", variant, {
      prices: [...prices(15500).prices, { amount: 400, currency_code: "krw", min_quantity: 5 }],
    });
    await soonInShop(title).toMatchObject({ name: title, price: 15500 });
  });

  it("may lose its price as a draft", async () => {
    const { id, variants } = await newMedusaProduct({ status: "draft" });
    await work("POST", `/admin/products/${id}/variants/${variants[0]?.id}`, { prices: [] });
  });

  it("is not on sale for an amount that is no price, even when it was imported from a file", async () => {
    const { title, variants } = await newMedusaProduct();
    await soonInShop(title).toBeDefined();
    const shop = new Pool({ connectionString: process.env.DATABASE_URL, max: 1 });
    try {
      for (const amount of [0, 1e9]) {
        await shop.query("UPDATE price SET amount = $2 WHERE id = $1", [variants[0]?.prices[0]?.id, amount]);
        await soonInShop(title).toBeUndefined();
        await shop.query("UPDATE price SET amount = 12000 WHERE id = $1", [variants[0]?.prices[0]?.id]);
        await soonInShop(title).toBeDefined();
      }
    } finally {
      await shop.end();
    }
  });
});

describe("a price list of Medusa's dashboard", () => {
  it("cannot have an amount that is no price, nor change or delete a product's own price", async () => {
    const { title, variants } = await newMedusaProduct();
    const variant_id = variants[0]?.id;
    const list = (amount: number, currency_code: string) => ({
      title: newName("Хямдрал"),
      description: "x",
      prices: [{ amount, currency_code, variant_id }],
    });
    for (const [amount, currency, code] of [
      [-5, "krw", "price_invalid"],
      [0, "krw", "price_invalid"],
      [-5, "usd", "value_invalid"],
    ] as const) {
      const refused = await dashboard.refused(400, "POST", "/admin/price-lists", { json: list(amount, currency) });
      expect(refused.code, `${amount} ${currency}`).toBe(code);
    }
    const { price_list } = await work<{ price_list: { id: string } }>("POST", "/admin/price-lists", list(9000, "krw"));
    made.push(`/admin/price-lists/${price_list.id}`);
    const path = `/admin/price-lists/${price_list.id}/prices/batch`;
    const ofProduct = variants[0]?.prices[0]?.id;
    for (const json of [
      { create: [{ amount: -5, currency_code: "krw", variant_id }] },
      { update: [{ id: ofProduct, amount: 5, currency_code: "krw", variant_id }] },
      { update: [{ id: "price_unknown", amount: 5, currency_code: "krw", variant_id }] },
      { delete: [ofProduct] },
    ]) {
      expect((await dashboard.refused(400, "POST", path, { json })).code, JSON.stringify(json)).toBe("price_invalid");
    }
    const { prices } = await work<{ prices: { id: string }[] }>("GET", path.replace("/batch", ""));
    await work("POST", path, { update: [{ id: prices[0]?.id, amount: 8000, currency_code: "krw", variant_id }] });
    await work("POST", path, { delete: [prices[0]?.id] });
    await soonInShop(title).toMatchObject({ price: 12000 });
  });
});

describe("a product created in Medusa's dashboard", () => {
  it("is on sale in the shop under the default rule", async () => {
    const { title } = await newMedusaProduct({ description: "Тайлбар" });
    await soonInShop(title).toMatchObject({
      name: title,
      description: "Тайлбар",
      price: 12000,
      category: "",
      categoryId: null,
      minOrderQuantity: 1,
      packSize: 1,
      priceDivisor: 1,
      trackStock: false,
      storeId: null,
    });
  });

  it("can be changed in the shop like any other", async () => {
    const { title } = await newMedusaProduct();
    await soonInShop(title).toBeDefined();
    const product = await inShop(title);
    const changed = await testProducts.change(product?.id ?? 0, {
      price: 500,
      category: "Бусад",
      trackStock: true,
      stock: 4,
    });
    expect(changed).toMatchObject({ name: title, price: 500, category: "Бусад", trackStock: true, stock: 4 });
    expect((await admin.send("DELETE", `/api/products/${changed.id}`)).status).toBe(204);
  });

  it("is not on sale as a draft or without a price in won, and is once it has both", async () => {
    const draft = await newMedusaProduct({ status: "draft" });
    const unpriced = await newMedusaProduct({
      variants: [{ title: "кг", options: { Нэгж: "кг" }, prices: [{ amount: 9, currency_code: "usd" }] }],
    });
    const marker = await newMedusaProduct();
    await soonInShop(marker.title).toBeDefined();
    expect([await inShop(draft.title), await inShop(unpriced.title)]).toEqual([undefined, undefined]);
    await work("POST", `/admin/products/${draft.id}`, { status: "published" });
    await work("POST", `/admin/products/${unpriced.id}/variants/${unpriced.variants[0]?.id}`, {
      prices: [{ amount: 3000, currency_code: "krw" }],
      manage_inventory: false,
    });
    await soonInShop(draft.title).toMatchObject({ price: 12000 });
    await soonInShop(unpriced.title).toMatchObject({ price: 3000 });
  });
});

describe("a product of the shop that was changed in Medusa's dashboard", () => {
  it("shows its new name, price, pictures and status", async () => {
    const product = await testProducts.add({ nameEn: "Kept" });
    const { id, variants } = await inMedusa(product.name);
    const title = newName("Өөрчилсөн");
    await work("POST", `/admin/products/${id}`, {
      title,
      images: [{ url: "/static/img/one.webp" }, { url: "/static/img/two.webp" }],
      thumbnail: "/static/img/two.webp",
    });
    await soonInShop(title).toEqual({
      ...product,
      name: title,
      imageUrl: "/static/img/two.webp",
      imageUrls: ["/static/img/two.webp", "/static/img/one.webp"],
    });
    const price = variants[0]?.prices[0];
    await work("POST", `/admin/products/${id}/variants/${variants[0]?.id}`, {
      prices: [{ id: price?.id, amount: 7777, currency_code: "krw" }],
    });
    await soonInShop(title).toMatchObject({ price: 7777 });
    await work("POST", `/admin/products/${id}`, { status: "draft" });
    await soonInShop(title).toBeUndefined();
    expect((await visitor.refused(404, "GET", `/api/products/${product.id}`)).code).toBe("product_not_found");
    await work("POST", `/admin/products/${id}`, { status: "published" });
    await soonInShop(title).toMatchObject({ id: product.id });
  });

  it("keeps its prices in other currencies when the shop changes the won", async () => {
    const product = await testProducts.add();
    const { id, variants } = await inMedusa(product.name);
    const variant = variants[0];
    await work("POST", `/admin/products/${id}/variants/${variant?.id}`, {
      prices: [
        { id: variant?.prices[0]?.id, amount: 15000, currency_code: "krw" },
        { amount: 11, currency_code: "usd" },
      ],
    });
    await testProducts.change(product.id, { price: 16000 });
    const prices = (await inMedusa(product.name)).variants[0]?.prices ?? [];
    expect(Object.fromEntries(prices.map((price) => [price.currency_code, price.amount]))).toEqual({
      krw: 16000,
      usd: 11,
    });
  });

  it("is removed from the shop when it is deleted there", async () => {
    const product = await testProducts.add();
    await work("DELETE", `/admin/products/${(await inMedusa(product.name)).id}`);
    await soonInShop(product.name).toBeUndefined();
    expect((await admin.refused(404, "DELETE", `/api/products/${product.id}`)).code).toBe("product_not_found");
  });

  it("has the stock that was entered there, under its present name", async () => {
    const old = await testProducts.add({ trackStock: true, stock: 3 });
    const product = await testProducts.change(old.id, { name: newName("Дахин") });
    const { inventory_items } = await work<{
      inventory_items: { id: string; location_levels: { location_id: string }[] }[];
    }>("GET", `/admin/inventory-items?q=${encodeURIComponent(product.name)}&fields=id,*location_levels`);
    const [item] = inventory_items;
    const location = item?.location_levels[0]?.location_id;
    await work("POST", `/admin/inventory-items/${item?.id}/location-levels/${location}`, { stocked_quantity: 8 });
    await soonInShop(product.name).toMatchObject({ stock: 8 });
    const { status } = await dashboard.post(`/admin/inventory-items/${item?.id}/location-levels/${location}`, {
      stocked_quantity: -1,
    });
    expect(status).toBe(400);
    expect(await inShop(product.name)).toMatchObject({ stock: 8 });
  });
});

describe("a category of Medusa's dashboard", () => {
  async function newMedusaCategory(given: Record<string, unknown> = {}) {
    const { product_category } = await work<{ product_category: { id: string; name: string } }>(
      "POST",
      "/admin/product-categories",
      { name: newName("Medusa"), handle: randomUUID(), is_active: true, ...given },
    );
    made.push(`/admin/product-categories/${product_category.id}`);
    return product_category;
  }

  async function categoryNamed(name: string): Promise<Category | undefined> {
    const { body } = await visitor.get<Category[]>("/api/categories");
    return body.find((category) => category.name === name);
  }

  function soonNamed(name: string) {
    return expect.poll(() => categoryNamed(name), { timeout: 5000 });
  }

  it("becomes a category of the shop, whose name follows and whose products stay when it is deleted", async () => {
    const { id, name } = await newMedusaCategory();
    await soonNamed(name).toMatchObject({ isActive: true, imageUrl: "" });
    const { body: categories } = await visitor.get<Category[]>("/api/categories");
    expect(categories.at(-1)).toMatchObject({ name });
    const product = await testProducts.add({ category: name });
    const renamed = newName("Дахин");
    await work("POST", `/admin/product-categories/${id}`, { name: renamed, is_active: false });
    await soonNamed(renamed).toMatchObject({ isActive: false });
    await soonInShop(product.name).toMatchObject({ category: renamed });
    await work("DELETE", `/admin/product-categories/${id}`);
    await soonNamed(renamed).toBeUndefined();
    await soonInShop(product.name).toMatchObject({ category: renamed, categoryId: null });
  });

  it("cannot have another category's slug in another case", async () => {
    const handle = `x-${randomUUID()}`;
    await newMedusaCategory({ handle });
    const { status } = await dashboard.post("/admin/product-categories", {
      name: newName(),
      handle: handle.toUpperCase(),
    });
    expect(status).toBe(400);
  });

  it("cannot have fields that the shop's form refuses", async () => {
    const { id } = await newMedusaCategory();
    const path = `/admin/product-categories/${id}`;
    const refusals: [string, object, string][] = [
      ["/admin/product-categories", { name: "" }, "category_name_required"],
      ["/admin/product-categories", { name: "м".repeat(3000) }, "too_long"],
      [path, { name: " \u200b " }, "category_name_required"],
      [path, { name: "м".repeat(101) }, "too_long"],
      [path, { description: "м".repeat(2001) }, "too_long"],
      [path, { handle: "!!!" }, "category_slug_invalid"],
      [path, { parent_category_id: "pcat_unknown" }, "category_not_found"],
      ["/admin/product-categories", { name: "м", parent_category_id: "pcat_unknown" }, "category_not_found"],
    ];
    for (const [to, json, code] of refusals) {
      expect((await dashboard.refused(400, "POST", to, { json })).code, JSON.stringify(json).slice(0, 60)).toBe(code);
    }
  });

  it("cannot be inside itself or one of its sub-categories", async () => {
    const parent = await newMedusaCategory();
    const child = await newMedusaCategory({ parent_category_id: parent.id });
    const grandchild = await newMedusaCategory({ parent_category_id: child.id });
    for (const into of [parent, child, grandchild]) {
      const moved = { json: { parent_category_id: into.id } };
      const refused = await dashboard.refused(400, "POST", `/admin/product-categories/${parent.id}`, moved);
      expect(refused.code).toBe("category_inside_itself");
    }
    await work("POST", `/admin/product-categories/${grandchild.id}`, { parent_category_id: parent.id });
    await work("GET", "/admin/product-categories?include_descendants_tree=true");
  });

  it("is not inside itself after two were moved into each other at the same time", async () => {
    const first = await newMedusaCategory();
    const second = await newMedusaCategory();
    const move = (id: string, parent: string) =>
      dashboard.post(`/admin/product-categories/${id}`, { parent_category_id: parent });
    const answers = await Promise.all([move(first.id, second.id), move(second.id, first.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    // The inner one is deleted first.
    if (answers[0]?.status === 200) made.push(...made.splice(-2).reverse());
  });

  it("cannot be deleted while it has children", async () => {
    const parent = await newMedusaCategory();
    const child = await newMedusaCategory({ parent_category_id: parent.id });
    await soonNamed(parent.name).toBeDefined();
    const id = (await categoryNamed(parent.name))?.id;
    expect((await admin.refused(409, "DELETE", `/api/categories/${id}`)).code).toBe("category_has_children");
    await work("DELETE", `/admin/product-categories/${child.id}`);
    expect((await admin.send("DELETE", `/api/categories/${id}`)).status).toBe(204);
  });
});
