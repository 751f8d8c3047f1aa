import { randomUUID } from "node:crypto";
import type { User } from "@zakh/accounts/contract";
import type { BankAccount } from "@zakh/bank-transfer/contract";
import { lineTotal, type Product } from "@zakh/catalog/contract";
import type { AdminSummary, Order, OrderStatusChange, PlacedOrder } from "@zakh/orders/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { Client, checkoutForm, commerceUrl, newShopper, productThat, registeredShopper, signedInAdmin } from "./client";

const SHIPPING_FEE = 4000;

let admin: Client;
let shopper: Client;
let user: User;
let beef: Product;
let half: Product;

beforeAll(async () => {
  admin = await signedInAdmin();
  ({ client: shopper, user } = await registeredShopper());
  beef = await productThat(
    ({ category, minOrderQuantity, packSize }) => category === "Үхрийн мах" && minOrderQuantity === 1 && packSize === 1,
  );
  half = await productThat(({ minOrderQuantity }) => minOrderQuantity === 0.5);
});

async function order(cartItems: unknown, orderData: Record<string, unknown> = {}) {
  return { orderData: { ...(await checkoutForm(user)), ...orderData }, cartItems };
}

async function place(cartItems: { productId: number; quantity: number }[], headers?: Record<string, string>) {
  const { status, body } = await shopper.post<PlacedOrder>("/api/orders", await order(cartItems), headers);
  expect(status).toBe(201);
  return body;
}

