import { randomUUID } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { withProductVersion } from "@zakh/catalog/read-models/product-version";
import { findStoredProduct } from "@zakh/catalog/read-models/products";
import { deleteProductWorkflow } from "@zakh/catalog/workflows/delete-product";
import { type ProductSaving, saveProductWorkflow } from "@zakh/catalog/workflows/save-product";
import { shopPool } from "@zakh/kit/database/pool";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bootCommerce, type Commerce } from "./boot";

const STORE = 987_654;
let commerce: Commerce;
let container: MedusaContainer;
const products: number[] = [];

beforeAll(async () => {
  commerce = await bootCommerce();
  container = commerce.container;
});

afterAll(async () => {
  for (const number of products) await deleteProductWorkflow(container).run({ input: { number } });
});

/** Saves values after a JSON round trip, as from a file or a job. */
async function save(saving: ProductSaving): Promise<number> {
  const { result } = await saveProductWorkflow(container).run({ input: JSON.parse(JSON.stringify(saving)) });
  return result.number;
}

async function newProduct(saving: Partial<ProductSaving> = {}): Promise<number> {
  const data = { name: `Импорт ${randomUUID()}`, price: 15000 };
  const { rows } = await shopPool().query<{ name: string }>(
    "SELECT name FROM product_category WHERE deleted_at IS NULL ORDER BY created_at LIMIT 1",
  );
  const number = await save({ data: { ...data, category: rows[0]?.name }, ...saving });
  products.push(number);
  return number;
}

async function read(number: number) {
  const product = await findStoredProduct(shopPool(), number);
  if (!product) throw new Error(`No product ${number}`);
  return withProductVersion(product);
}

describe("saving a product without a form", () => {
  it("creates it, and changes only the given fields", async () => {
    const number = await newProduct({ pictures: { added: ["/static/img/a.webp", "/static/img/b.webp"] } });
    const before = await read(number);
    expect(before).toMatchObject({
      price: 15000,
      imageUrls: ["/static/img/a.webp", "/static/img/b.webp"],
      storeId: null,
      seller: null,
    });
    await save({ number, data: { price: 15500 }, pictures: { removed: ["/static/img/a.webp"] } });
    expect(await read(number)).toMatchObject({ name: before.name, price: 15500, imageUrls: ["/static/img/b.webp"] });
  });

  it("applies the rules of the form", async () => {
    const number = await newProduct();
    await expect(save({ data: { name: "Нэр" } })).rejects.toMatchObject({ status: 400, code: "product_incomplete" });
    await expect(save({ number, data: { name: "" } })).rejects.toMatchObject({
      status: 400,
      code: "product_incomplete",
    });
    const unsold = { minOrderQuantity: 99, packSize: 50 };
    await expect(save({ number, data: unsold })).rejects.toMatchObject({ status: 400, code: "minimum_not_sold" });
    const nowhere = { category: randomUUID() };
    await expect(save({ number, data: nowhere })).rejects.toMatchObject({ status: 400, code: "category_not_found" });
    const six = { added: Array.from({ length: 6 }, (_, index) => `/static/img/${index}.webp`) };
    await expect(save({ number, data: {}, pictures: six })).rejects.toMatchObject({ code: "images_too_many" });
    await expect(save({ number: 2147483647, data: {} })).rejects.toMatchObject({ status: 404 });
  });

  it("finds no product of another store", async () => {
    const number = await newProduct({ storeNumber: STORE });
    expect(await read(number)).toMatchObject({ storeId: STORE });
    const missing = { status: 404, code: "product_not_found" };
    await expect(save({ number, storeNumber: STORE + 1, data: { price: 1 } })).rejects.toMatchObject(missing);
    const deletion = { number, storeNumber: STORE + 1 };
    await expect(deleteProductWorkflow(container).run({ input: deletion })).rejects.toMatchObject(missing);
    await save({ number, storeNumber: STORE, data: { price: 2000 } });
    expect(await read(number)).toMatchObject({ price: 2000 });
  });

  it("accepts one of two changes of the same version, and shows the other one the current state", async () => {
    const number = await newProduct();
    const { version } = await read(number);
    const both = await Promise.allSettled([1000, 2000].map((price) => save({ number, version, data: { price } })));
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = both.find((one) => one.status === "rejected");
    expect(refused?.reason).toMatchObject({
      status: 409,
      code: "changed_meanwhile",
      extra: { present: await read(number) },
    });
  });
});
