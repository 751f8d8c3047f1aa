import type { Product } from "@zakh/catalog/contract";
import type { AdminServiceCategory } from "@zakh/marketplace/contract";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, checkoutForm, productThat, registeredShopper, signedInAdmin } from "./client";
import {
  addProduct,
  closeDown,
  decide,
  newCategory,
  newOwner,
  type Owner,
  productData,
  retireCategory,
  sendForm,
  verifiedOwner,
} from "./store-fixtures";

const visitor = new Client();

let admin: Client;
let category: AdminServiceCategory;
let owner: Owner;
let other: Owner;

beforeAll(async () => {
  admin = await signedInAdmin();
  category = await newCategory(admin);
  owner = await verifiedOwner(admin, category.id);
  other = await verifiedOwner(admin, category.id);
});

afterAll(async () => {
  await Promise.all([owner, other].map(closeDown));
  await retireCategory(admin, category);
});

interface Refusal {
  fields?: Record<string, { code: string }>;
}

const productsOf = ({ store }: Owner) => `/api/stores/${store.id}/products`;

async function onSale(id: number): Promise<boolean> {
  const { body } = await visitor.get<Product[]>("/api/products");
  const single = await visitor.get(`/api/products/${id}`);
  const listed = body.some((product) => product.id === id);
  expect(single.status).toBe(listed ? 200 : 404);
  return listed;
}

async function orderOf(product: Product) {
  const { client, user } = await registeredShopper();
  const json = { orderData: await checkoutForm(user), cartItems: [{ productId: product.id, quantity: 1 }] };
  return client.post<{ code?: string }>("/api/orders", json);
}

describe("adding a product to a store", () => {
  it("puts it on sale under the store's name", async () => {
    const bytes = await sharp({ create: { width: 30, height: 30, channels: 3, background: "#7a1420" } })
      .png()
      .toBuffer();
    const { status, body } = await sendForm<Product>(owner.client, "POST", productsOf(owner), [
      ["images", { name: "мах.png", type: "image/png", bytes }],
      ["productData", productData("Дэлгүүрийн шинэ мах", { origin: "Солонгос, Жэжү", originEn: "Korea, Jeju" })],
    ]);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: "Дэлгүүрийн шинэ мах",
      origin: "Солонгос, Жэжү",
      originRu: "",
      originEn: "Korea, Jeju",
      category: "Үхрийн мах",
      price: 12000,
      storeId: owner.store.id,
      seller: { id: owner.store.id, name: owner.store.name, deliveryPromise: "" },
      imageUrls: [expect.stringMatching(/^\/static\/img\//)],
    });
    expect(await onSale(body.id)).toBe(true);
    expect((await visitor.get<Product[]>(productsOf(owner))).body).toContainEqual(body);
    expect((await orderOf(body)).status).toBe(201);
  });

  it("always belongs to the own store, whatever is sent", async () => {
    const forged = { storeId: other.store.id, id: 1, createdAt: "2001-01-01T00:00:00Z", store_number: 1 };
    const { body } = await sendForm<Product>(owner.client, "POST", productsOf(owner), [
      ["productData", productData("Хуурамч бараа", forged)],
      ["storeId", String(other.store.id)],
    ]);
    expect(body.storeId).toBe(owner.store.id);
    expect(body.id).toBeGreaterThan(1);
    expect(body.createdAt > "2020").toBe(true);
    const changed = await sendForm<Product>(owner.client, "PUT", `${productsOf(owner)}/${body.id}`, [
      ["productData", JSON.stringify({ ...forged, storeId: null })],
    ]);
    expect(changed.body).toEqual(body);
  });

  it("requires a verified, active store", async () => {
    const waiting = await newOwner(category.id);
    const closed = await verifiedOwner(admin, category.id);
    await closed.client.send("PUT", `/api/stores/${closed.store.id}`, { json: { isActive: false } });
    const suspended = await verifiedOwner(admin, category.id);
    await decide(admin, suspended.store.id, { isActive: false });
    for (const one of [waiting, closed, suspended]) {
      const { status, body } = await sendForm<{ code: string }>(one.client, "POST", productsOf(one), [
        ["productData", productData("Эрт нэмсэн")],
      ]);
      expect([status, body.code]).toEqual([409, "store_not_verified"]);
      expect((await one.client.get(productsOf(one))).body).toEqual([]);
    }
  });

  it("requires name, category and price", async () => {
    const { status, body } = await sendForm<{ code: string }>(owner.client, "POST", productsOf(owner), [
      ["productData", JSON.stringify({ name: "Нэртэй" })],
    ]);
    expect([status, body.code]).toEqual([400, "product_incomplete"]);
  });

  it("refuses an origin of more than 100 characters", async () => {
    const long = productData("Урт гарал", { originRu: "х".repeat(101) });
    const { status, body } = await sendForm<Refusal>(owner.client, "POST", productsOf(owner), [["productData", long]]);
    expect([status, body.fields?.["productData.originRu"]?.code]).toEqual([400, "too_long"]);
  });
});

