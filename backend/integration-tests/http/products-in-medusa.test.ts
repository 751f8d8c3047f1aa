import type { Product } from "@zakh/catalog/contract";
import { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, signedInAdmin } from "./client";
import { MedusaCatalogue } from "./medusa-catalogue";
import { SHIPPING_FEE, Shopper } from "./orders-client";
import { newName, TestProducts } from "./test-products";

const visitor = new Client();
let admin: Client;
let testProducts: TestProducts;
let medusa: MedusaCatalogue;

beforeAll(async () => {
  [admin, medusa] = [await signedInAdmin(), await MedusaCatalogue.open()];
  testProducts = new TestProducts(admin);
});

afterAll(async () => {
  await testProducts.clear();
  await medusa.clear();
});

function variant(
  title: string,
  a: string,
  amount: number,
  { currency_code = "krw", ...rest }: Record<string, unknown>,
) {
  return { title, options: { a }, manage_inventory: false, prices: [{ amount, currency_code }], ...rest };
}

/** As the back office lists it, read from the database. */
async function stored(name: string): Promise<Product | undefined> {
  const { body } = await admin.get<Product[]>(`/api/admin/products?search=${encodeURIComponent(name)}`);
  return body[0];
}

describe("a product of Medusa's dashboard", () => {
  it("cannot have a name, a price or a picture that the shop's form refuses", async () => {
    const { id, title, variants } = await medusa.newProduct();
    const other = await medusa.newProduct();
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
      [`/admin/products/${id}`, { images: Array(6).fill({ url: "/static/img/one.webp" }) }, "images_too_many"],
    ];
    for (const [path, json, code] of refusals) {
      expect((await medusa.dashboard.refused(400, "POST", path, { json })).code, JSON.stringify(json)).toBe(code);
    }
    await medusa.soonInShop(title).toMatchObject({ price: 12000, imageUrl: "" });
    await medusa.work("POST", variant, {
      prices: [...prices(15500).prices, { amount: 400, currency_code: "krw", min_quantity: 5 }],
    });
    await medusa.soonInShop(title).toMatchObject({ name: title, price: 15500 });
  });

  it("may lose its price as a draft, and its variant", async () => {
    const { id, variants } = await medusa.newProduct({ status: "draft" });
    await medusa.work("POST", `/admin/products/${id}/variants/${variants[0]?.id}`, { prices: [] });
    await medusa.work("DELETE", `/admin/products/${id}/variants/${variants[0]?.id}`);
  });

  it("is not changed through another product, and does not lose the variant with its price while it is on sale", async () => {
    const { id, title, variants } = await medusa.newProduct();
    const other = await medusa.newProduct();
    const own = variants[0]?.id;
    const refusals: [method: string, path: string, json: object | undefined, code: string][] = [
      ["POST", `${other.id}/variants/${own}`, { title: "x" }, "product_not_found"],
      ["DELETE", `${other.id}/variants/${own}`, undefined, "product_not_found"],
      ["POST", `${other.id}/variants/batch`, { delete: [own] }, "product_not_found"],
      ["POST", `${other.id}/variants/batch`, { update: [{ id: own, title: "x" }] }, "product_not_found"],
      ["POST", `${id}/variants/batch`, { update: [{ id: "variant_unknown", title: "x" }] }, "product_not_found"],
      ["POST", other.id, { variants: [{ id: own, title: "x" }] }, "product_not_found"],
      ["POST", id, { variants: [{ id: "variant_unknown", title: "x" }] }, "product_not_found"],
      ["POST", "product_unknown/variants/batch", { update: [{ id: own, title: "x" }] }, "product_not_found"],
      ["POST", "batch", { update: [{ id: other.id, variants: [{ id: own }] }] }, "product_not_found"],
      ["DELETE", `${id}/variants/${own}`, undefined, "price_needed"],
      ["POST", `${id}/variants/batch`, { delete: [own] }, "price_needed"],
      ["POST", id, { variants: [] }, "price_needed"],
      ["POST", "batch", { update: [{ id, variants: [] }] }, "price_needed"],
    ];
    for (const [method, path, json, code] of refusals) {
      const status = code === "price_needed" ? 400 : 404;
      const refused = await medusa.dashboard.refused(status, method, `/admin/products/${path}`, { json });
      expect(refused.code, `${method} ${path}`).toBe(code);
    }
    await medusa.work("POST", `/admin/products/${id}`, { variants: [{ id: own, title: "кг" }] });
    await medusa.soonInShop(title).toMatchObject({ price: 12000 });
  });

  it("stays on sale when a variant without a price in won becomes its first", async () => {
    const { id, title } = await medusa.newProduct({
      options: [{ title: "a", values: ["b", "c", "d"] }],
      variants: [variant("x", "b", 5000, { variant_rank: 1 }), variant("y", "c", 7000, { variant_rank: 2 })],
    });
    await medusa.soonInShop(title).toMatchObject({ price: 5000 });
    const first = variant("z", "d", 3, { currency_code: "usd", variant_rank: -9, manage_inventory: true });
    await medusa.work("POST", `/admin/products/${id}/variants`, first);
    const { variants } = await medusa.productNamed(title);
    const path = (name: string) => `/admin/products/${id}/variants/${variants.find((one) => one.title === name)?.id}`;
    expect(await stored(title)).toMatchObject({ price: 5000, trackStock: false });
    const product = await medusa.inShop(title);
    expect(product).toMatchObject({ price: 5000, isSoldOut: false });
    const shopper = await Shopper.register();
    const placed = await shopper.place([{ productId: product?.id ?? 0, quantity: 1 }]);
    expect(placed.totalAmount).toBe(String(5000 + SHIPPING_FEE));
    await medusa.work("POST", path("x"), { variant_rank: 9 });
    expect(await stored(title)).toMatchObject({ price: 7000 });
    await testProducts.change(product?.id ?? 0, { price: 7500 });
    await medusa.work("DELETE", path("y"));
    expect(await stored(title)).toMatchObject({ price: 5000 });
    expect((await medusa.dashboard.refused(400, "DELETE", path("x"))).code).toBe("price_needed");
  });

  it("has one price after ten were written at once", async () => {
    const { id, title, variants } = await medusa.newProduct();
    const write = (amount: number) =>
      medusa.dashboard.post(`/admin/products/${id}/variants/${variants[0]?.id}`, {
        prices: [{ amount, currency_code: "krw" }],
      });
    const answers = await Promise.all(Array.from({ length: 10 }, (_, place) => write(9000 + place)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const prices = (await medusa.productNamed(title)).variants[0]?.prices ?? [];
    expect(prices).toHaveLength(1);
    await medusa.soonInShop(title).toMatchObject({ price: prices[0]?.amount });
  });

  it("is found by its name when that was written with decomposed letters", async () => {
    const name = newName("Й ё мах");
    await medusa.newProduct({ title: name.normalize("NFD") });
    await medusa.soonInShop(name.normalize("NFC")).toBeDefined();
    const { body } = await admin.get<Product[]>(`/api/admin/products?search=${encodeURIComponent(name)}`);
    expect(body.map((product) => product.name)).toEqual([name.normalize("NFC")]);
  });

  it("is not on sale for an amount that is no price, even when it was imported from a file", async () => {
    const { title, variants } = await medusa.newProduct();
    await medusa.soonInShop(title).toBeDefined();
    const shop = new Pool({ connectionString: process.env.DATABASE_URL, max: 1 });
    try {
      for (const amount of [0, 1e9]) {
        await shop.query("UPDATE price SET amount = $2 WHERE id = $1", [variants[0]?.prices[0]?.id, amount]);
        await medusa.soonInShop(title).toBeUndefined();
        await shop.query("UPDATE price SET amount = 12000 WHERE id = $1", [variants[0]?.prices[0]?.id]);
        await medusa.soonInShop(title).toBeDefined();
      }
    } finally {
      await shop.end();
    }
  });
});

describe("a product created in Medusa's dashboard", () => {
  it("is on sale in the shop under the default rule", async () => {
    const { title } = await medusa.newProduct({ description: "Тайлбар" });
    await medusa.soonInShop(title).toMatchObject({
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
      seller: null,
    });
  });

  it("can be changed in the shop like any other", async () => {
    const { title } = await medusa.newProduct();
    await medusa.soonInShop(title).toBeDefined();
    const product = await medusa.inShop(title);
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
    const draft = await medusa.newProduct({ status: "draft" });
    const unpriced = await medusa.newProduct({
      variants: [{ title: "кг", options: { Нэгж: "кг" }, prices: [{ amount: 9, currency_code: "usd" }] }],
    });
    const marker = await medusa.newProduct();
    await medusa.soonInShop(marker.title).toBeDefined();
    expect([await medusa.inShop(draft.title), await medusa.inShop(unpriced.title)]).toEqual([undefined, undefined]);
    await medusa.work("POST", `/admin/products/${draft.id}`, { status: "published" });
    await medusa.work("POST", `/admin/products/${unpriced.id}/variants/${unpriced.variants[0]?.id}`, {
      prices: [{ amount: 3000, currency_code: "krw" }],
      manage_inventory: false,
    });
    await medusa.soonInShop(draft.title).toMatchObject({ price: 12000 });
    await medusa.soonInShop(unpriced.title).toMatchObject({ price: 3000 });
  });
});

describe("a product of the shop that was changed in Medusa's dashboard", () => {
  it("shows its new name, price, pictures and status", async () => {
    const product = await testProducts.add({ nameEn: "Kept" });
    const { id, variants } = await medusa.productNamed(product.name);
    const title = newName("Өөрчилсөн");
    await medusa.work("POST", `/admin/products/${id}`, {
      title,
      images: [{ url: "/static/img/one.webp" }, { url: "/static/img/two.webp" }],
      thumbnail: "/static/img/two.webp",
    });
    await medusa.soonInShop(title).toEqual({
      ...product,
      name: title,
      imageUrl: "/static/img/two.webp",
      imageUrls: ["/static/img/two.webp", "/static/img/one.webp"],
    });
    const price = variants[0]?.prices[0];
    await medusa.work("POST", `/admin/products/${id}/variants/${variants[0]?.id}`, {
      prices: [{ id: price?.id, amount: 7777, currency_code: "krw" }],
    });
    await medusa.soonInShop(title).toMatchObject({ price: 7777 });
    await medusa.work("POST", `/admin/products/${id}`, { status: "draft" });
    await medusa.soonInShop(title).toBeUndefined();
    expect((await visitor.refused(404, "GET", `/api/products/${product.id}`)).code).toBe("product_not_found");
    await medusa.work("POST", `/admin/products/${id}`, { status: "published" });
    await medusa.soonInShop(title).toMatchObject({ id: product.id });
  });

  it("keeps its prices in other currencies when the shop changes the won", async () => {
    const product = await testProducts.add();
    const { id, variants } = await medusa.productNamed(product.name);
    const variant = variants[0];
    await medusa.work("POST", `/admin/products/${id}/variants/${variant?.id}`, {
      prices: [
        { id: variant?.prices[0]?.id, amount: 15000, currency_code: "krw" },
        { amount: 11, currency_code: "usd" },
      ],
    });
    await testProducts.change(product.id, { price: 16000 });
    const prices = (await medusa.productNamed(product.name)).variants[0]?.prices ?? [];
    expect(Object.fromEntries(prices.map((price) => [price.currency_code, price.amount]))).toEqual({
      krw: 16000,
      usd: 11,
    });
  });

  it("is removed from the shop when it is deleted there", async () => {
    const product = await testProducts.add();
    await medusa.work("DELETE", `/admin/products/${(await medusa.productNamed(product.name)).id}`);
    await medusa.soonInShop(product.name).toBeUndefined();
    expect((await admin.refused(404, "DELETE", `/api/products/${product.id}`)).code).toBe("product_not_found");
  });
});
