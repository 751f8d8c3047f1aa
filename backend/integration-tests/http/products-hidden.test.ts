import { randomUUID } from "node:crypto";
import type { Category, Product, ProductChangeSet } from "@zakh/catalog/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, checkoutForm, registeredShopper, signedInAdmin } from "./client";
import { signedInDashboard } from "./orders-client";
import { addProduct, closeDown, newCategory, type Owner, retireCategory, verifiedOwner } from "./store-fixtures";
import { productForm, TestProducts } from "./test-products";

const visitor = new Client();

let admin: Client;
let testProducts: TestProducts;

beforeAll(async () => {
  admin = await signedInAdmin();
  testProducts = new TestProducts(admin);
});

afterAll(() => testProducts.clear());

const read = (client: Client, { id }: Product) => client.get<Product>(`/api/products/${id}`);

async function idsFor(client: Client, path: string): Promise<number[]> {
  return (await client.get<Product[]>(path)).body.map(({ id }) => id);
}

describe("a hidden product", () => {
  it("is missing for shoppers at once, cannot be ordered, and comes back", async () => {
    const product = await testProducts.add({ trackStock: true, stock: 5, origin: "Монгол" });
    const { client, user } = await registeredShopper();
    expect((await read(client, product)).status).toBe(200);
    await testProducts.change(product.id, { isHidden: true });

    for (const shopper of [visitor, client]) {
      expect((await read(shopper, product)).body).toMatchObject({ code: "product_not_found" });
      expect(await idsFor(shopper, "/api/products")).not.toContain(product.id);
    }
    const order = { orderData: await checkoutForm(user), cartItems: [{ productId: product.id, quantity: 1 }] };
    const { code, message } = await client.refused(409, "POST", "/api/orders", { json: order });
    expect([code, message]).toEqual(["product_unavailable", expect.any(String)]);

    await testProducts.change(product.id, { isHidden: false });
    expect((await read(visitor, product)).body).toMatchObject({ isHidden: false, stock: 5 });
  });

  it("is there for the admin, who finds it by its filter, and in Medusa's dashboard as a draft", async () => {
    const name = `Нуугдсан ${randomUUID().slice(0, 8)}`;
    const product = await testProducts.add({ name, isHidden: true });
    const { body, headers } = await read(admin, product);
    expect([body.isHidden, headers.get("cache-control")]).toEqual([true, "no-store"]);
    const search = `search=${encodeURIComponent(name)}`;
    expect(await idsFor(admin, `/api/admin/products?${search}`)).toEqual([]);
    expect(await idsFor(admin, `/api/admin/products?${search}&shown=onSale`)).toEqual([]);
    for (const shown of ["hidden", "both"]) {
      expect(await idsFor(admin, `/api/admin/products?${search}&shown=${shown}`)).toEqual([product.id]);
    }
    await admin.refused(400, "GET", "/api/admin/products?shown=some");
    const path = `/admin/products?q=${encodeURIComponent(name)}&fields=status`;
    const medusa = await (await signedInDashboard()).get<{ products: { status: string }[] }>(path);
    expect(medusa.body.products).toMatchObject([{ status: "draft" }]);
  });

  it("of a store is seen by its owner and not by another, and the owner hides it", async () => {
    const category = await newCategory(admin);
    const [owner, other]: Owner[] = [await verifiedOwner(admin, category.id), await verifiedOwner(admin, category.id)];
    if (!owner || !other) throw new Error("There are no stores");
    const product = await addProduct(owner, `Дэлгүүрийн ${randomUUID().slice(0, 8)}`);
    const path = `/api/stores/${owner.store.id}/products`;
    const hide = productForm({ isHidden: true });
    expect((await owner.client.send("PUT", `${path}/${product.id}`, { form: hide })).status).toBe(200);
    expect((await read(owner.client, product)).body.isHidden).toBe(true);
    expect(await idsFor(owner.client, path)).toContain(product.id);
    for (const client of [visitor, other.client]) {
      expect((await read(client, product)).status).toBe(404);
      expect(await idsFor(client, path)).not.toContain(product.id);
    }
    const { body } = await admin.get<ProductChangeSet[]>(`/api/admin/product-changes?product=${product.id}&limit=1`);
    const change = { field: "isHidden", from: false, to: true };
    expect(body).toMatchObject([{ changedBy: expect.stringMatching(/\S/), changes: [change] }]);
    await Promise.all([owner, other].map(closeDown));
    await retireCategory(admin, category);
  });
});

describe("the order of products", () => {
  let category: Category;
  let products: Product[];

  beforeAll(async () => {
    const name = `Эрэмбэ ${randomUUID().slice(0, 8)}`;
    category = (await admin.post<Category>("/api/categories", { name, isActive: false })).body;
    products = [];
    for (const one of ["нэг", "хоёр", "гурав"])
      products.push(await testProducts.add({ name: `${one} ${randomUUID()}`, category: name }));
  });

  afterAll(() => admin.delete(`/api/categories/${category.id}`));

  const listed = () => idsFor(visitor, `/api/products?category=${encodeURIComponent(category.name)}`);

  it("is that of the admin, a new product is last, and nothing else moves", async () => {
    const [first, second, third] = products.map(({ id }) => id);
    const others = (await idsFor(visitor, "/api/products")).filter((id) => !products.some((own) => own.id === id));
    expect(await listed()).toEqual([first, second, third]);
    expect((await admin.put("/api/admin/products/order", { ids: [third, first, second] })).status).toBe(204);
    expect(await listed()).toEqual([third, first, second]);
    const added = await testProducts.add({ category: category.name });
    expect(await listed()).toEqual([third, first, second, added.id]);
    const after = (await idsFor(visitor, "/api/products")).filter((id) => others.includes(id));
    expect(after).toEqual(others);
  });

  it("has featured products first, before those of other categories, too", async () => {
    const [first, second, third] = products.map(({ id }) => id);
    const featured = { ids: [first, second, third], featured: [third] };
    expect((await admin.put("/api/admin/products/order", featured)).status).toBe(204);
    expect((await listed()).slice(0, 3)).toEqual([third, first, second]);
    expect((await idsFor(visitor, "/api/products"))[0]).toBe(third);
    expect((await admin.put("/api/admin/products/order", { ...featured, featured: [] })).status).toBe(204);
    expect((await listed()).slice(0, 3)).toEqual([first, second, third]);
  });

  it("is refused as a whole for a product that is not there, or that is named twice", async () => {
    const [first = 0, second = 0] = products.map(({ id }) => id);
    const path = "/api/admin/products/order";
    await admin.refused(404, "PUT", path, { json: { ids: [second, first, 999999999] } });
    await admin.refused(400, "PUT", path, { json: { ids: [first, first] } });
    await admin.refused(400, "PUT", path, { json: { ids: [] } });
    expect((await listed()).slice(0, 2)).toEqual([first, second]);
  });
});
