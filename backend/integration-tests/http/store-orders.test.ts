import { lineTotal, type Product } from "@zakh/catalog/contract";
import type { Cart, PlacedOrder } from "@zakh/checkout/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { AdminServiceCategory, AdminStore, StoreOrder } from "@zakh/marketplace/contract";
import { findChangedStoreOrders, findPaidStoreOrders } from "@zakh/marketplace/read-models/orders-to-tell";
import { tellStoreOfChange } from "@zakh/marketplace/workflows/tell-store-of-change";
import { tellStoreOfPayment } from "@zakh/marketplace/workflows/tell-store-of-payment";
import { type Order, orderNumber } from "@zakh/orders/contract";
import { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, checkoutForm, productThat, registeredShopper, signedInAdmin } from "./client";
import { mailThat } from "./mailbox";
import {
  addProduct,
  closeDown,
  decide,
  newCategory,
  type Owner,
  retireCategory,
  verifiedOwner,
} from "./store-fixtures";

const visitor = new Client();

let admin: Client;
let category: AdminServiceCategory;
let owner: Owner;
let other: Owner;
let mine: Product;
let theirs: Product;
let shops: Product;
let shared: number;
let foreign: number;
let shopper: Client;

beforeAll(async () => {
  admin = await signedInAdmin();
  category = await newCategory(admin);
  owner = await verifiedOwner(admin, category.id);
  other = await verifiedOwner(admin, category.id);
  mine = await addProduct(owner, "Миний мах");
  theirs = await addProduct(other, "Тэдний мах");
  shops = await productThat(
    ({ storeId, minOrderQuantity, packSize }) => storeId === null && minOrderQuantity === 1 && packSize === 1,
  );
  shared = await place([
    [shops, 1],
    [theirs, 2],
    [mine, 3],
  ]);
  foreign = await place([
    [shops, 1],
    [theirs, 1],
  ]);
});

afterAll(async () => {
  await Promise.all([owner, other].map(closeDown));
  await retireCategory(admin, category);
});

async function place(lines: [Product, number][]): Promise<number> {
  const { client, user } = await registeredShopper();
  shopper = client;
  const { status, body } = await client.post<PlacedOrder>("/api/orders", {
    orderData: await checkoutForm(user),
    cartItems: lines.map(([{ id }, quantity]) => ({ productId: id, quantity })),
  });
  expect(status).toBe(201);
  return body.id;
}

const ordersOf = ({ store }: Owner) => `/api/stores/${store.id}/orders`;

const HIDDEN = { customerName: null, customerPhone: null, customerAddress: null, doorCode: null, deliveryNote: null };

const setStatus = async (id: number, status: string) =>
  expect((await admin.patch(`/api/orders/${id}/status`, { status })).status).toBe(200);

