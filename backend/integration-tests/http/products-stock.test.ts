import type { User } from "@zakh/accounts/contract";
import type { Product } from "@zakh/catalog/contract";
import type { PlacedOrder } from "@zakh/checkout/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, checkoutForm, registeredShopper, signedInAdmin } from "./client";
import { TestProducts } from "./test-products";

let admin: Client;
let testProducts: TestProducts;
let shopper: Client;
let user: User;

beforeAll(async () => {
  admin = await signedInAdmin();
  testProducts = new TestProducts(admin);
  ({ client: shopper, user } = await registeredShopper());
});

afterAll(() => testProducts.clear());

async function order(product: Product, quantity: number) {
  return shopper.post<PlacedOrder & { code?: string; left?: number; productId?: number }>("/api/orders", {
    orderData: await checkoutForm(user),
    cartItems: [{ productId: product.id, quantity }],
  });
}

async function cancel(id: number): Promise<void> {
  expect((await admin.patch(`/api/orders/${id}/status`, { status: "cancelled" })).status).toBe(200);
}

async function stockOf({ id }: Product): Promise<number> {
  return (await new Client().get<Product>(`/api/products/${id}`)).body.stock;
}

describe("stock", () => {
  it("is only displayed while it is not tracked", async () => {
    const product = await testProducts.add({ stock: 2 });
    const { status, body } = await order(product, 5);
    expect(status).toBe(201);
    expect(await stockOf(product)).toBe(2);
    await cancel(body.id);
  });

  it("is the available quantity while it is tracked", async () => {
    const product = await testProducts.add({ trackStock: true, stock: 3 });
    expect(product).toMatchObject({ trackStock: true, stock: 3 });
    const { body: placed } = await order(product, 2);
    expect(await stockOf(product)).toBe(1);
    const refused = await order(product, 2);
    expect([refused.status, refused.body.code, refused.body.left]).toEqual([409, "stock_short", 1]);
    expect(refused.body).toMatchObject({ productId: product.id });
    await cancel(placed.id);
    expect(await stockOf(product)).toBe(3);
  });

  it("shows what can be bought, from the moment that an order took the rest", async () => {
    const product = await testProducts.add({ trackStock: true, stock: 3, minOrderQuantity: 1.5 });
    const seen = async () => {
      const [one, list] = await Promise.all([
        new Client().get<Product>(`/api/products/${product.id}`),
        new Client().get<Product[]>("/api/products"),
      ]);
      const listed = list.body.find(({ id }) => id === product.id);
      expect(listed).toEqual(one.body);
      return [one.body.available, one.body.isSoldOut];
    };
    expect(await seen()).toEqual([3, false]);
    const { body: placed } = await order(product, 2);
    expect(await seen()).toEqual([1, true]);
    await cancel(placed.id);
    expect(await seen()).toEqual([3, false]);
    await testProducts.change(product.id, { stock: 500 });
    expect(await seen()).toEqual([null, false]);
    await testProducts.change(product.id, { stock: 0 });
    expect(await seen()).toEqual([0, true]);
    await testProducts.change(product.id, { trackStock: false });
    expect(await seen()).toEqual([null, false]);
  });

  it("can be tracked from the displayed quantity, and untracked again", async () => {
    const product = await testProducts.add({ stock: 4 });
    expect(await testProducts.change(product.id, { trackStock: true })).toMatchObject({ trackStock: true, stock: 4 });
    const { body: placed } = await order(product, 1);
    expect(await testProducts.change(product.id, { trackStock: false })).toMatchObject({ trackStock: false, stock: 3 });
    expect(await testProducts.change(product.id, { trackStock: true, stock: 10 })).toMatchObject({
      trackStock: true,
      stock: 10,
    });
    await cancel(placed.id);
    expect(await stockOf(product)).toBe(11);
  });

  it("is set independently of reservations, which stay", async () => {
    const product = await testProducts.add({ trackStock: true, stock: 5 });
    const { body: placed } = await order(product, 3);
    expect(await testProducts.change(product.id, { stock: 0 })).toMatchObject({ stock: 0 });
    expect((await order(product, 1)).status).toBe(409);
    await cancel(placed.id);
    expect(await stockOf(product)).toBe(3);
  });

  it("stays unchanged when the form does not contain it", async () => {
    const product = await testProducts.add({ trackStock: true, stock: 5 });
    const { body: placed } = await order(product, 2);
    expect(await testProducts.change(product.id, { price: 20000 })).toMatchObject({ stock: 3, price: 20000 });
    await cancel(placed.id);
    expect(await stockOf(product)).toBe(5);
  });

  it("is correct when it is set while twenty orders are placed", async () => {
    const product = await testProducts.add({ trackStock: true, stock: 10 });
    const [orders] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, () => order(product, 1))),
      testProducts.change(product.id, { name: product.name, price: 15000 }),
    ]);
    const placed = orders.filter(({ status }) => status === 201);
    expect([placed.length, await stockOf(product)]).toEqual([10, 0]);
    for (const { body } of placed) await cancel(body.id);
    expect(await stockOf(product)).toBe(10);
  });

  it("with reservations prevents neither deleting a product nor cancelling its order", async () => {
    const product = await testProducts.add({ trackStock: true, stock: 5 });
    const { body: placed } = await order(product, 2);
    expect((await admin.send("DELETE", `/api/products/${product.id}`)).status).toBe(204);
    const { body } = await shopper.get<{ items: { product: { name: string } }[] }>(`/api/orders/${placed.id}`);
    expect(body.items.map((item) => item.product.name)).toEqual([product.name]);
    await cancel(placed.id);
  });
});