describe("changing and deleting a store's product", () => {
  it("keeps omitted fields, and deletes it once", async () => {
    const product = await addProduct(owner, "Засах бараа");
    const path = `${productsOf(owner)}/${product.id}`;
    const { status, body } = await sendForm<Product>(owner.client, "PUT", path, [
      ["productData", JSON.stringify({ price: 15000 })],
    ]);
    expect(status).toBe(200);
    expect(body).toEqual({ ...product, price: 15000 });
    expect((await owner.client.send("DELETE", path)).status).toBe(204);
    expect(await onSale(product.id)).toBe(false);
    expect((await owner.client.refused(404, "DELETE", path)).code).toBe("product_not_found");
    const late = await sendForm<{ code: string }>(owner.client, "PUT", path, [["productData", productData("Хожуу")]]);
    expect([late.status, late.body.code]).toEqual([404, "product_not_found"]);
  });

  it("is limited to the own store's products", async () => {
    const shops = await productThat(({ storeId }) => storeId === null);
    const others = await addProduct(other, "Бусдын бараа");
    for (const { id } of [shops, others]) {
      const path = `${productsOf(owner)}/${id}`;
      expect((await owner.client.refused(404, "DELETE", path)).code).toBe("product_not_found");
      const { status, body } = await sendForm<{ code: string }>(owner.client, "PUT", path, [
        ["productData", JSON.stringify({ price: 1 })],
      ]);
      expect([status, body.code]).toEqual([404, "product_not_found"]);
      expect((await visitor.get<Product>(`/api/products/${id}`)).body.price).toBeGreaterThan(1);
    }
    for (const id of ["0", "abc", "1.5"]) {
      expect((await owner.client.refused(400, "DELETE", `${productsOf(owner)}/${id}`)).code).toBe("id_invalid");
    }
  });

  it("is for the store's owner only", async () => {
    const product = await addProduct(owner, "Миний бараа");
    const { client: customer } = await registeredShopper();
    const single = `${productsOf(owner)}/${product.id}`;
    const calls: [string, string][] = [
      ["POST", productsOf(owner)],
      ["PUT", single],
      ["DELETE", single],
    ];
    for (const [method, path] of calls) {
      const json = method === "DELETE" ? undefined : {};
      expect((await visitor.refused(401, method, path, { json })).code).toBe("login_required");
      for (const client of [customer, other.client, admin]) {
        expect((await client.refused(404, method, path, { json })).code).toBe("store_not_found");
      }
    }
    for (const [method, path] of [
      ["POST", "/api/products"],
      ["PUT", `/api/products/${product.id}`],
      ["DELETE", `/api/products/${product.id}`],
    ] as const) {
      const json = method === "DELETE" ? undefined : {};
      expect((await owner.client.refused(403, method, path, { json })).code).toBe("access_denied");
    }
    expect((await visitor.get(`/api/products/${product.id}`)).body).toEqual(product);
  });
});

describe("the products of a store that is off the market", () => {
  it("are not for sale until it is back, and stay visible to its owner", async () => {
    const product = await addProduct(owner, "Түр алга болох мах");
    const outings: [() => Promise<unknown>, () => Promise<unknown>][] = [
      [
        () => decide(admin, owner.store.id, { isActive: false }),
        () => decide(admin, owner.store.id, { isActive: true }),
      ],
      [
        () => decide(admin, owner.store.id, { isVerified: false }),
        () => decide(admin, owner.store.id, { isVerified: true }),
      ],
      [
        () => owner.client.send("PUT", `/api/stores/${owner.store.id}`, { json: { isActive: false } }),
        () => owner.client.send("PUT", `/api/stores/${owner.store.id}`, { json: { isActive: true } }),
      ],
    ];
    for (const [leave, comeBack] of outings) {
      await leave();
      expect(await onSale(product.id)).toBe(false);
      expect(await orderOf(product)).toMatchObject({ status: 409, body: { code: "product_unavailable" } });
      expect((await visitor.refused(404, "GET", productsOf(owner))).code).toBe("store_not_found");
      expect((await other.client.refused(404, "GET", productsOf(owner))).code).toBe("store_not_found");
      for (const client of [owner.client, admin]) {
        expect((await client.get<Product[]>(productsOf(owner))).body).toContainEqual(product);
      }
      const edited = await sendForm<Product>(owner.client, "PUT", `${productsOf(owner)}/${product.id}`, [
        ["productData", JSON.stringify({ nameEn: "Soon back" })],
      ]);
      expect(edited).toMatchObject({ status: 200, body: { nameEn: "Soon back" } });
      await sendForm(owner.client, "PUT", `${productsOf(owner)}/${product.id}`, [
        ["productData", JSON.stringify({ nameEn: "" })],
      ]);
      await comeBack();
      expect(await onSale(product.id)).toBe(true);
    }
  });

  it("are for sale exactly while it is verified and active, after concurrent decisions", async () => {
    const product = await addProduct(owner, "Маргаантай мах");
    const wishes = [{ isVerified: false }, { isActive: false }, { isVerified: true }, { isActive: true }];
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(
        Array.from({ length: 12 }, (_, index) => decide(admin, owner.store.id, wishes[(index + round) % 4] ?? {})),
      );
      const [store] = (await owner.client.get<{ isVerified: boolean; isActive: boolean }[]>("/api/stores/my-stores"))
        .body;
      expect(await onSale(product.id)).toBe(Boolean(store?.isVerified && store.isActive));
    }
    await decide(admin, owner.store.id, { isVerified: true, isActive: true });
    expect(await onSale(product.id)).toBe(true);
  });
});

it("are an empty list for a store that does not exist", async () => {
  for (const id of ["2147483647", "abc", "0"]) {
    for (const client of [visitor, owner.client, admin]) {
      expect((await client.refused(404, "GET", `/api/stores/${id}/products`)).code).toBe("store_not_found");
    }
  }
});