describe("a store's orders", () => {
  it("contain its own lines and what it needs for delivery, and nothing else", async () => {
    const { status, body } = await owner.client.get<StoreOrder>(`${ordersOf(owner)}/${shared}`);
    const { body: whole } = await admin.get<Order>(`/api/orders/${shared}`);
    const line = whole.items.find(({ productId }) => productId === mine.id);
    expect(status).toBe(200);
    const listed = {
      id: shared,
      status: "pending",
      ...{ state: "new", isToDo: false, courierName: "", trackingNumber: "", trackingLink: null, leavesOn: null },
      pickup: null,
      ...HIDDEN,
      subtotal: lineTotal(mine.price, 3, 1),
      items: [{ ...line, seller: undefined }],
      createdAt: whole.createdAt,
    };
    expect(body).toEqual({ ...listed, steps: [], notes: [], lastCourier: null, couriers: expect.any(Array) });
    const json = JSON.stringify(body);
    for (const secret of [whole.customerEmail, whole.totalAmount, theirs.name, shops.name, "BOLD BAT"]) {
      expect(json).not.toContain(secret);
    }
    expect((await owner.client.get<StoreOrder[]>(ordersOf(owner))).body).toEqual([listed]);
  });

  it("show another store only its own lines of the same order", async () => {
    const { body } = await other.client.get<StoreOrder[]>(ordersOf(other));
    expect(body.map(({ id }) => id)).toEqual([foreign, shared]);
    for (const { items } of body) expect(items.map(({ productId }) => productId)).toEqual([theirs.id]);
  });

  it("follow the order's status, and are filtered by it", async () => {
    const later = await place([[mine, 1]]);
    await admin.patch(`/api/orders/${later}/status`, { status: "processing" });
    const of = async (status: string) =>
      (await owner.client.get<StoreOrder[]>(`${ordersOf(owner)}?status=${status}`)).body.map(({ id }) => id);
    expect(await of("processing")).toEqual([later]);
    expect(await of("pending")).toEqual([shared]);
    expect(await of("all")).toEqual([later, shared]);
    expect((await owner.client.get<StoreOrder>(`${ordersOf(owner)}/${later}`)).body.status).toBe("processing");
  });

  it("have pages, with the total number", async () => {
    const [first, second] = await Promise.all(
      [0, 1].map((offset) => other.client.get<StoreOrder[]>(`${ordersOf(other)}?limit=1&offset=${offset}`)),
    );
    expect(first?.body.map(({ id }) => id)).toEqual([foreign]);
    expect(second?.body.map(({ id }) => id)).toEqual([shared]);
    expect(first?.headers.get("x-total-count")).toBe("2");
    for (const query of ["limit=0", "limit=x", "offset=-1", "status=lost"]) {
      expect((await other.client.refused(400, "GET", `${ordersOf(other)}?${query}`)).code).toBe("validation_failed");
    }
  });

  it("stay when the product is renamed or deleted", async () => {
    const product = await addProduct(owner, "Алга болох мах");
    const id = await place([[product, 2]]);
    await owner.client.send("DELETE", `/api/stores/${owner.store.id}/products/${product.id}`);
    const { body } = await owner.client.get<StoreOrder>(`${ordersOf(owner)}/${id}`);
    expect(body.items).toMatchObject([{ productId: product.id, quantity: 2, product: { name: "Алга болох мах" } }]);
  });

  it("are counted for the admin", async () => {
    const { body } = await admin.get<AdminStore[]>(`/api/admin/stores?categoryId=${category.id}`);
    expect(body.find(({ id }) => id === other.store.id)?.orderCount).toBe(2);
  });

  it("do not reveal other orders", async () => {
    for (const id of [String(foreign), "2147483647", "abc", "0"]) {
      expect((await owner.client.refused(404, "GET", `${ordersOf(owner)}/${id}`)).code).toBe("store_order_not_found");
    }
  });

  it("are visible to the store's owner only", async () => {
    for (const path of [ordersOf(owner), `${ordersOf(owner)}/${shared}`]) {
      expect((await visitor.refused(401, "GET", path)).code).toBe("login_required");
      for (const client of [other.client, shopper, admin]) {
        expect((await client.refused(404, "GET", path)).code).toBe("store_not_found");
      }
    }
    expect((await owner.client.refused(404, "GET", "/api/stores/abc/orders")).code).toBe("store_not_found");
  });
});