describe("placing an order", () => {
  it("prices decimal kilograms exactly and adds the shipping fee", async () => {
    const placed = await place([{ productId: half.id, quantity: 1.5 }]);
    const subtotal = lineTotal(half.price, 1.5, half.priceDivisor);
    const { body } = await shopper.get<Order>(`/api/orders/${placed.id}`);
    const { body: account } = await shopper.get<BankAccount>("/api/bank-accounts/default");
    expect(body).toEqual({
      id: placed.id,
      userId: user.id,
      customerName: user.name,
      customerEmail: user.email,
      customerPhone: "010-1234-5678",
      customerAddress: "Чонжу хот, Санданг дүүрэг 12",
      paymentMethod: "bank_transfer",
      selectedBankAccount: {
        id: account.id,
        bankName: account.bankName,
        accountNumber: account.accountNumber,
        accountHolder: account.accountHolder,
      },
      transferAccountHolder: "BOLD BAT",
      totalAmount: String(subtotal + SHIPPING_FEE),
      subtotal,
      shippingFee: SHIPPING_FEE,
      status: "pending",
      createdAt: expect.stringMatching(/Z$/),
      items: [
        {
          id: expect.any(Number),
          orderId: placed.id,
          productId: half.id,
          quantity: 1.5,
          price: half.price,
          priceDivisor: half.priceDivisor,
          lineTotal: subtotal,
          product: { name: half.name, imageUrl: half.imageUrl, category: half.category },
        },
      ],
    });
  });

  it("prices by the quarter what is priced by the quarter", async () => {
    const quarter = await productThat(({ priceDivisor }) => priceDivisor === 4);
    const placed = await place([{ productId: quarter.id, quantity: 3 }]);
    expect(placed.totalAmount).toBe(String(lineTotal(quarter.price, 3, 4) + SHIPPING_FEE));
  });

  it("ignores what the client says of prices, names, status and owner", async () => {
    const body = {
      orderData: { ...(await checkoutForm(user)), status: "completed", userId: 1 },
      cartItems: [{ productId: beef.id, quantity: 2, price: "1", name: "Free", imageUrl: "javascript:alert(1)" }],
    };
    const { body: placed } = await shopper.post<PlacedOrder>("/api/orders", body);
    const { body: kept } = await shopper.get<Order>(`/api/orders/${placed.id}`);
    expect(kept).toMatchObject({
      status: "pending",
      userId: user.id,
      subtotal: lineTotal(beef.price, 2, beef.priceDivisor),
    });
    expect(kept.items[0]?.product.name).toBe(beef.name);
  });

  it("is Medusa's own order, with its payment waiting", async () => {
    const placed = await place([{ productId: half.id, quantity: 1.5 }]);
    const dashboard = await signedInDashboard();
    const { body } = await dashboard.get<{ orders: MedusaOrder[] }>(
      `/admin/orders?limit=20&order=-display_id&fields=display_id,total,payment_status,*items,*payment_collections`,
    );
    const own = body.orders.find(({ display_id }) => display_id === placed.id);
    expect(own?.total).toBe(Number(placed.totalAmount));
    expect(own?.items).toMatchObject([{ quantity: 1.5, title: half.name }]);
    expect(own?.payment_collections).toMatchObject([{ amount: Number(placed.totalAmount) }]);
    expect(own?.payment_status).not.toBe("captured");
  });

  it("needs a customer who is signed in", async () => {
    const body = await new Client().refused(401, "POST", "/api/orders", {
      json: await order([{ productId: beef.id, quantity: 1 }]),
    });
    expect(body.code).toBe("login_required");
  });

  it("names every field that is wrong, in the words of the specification", async () => {
    const body = await shopper.refused(400, "POST", "/api/orders", {
      json: {
        orderData: {
          customerName: "Б",
          customerEmail: "x",
          customerPhone: "01012345678",
          customerAddress: "1234",
          paymentMethod: "card",
          selectedBankAccount: "",
          transferAccountHolder: "x",
        },
        cartItems: [],
      },
    });
    expect(Object.fromEntries(Object.entries(body.fields ?? {}).map(([path, { message }]) => [path, message]))).toEqual(
      {
        "orderData.customerName": "Нэр хамгийн багадаа 2 тэмдэгт байх ёстой",
        "orderData.customerEmail": "Имэйл хаягаа зөв оруулна уу",
        "orderData.customerPhone": "Утасны дугаар 010-0000-0000 хэлбэртэй байх ёстой",
        "orderData.customerAddress": "Хүргэлтийн хаяг хамгийн багадаа 5 тэмдэгт байх ёстой",
        "orderData.paymentMethod": "Төлбөрийн хэлбэрээ сонгоно уу",
        "orderData.selectedBankAccount": "Банкаа сонгоно уу",
        "orderData.transferAccountHolder": "Шилжүүлсэн хүний нэр хамгийн багадаа 2 тэмдэгт байх ёстой",
        cartItems: "Сагс хоосон байна",
      },
    );
  });

  it("refuses quantities outside the sale rule and writes nothing", async () => {
    const pack = await productThat(({ packSize }) => packSize === 4);
    const before = (await shopper.get<Order[]>("/api/user/orders")).body.length;
    for (const [productId, quantity] of [
      [beef.id, 0.5],
      [beef.id, 99.1],
      [beef.id, 1.25],
      [pack.id, 6],
      [beef.id, -1],
      [beef.id, 0],
    ]) {
      const answer = await shopper.post("/api/orders", await order([{ productId, quantity }]));
      expect([400, 409, 422], `${quantity} kg`).toContain(answer.status);
    }
    expect((await shopper.get<Order[]>("/api/user/orders")).body).toHaveLength(before);
  });

  it("refuses a product or a bank account that is not there", async () => {
    expect((await shopper.post("/api/orders", await order([{ productId: 999_999, quantity: 1 }]))).status).toBe(409);
    const noAccount = await order([{ productId: beef.id, quantity: 1 }], { selectedBankAccount: "999999" });
    expect((await shopper.post("/api/orders", noAccount)).status).toBe(409);
  });

  it("answers 409 with the new total when the client's is another", async () => {
    const json = await order([{ productId: beef.id, quantity: 1 }], { totalAmount: "1" });
    const body = await shopper.refused(409, "POST", "/api/orders", { json });
    const total = String(lineTotal(beef.price, 1, beef.priceDivisor) + SHIPPING_FEE);
    expect(body).toMatchObject({ code: "order_total_changed", totalAmount: total, shippingFee: String(SHIPPING_FEE) });
    const confirmed = await order([{ productId: beef.id, quantity: 1 }], { totalAmount: total });
    expect((await shopper.post("/api/orders", confirmed)).status).toBe(201);
  });

  it("makes one order of twenty tries with one key", async () => {
    const key = randomUUID();
    const json = await order([{ productId: beef.id, quantity: 1 }]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shopper.post<PlacedOrder>("/api/orders", json, { "idempotency-key": key })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const other = await order([{ productId: beef.id, quantity: 2 }]);
    expect((await shopper.post("/api/orders", other, { "idempotency-key": key })).status).toBe(422);
    const long = await shopper.post("/api/orders", json, { "idempotency-key": "k".repeat(256) });
    expect(long.status).toBe(400);
  });
});

describe("reading orders", () => {
  it("shows a customer their own, newest first", async () => {
    const { client, user: other } = await registeredShopper();
    expect((await client.get("/api/user/orders")).body).toEqual([]);
    const ids: number[] = [];
    for (const quantity of [1, 2]) {
      const body = { orderData: await checkoutForm(other), cartItems: [{ productId: beef.id, quantity }] };
      ids.push((await client.post<PlacedOrder>("/api/orders", body)).body.id);
    }
    const { body, headers } = await client.get<Order[]>("/api/user/orders");
    expect(body.map(({ id }) => id)).toEqual(ids.reverse());
    expect(headers.get("cache-control")).toBe("no-store");
    expect((await new Client().get("/api/user/orders")).status).toBe(401);
  });

  it("shows an order to its owner, to an admin and to who knows its email; to others it is not there", async () => {
    const { id } = await place([{ productId: beef.id, quantity: 1 }]);
    const visitor = new Client();
    const { client: stranger } = await registeredShopper();
    expect((await shopper.get(`/api/orders/${id}`)).status).toBe(200);
    expect((await admin.get(`/api/orders/${id}`)).status).toBe(200);
    expect((await visitor.get(`/api/orders/${id}?email=${user.email.toUpperCase()}`)).status).toBe(200);
    const refusals = [
      await visitor.refused(404, "GET", `/api/orders/${id}`),
      await visitor.refused(404, "GET", `/api/orders/${id}?email=other@example.com`),
      await visitor.refused(404, "GET", `/api/orders/999999?email=${user.email}`),
      await stranger.refused(404, "GET", `/api/orders/${id}`),
      await visitor.refused(404, "GET", "/api/orders/abc"),
    ];
    expect(new Set(refusals.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(refusals[0]?.code).toBe("order_not_found");
  });

  it("keeps the admin's calls from visitors (401) and customers (403)", async () => {
    for (const path of [
      "/api/orders",
      "/api/admin/pending-orders-count",
      "/api/admin/summary",
      "/api/orders/1/history",
    ]) {
      expect((await new Client().refused(401, "GET", path)).code).toBe("admin_required");
      expect((await shopper.refused(403, "GET", path)).code).toBe("access_denied");
    }
    await new Client().refused(401, "PATCH", "/api/orders/1/status", { json: { status: "completed" } });
    await shopper.refused(403, "PATCH", "/api/orders/1/status", { json: { status: "completed" } });
  });

  it("lists orders to the admin, plain or in pages, by date and status", async () => {
    await place([{ productId: beef.id, quantity: 1 }]);
    const { body: all } = await admin.get<Order[]>("/api/orders");
    const page = await admin.get<Order[]>("/api/orders?limit=2&offset=1");
    expect(page.body.map(({ id }) => id)).toEqual(all.slice(1, 3).map(({ id }) => id));
    expect(page.headers.get("x-total-count")).toBe(String(all.length));
    const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Seoul" }).format(new Date());
    expect((await admin.get<Order[]>(`/api/orders?startDate=${today}&endDate=${today}`)).body.length).toBeGreaterThan(
      0,
    );
    expect((await admin.get<Order[]>("/api/orders?endDate=2020-01-01")).body).toEqual([]);
    await admin.refused(400, "GET", "/api/orders?startDate=2026-02-30");
    await admin.refused(400, "GET", "/api/orders?startDate=2026-03-01&endDate=2026-02-01");
  });
});

describe("changing an order's status", () => {
  it("goes from any to any, keeps who and when, and carries Medusa's order along", async () => {
    const { id, totalAmount } = await place([{ productId: beef.id, quantity: 1 }]);
    const dashboard = await signedInDashboard();
    const medusa = async () => {
      const { body } = await dashboard.get<{ orders: MedusaOrder[] }>(
        "/admin/orders?limit=50&order=-display_id&fields=display_id,status,payment_status",
      );
      return body.orders.find(({ display_id }) => display_id === id);
    };
    const before = (await admin.get<{ count: number }>("/api/admin/pending-orders-count")).body.count;
    for (const [status, own] of [
      ["processing", { status: "pending", payment_status: "captured" }],
      ["completed", { status: "completed", payment_status: "captured" }],
      ["cancelled", { status: "canceled" }],
      ["pending", { status: "pending" }],
      ["processing", { status: "pending", payment_status: "captured" }],
    ] as const) {
      const { status: code, body } = await admin.patch<Order>(`/api/orders/${id}/status`, { status });
      expect(code).toBe(200);
      expect(body).toMatchObject({ id, status, totalAmount });
      expect((await shopper.get<Order>(`/api/orders/${id}`)).body.status).toBe(status);
      expect(await medusa(), status).toMatchObject(own);
    }
    expect((await admin.get<{ count: number }>("/api/admin/pending-orders-count")).body.count).toBe(before - 1);
    const { body: history } = await admin.get<OrderStatusChange[]>(`/api/orders/${id}/history`);
    expect(history.map(({ to }) => to)).toEqual([
      "pending",
      "processing",
      "completed",
      "cancelled",
      "pending",
      "processing",
    ]);
    expect(history.at(-1)).toMatchObject({
      from: "pending",
      changedBy: expect.any(String),
      createdAt: expect.any(String),
    });
  });

  it("refuses a status that does not exist, an order that does not, and an id that is none", async () => {
    const { id } = await place([{ productId: beef.id, quantity: 1 }]);
    const body = await admin.refused(400, "PATCH", `/api/orders/${id}/status`, { json: { status: "paid" } });
    expect(body.fields?.status?.code).toBe("status_invalid");
    await admin.refused(404, "PATCH", "/api/orders/999999/status", { json: { status: "pending" } });
    await admin.refused(400, "PATCH", "/api/orders/abc/status", { json: { status: "pending" } });
  });
});

describe("tracked stock", () => {
  it("goes to one of twenty shoppers who want the last of it", async () => {
    const tracked = await productThat(({ trackStock, stock }) => trackStock && stock > 0);
    const people = await Promise.all(Array.from({ length: 4 }, registeredShopper));
    const wanted = Math.min(99, tracked.stock);
    const answers = await Promise.all(
      people.flatMap(({ client, user: each }) =>
        Array.from({ length: 5 }, async () =>
          client.post<PlacedOrder & { code: string; message: string }>("/api/orders", {
            orderData: await checkoutForm(each),
            cartItems: [{ productId: tracked.id, quantity: wanted }],
          }),
        ),
      ),
    );
    const won = answers.filter(({ status }) => status === 201);
    expect(won).toHaveLength(Math.floor(tracked.stock / wanted));
    for (const { status, body } of answers.filter((answer) => !won.includes(answer))) {
      expect(status).toBe(409);
      expect(body.code).toBe("stock_short");
      expect(body.message).toContain(tracked.name);
    }
    for (const { body } of won) await admin.patch(`/api/orders/${body.id}/status`, { status: "cancelled" });
    const { body: after } = await new Client().get<Product>(`/api/products/${tracked.id}`);
    expect(after.stock).toBe(tracked.stock);
  });
});

it("counts orders, sales, products and users for the admin", async () => {
  const { body: before } = await admin.get<AdminSummary>("/api/admin/summary");
  await new Client().post("/api/register", newShopper());
  const placed = await place([{ productId: beef.id, quantity: 1 }]);
  const { body: after } = await admin.get<AdminSummary>("/api/admin/summary");
  expect(after).toEqual({
    orders: before.orders + 1,
    salesTotal: String(Number(before.salesTotal) + Number(placed.totalAmount)),
    products: before.products,
    users: before.users + 1,
  });
});

it("answers a customer's generated meal kits, and only to them", async () => {
  expect((await shopper.get("/api/generated-meal-kits")).body).toEqual([]);
  await new Client().refused(401, "GET", "/api/generated-meal-kits");
});

interface MedusaOrder {
  display_id: number;
  status: string;
  total: number;
  payment_status: string;
  items: { quantity: number; title: string }[];
  payment_collections: { amount: number }[];
}

async function signedInDashboard(): Promise<Client> {
  const dashboard = new Client(commerceUrl);
  const { body } = await dashboard.post<{ token: string }>("/auth/user/emailpass", {
    email: process.env.ADMIN_EMAIL ?? "admin@zakh.local",
    password: process.env.ADMIN_PASSWORD,
  });
  await dashboard.post("/auth/session", undefined, { authorization: `Bearer ${body.token}` });
  return dashboard;
}