describe("the recipients of a closed store's orders", () => {
  const shop = new Pool({ connectionString: process.env.DATABASE_URL, max: 1 });
  let closing: Owner;
  let product: Product;
  let early: number;
  let late: number;

  beforeAll(async () => {
    closing = await verifiedOwner(admin, category.id);
    product = await addProduct(closing, "Хаагдах дэлгүүрийн мах");
    [early, late] = [await place([[product, 1]]), await place([[product, 2]])];
    for (const id of [early, late]) await setStatus(id, "processing");
  });

  afterAll(async () => {
    await closeDown(closing);
    await shop.end();
  });

  /** Moves the closing time, so that the first order was placed before it and the second after it. */
  async function closedDaysAgo(days: number): Promise<void> {
    await shop.query(
      `UPDATE market_store SET closed_at = now() - $2 * interval '1 day' WHERE number = $1 AND closed_at IS NOT NULL`,
      [closing.store.id, days],
    );
    for (const [id, before] of [
      [early, 1],
      [late, -0.5],
    ] as const) {
      await shop.query(`UPDATE order_detail SET created_at = now() - $2 * interval '1 day' WHERE order_number = $1`, [
        id,
        days + before,
      ]);
    }
  }

  async function recipients(): Promise<unknown[]> {
    const { body: list } = await closing.client.get<StoreOrder[]>(ordersOf(closing));
    const one = async (id: number) => (await closing.client.get<StoreOrder>(`${ordersOf(closing)}/${id}`)).body;
    return [early, late].map(async (id) => {
      const listed = list.find((order) => order.id === id);
      const { customerName, customerPhone, customerAddress, doorCode, deliveryNote, items, subtotal } = await one(id);
      expect(listed).toMatchObject({ customerName, customerPhone, customerAddress, subtotal });
      expect(items).toHaveLength(1);
      return { customerName, customerPhone, customerAddress, doorCode, deliveryNote };
    });
  }
  const visibleRecipients = async () => Promise.all(await recipients());
  const SHOWN = {
    customerName: expect.any(String),
    customerPhone: expect.any(String),
    customerAddress: expect.any(String),
    doorCode: "",
    deliveryNote: "",
  };

  it.each([
    [
      "the admin",
      () => decide(admin, closing.store.id, { isActive: false }),
      () => decide(admin, closing.store.id, { isActive: true }),
    ],
    [
      "its owner",
      () => closing.client.put(`/api/stores/${closing.store.id}`, { isActive: false }),
      () => closing.client.put(`/api/stores/${closing.store.id}`, { isActive: true }),
    ],
  ])(
    "are told for 30 days for those from before, and never for later ones, when %s closes it",
    async (_who, close, open) => {
      expect(await visibleRecipients()).toEqual([SHOWN, SHOWN]);
      await close();
      await closedDaysAgo(29);
      expect(await visibleRecipients()).toEqual([SHOWN, HIDDEN]);
      await closedDaysAgo(30.1);
      expect(await visibleRecipients()).toEqual([HIDDEN, HIDDEN]);
      await open();
      expect(await visibleRecipients()).toEqual([SHOWN, SHOWN]);
    },
  );
});

describe("who sells", () => {
  const PROMISE = "Бямба гарагт Чонжүд хүргэнэ";

  it("is said with the store's promise of delivery on its products, at once after a change, and in the cart", async () => {
    const { client, store } = owner;
    const put = await client.send("PUT", `/api/stores/${store.id}`, { json: { deliveryPromise: PROMISE } });
    expect(put.status, JSON.stringify(put.body)).toBe(200);
    const seller = { id: store.id, name: store.name, deliveryPromise: PROMISE };
    expect((await visitor.get<Product>(`/api/products/${mine.id}`)).body.seller).toMatchObject(seller);
    expect((await visitor.get<Product>(`/api/products/${shops.id}`)).body.seller).toBeNull();
    const items = [mine, shops].map(({ id }) => ({ productId: id, quantity: 1 }));
    const { client: customer } = await registeredShopper();
    const { body } = await customer.put<Cart>("/api/cart", { items });
    expect(body.items.map(({ seller: of }) => of)).toEqual([expect.objectContaining(seller), null]);
  });

  it("is said of each line of an order, and of no line to another store", async () => {
    const { body } = await admin.get<Order>(`/api/orders/${shared}`);
    const sellers = Object.fromEntries(body.items.map(({ productId, seller }) => [productId, seller]));
    expect(sellers).toEqual({
      [shops.id]: null,
      [theirs.id]: { id: other.store.id, name: other.store.name },
      [mine.id]: { id: owner.store.id, name: owner.store.name },
    });
    const own = await owner.client.get(`/api/stores/${owner.store.id}/orders/${shared}`);
    expect(JSON.stringify(own.body)).not.toContain(other.store.name);
  });

  it.each(["x".repeat(201), "нэг\nхоёр".repeat(60)])("takes no promise that is too long", async (deliveryPromise) => {
    const { status } = await owner.client.send("PUT", `/api/stores/${owner.store.id}`, { json: { deliveryPromise } });
    expect(status).toBe(400);
  });
});

describe("the recipient of an order", () => {
  it("is told to its store once it is paid, with what the delivery needs, and for thirty days after it", async () => {
    const id = await place([[mine, 1]]);
    const seen = async () => {
      const { body } = await owner.client.get<StoreOrder>(`${ordersOf(owner)}/${id}`);
      const { customerName, customerPhone, customerAddress, doorCode, deliveryNote } = body;
      return { customerName, customerPhone, customerAddress, doorCode, deliveryNote };
    };
    const { customerName, customerPhone, customerAddress } = (await admin.get<Order>(`/api/orders/${id}`)).body;
    const shown = { customerName, customerPhone, customerAddress, doorCode: "", deliveryNote: "" };
    expect(await seen()).toEqual(HIDDEN);
    await setStatus(id, "processing");
    expect(await seen()).toEqual(shown);
    await setStatus(id, "completed");
    expect(await seen()).toEqual(shown);
    await shopPool().query(
      `UPDATE order_status_change change SET created_at = change.created_at - interval '30 days' FROM order_detail d
       WHERE d.id = change.order_detail_id AND d.order_number = $1`,
      [id],
    );
    expect(await seen()).toEqual(HIDDEN);
    await setStatus(id, "cancelled");
    expect(await seen()).toEqual(HIDDEN);
  });

  it("is in no mail about a new order, and in the one about its payment", async () => {
    const id = await place([[mine, 2]]);
    const { customerPhone, customerAddress } = (await admin.get<Order>(`/api/orders/${id}`)).body;
    const names = ({ subject }: { subject: string }) => subject.includes(orderNumber(id));
    const { text } = await mailThat(owner.user.email, names);
    expect(text).not.toMatch(new RegExp(`${customerPhone}|${customerAddress}`));
    await setStatus(id, "processing");
    await asIfLongAgo(id);
    for (const _ of ["once", "and once only"])
      for (const told of await findPaidStoreOrders(shopPool(), 100))
        if (told.order === id) await tellStoreOfPayment(told);
    const paid = await mailThat(owner.user.email, (mail) => names(mail) && mail.text.includes(customerPhone));
    expect(paid.text).toContain(mine.name);
    expect(paid.text).not.toContain(theirs.name);
    const { rows } = await shopPool().query("SELECT 1 FROM outgoing_mail WHERE recipient = $1 AND subject = $2", [
      owner.user.email,
      paid.subject,
    ]);
    expect(rows).toHaveLength(1);
  });
});

/** What was done to an order has stood for a while: what is undone at once is told to nobody. */
async function asIfLongAgo(id: number): Promise<void> {
  await shopPool().query(
    `WITH moved AS (UPDATE outgoing_mail SET created_at = created_at - interval '1 minute' WHERE key LIKE 'store-order-paid:' || $1 || ':%')
     UPDATE order_status_change change SET created_at = change.created_at - interval '1 minute' FROM order_detail d
     WHERE d.id = change.order_detail_id AND d.order_number = $1::int AND change.created_at > now() - interval '20 seconds'`,
    [String(id)],
  );
}

it("a store that packs an order hears that it has changed, is cancelled, and is one again", async () => {
  const id = await place([[mine, 2]]);
  const heard = async () => {
    await asIfLongAgo(id);
    for (const told of await findPaidStoreOrders(shopPool(), 100))
      if (told.order === id) await tellStoreOfPayment(told);
    const news = (await findChangedStoreOrders(shopPool(), 100)).filter(({ order }) => order === id);
    for (const each of news) await tellStoreOfChange(each);
    return news.map((each) => each.news);
  };
  await setStatus(id, "processing");
  expect(await heard()).toEqual([]);
  await admin.post(`/api/admin/orders/${id}/changes`, { customerAddress: "부산시 해운대구 1" });
  expect(await heard()).toEqual(["altered"]);
  await setStatus(id, "cancelled");
  await setStatus(id, "processing");
  expect(await heard()).toEqual([]);
  await setStatus(id, "cancelled");
  expect(await heard()).toEqual(["calledOff"]);
  const cancelled = await mailThat(
    owner.user.email,
    ({ subject }) => subject.includes(orderNumber(id)) && subject.includes("цуцлагдлаа"),
  );
  expect(cancelled.text).toContain(owner.store.name);
  await setStatus(id, "processing");
  expect(await heard()).toEqual(["again"]);
  expect(await heard()).toEqual([]);
});
