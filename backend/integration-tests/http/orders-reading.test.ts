import { randomUUID } from "node:crypto";
import type { Product } from "@zakh/catalog/contract";
import type { PlacedOrder } from "@zakh/checkout/contract";
import { LIST_MAX } from "@zakh/kit/contract";
import { type Order, order, orderList } from "@zakh/orders/contract";
import { Pool } from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { Client, signedInAdmin } from "./client";
import { exactly, plainProduct, Shopper, todayInSeoul } from "./orders-client";
import { TestProducts } from "./test-products";

let admin: Client;
let shopper: Shopper;
let beef: Product;

beforeAll(async () => {
  admin = await signedInAdmin();
  shopper = await Shopper.register();
  beef = await plainProduct();
});

it("shows a customer their own orders, newest first", async () => {
  const mine = await Shopper.register();
  expect((await mine.client.get("/api/user/orders")).body).toEqual([]);
  const ids: number[] = [];
  for (const quantity of [1, 2]) ids.push((await mine.place([{ productId: beef.id, quantity }])).id);
  const { body, headers } = await mine.client.get("/api/user/orders");
  expect(exactly(orderList, body).map(({ id }) => id)).toEqual(ids.reverse());
  expect(headers.get("cache-control")).toBe("no-store");
  expect((await new Client().refused(401, "GET", "/api/user/orders")).code).toBe("login_required");
});

describe("one order", () => {
  it("is visible to its owner, to admins and with its email; for others it does not exist", async () => {
    const { id } = await shopper.place([{ productId: beef.id, quantity: 1 }]);
    const visitor = new Client();
    const stranger = await Shopper.register();
    const { email } = shopper.user;
    exactly(order, (await shopper.client.get(`/api/orders/${id}`)).body);
    exactly(order, (await admin.get(`/api/orders/${id}`)).body);
    exactly(order, (await visitor.get(`/api/orders/${id}?email=${email.toUpperCase()}`)).body);
    exactly(order, (await stranger.client.get(`/api/orders/${id}?email=${email}`)).body);
    const refusals = await Promise.all(
      [
        `${id}`,
        `${id}?email=`,
        `${id}?email=other@example.com`,
        `${id}?email=%25`,
        `999999?email=${email}`,
        "999999",
        "abc",
        "0",
        "-1",
        "1.5",
        "99999999999999999999",
      ].map((path) => visitor.refused(404, "GET", `/api/orders/${path}`)),
    );
    refusals.push(await stranger.client.refused(404, "GET", `/api/orders/${id}`));
    expect(new Set(refusals.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(refusals[0]).toEqual({
      code: "order_not_found",
      message: "Захиалгын мэдээлэл олдсонгүй. Захиалгын дугаар болон имэйл хаягаа шалгана уу.",
    });
  });

  it("keeps the names of its products as of the order, in every language", async () => {
    const { id } = await shopper.place([{ productId: beef.id, quantity: 1 }]);
    const called = { name: beef.name, nameRu: beef.nameRu, nameEn: beef.nameEn };
    expect(called.nameRu && called.nameEn).not.toBe("");
    const { body } = await shopper.client.get<Order>(`/api/orders/${id}`);
    expect(body.items[0]?.product).toMatchObject(called);
    const line = `order_line SET texts = texts #- '{name,ru}' #- '{name,en}'
      WHERE order_detail_id = (SELECT id FROM order_detail WHERE order_number = $1)`;
    const shop = new Pool({ connectionString: process.env.DATABASE_URL, max: 1 });
    await shop.query(`UPDATE ${line}`, [id]);
    await shop.end();
    const { body: older } = await shopper.client.get<Order>(`/api/orders/${id}`);
    expect(older.items[0]?.product).toMatchObject({ name: beef.name, nameRu: "", nameEn: "" });
  });

  it("keeps the origins of its products as of the order, in every language", async () => {
    const testProducts = new TestProducts(admin);
    try {
      const origin = { origin: "Монгол, Архангай", originRu: "Монголия, Архангай", originEn: "" };
      const product = await testProducts.add(origin);
      const { id } = await shopper.place([{ productId: product.id, quantity: 1 }]);
      const sold = async () => (await shopper.client.get<Order>(`/api/orders/${id}`)).body.items[0]?.product;
      expect(await sold()).toMatchObject(origin);
      await testProducts.change(product.id, { origin: "Австрали", originRu: "Австралия", originEn: "Australia" });
      expect(await sold()).toMatchObject(origin);
      const { id: later } = await shopper.place([{ productId: product.id, quantity: 1 }]);
      const { body } = await shopper.client.get<Order>(`/api/orders/${later}`);
      expect(body.items[0]?.product).toMatchObject({ origin: "Австрали", originEn: "Australia" });
    } finally {
      await testProducts.clear();
    }
  });

  it("refuses a list as an email", async () => {
    const { id } = await shopper.place([{ productId: beef.id, quantity: 1 }]);
    const body = await new Client().refused(400, "GET", `/api/orders/${id}?email=a@example.com&email=b@example.com`);
    expect(body.fields?.email?.code).toBe("email_invalid");
  });
});

describe("the admin's list", () => {
  it("is closed to visitors (401) and customers (403)", async () => {
    for (const path of [
      "/api/orders",
      "/api/orders/1/history",
      "/api/admin/pending-orders-count",
      "/api/admin/summary",
      "/api/admin/sales",
      "/api/admin/orders/export",
    ]) {
      expect((await new Client().refused(401, "GET", path)).code).toBe("admin_required");
      expect((await shopper.client.refused(403, "GET", path)).code).toBe("access_denied");
    }
  });

  it("is plain, or in pages with the total number", async () => {
    await shopper.place([{ productId: beef.id, quantity: 1 }]);
    const { body: all, headers } = await admin.get<Order[]>("/api/orders");
    exactly(orderList, all);
    const page = await admin.get<Order[]>("/api/orders?limit=2&offset=1");
    expect(page.body.map(({ id }) => id)).toEqual(all.slice(1, 3).map(({ id }) => id));
    const total = Number(page.headers.get("x-total-count"));
    expect(all).toHaveLength(Math.min(total, LIST_MAX));
    expect(headers.get("x-total-count")).toBe(total > LIST_MAX ? String(total) : null);
  });

  it("starts with the oldest on request, so that the longest wait comes first", async () => {
    await shopper.place([{ productId: beef.id, quantity: 1 }]);
    const { headers } = await admin.get<Order[]>("/api/orders?status=pending&limit=1");
    const offset = Math.max(0, Number(headers.get("x-total-count")) - 3);
    const { body: newest } = await admin.get<Order[]>(`/api/orders?status=pending&limit=3&offset=${offset}`);
    const { body: oldest } = await admin.get<Order[]>("/api/orders?status=pending&sort=oldest&limit=3");
    expect(oldest.map(({ id }) => id)).toEqual(newest.reverse().map(({ id }) => id));
    expect(oldest.every(({ status }) => status === "pending")).toBe(true);
  });

  it("shows every order on one page only, in its place", async () => {
    const customerName = `Дархан ${randomUUID()}`;
    const placed: number[] = [];
    for (let quantity = 1; quantity <= 5; quantity += 1) {
      const body = await shopper.order([{ productId: beef.id, quantity }], { customerName });
      placed.push((await shopper.client.post<PlacedOrder>("/api/orders", body)).body.id);
    }
    const search = encodeURIComponent(customerName);
    // Each costs more than the one before.
    for (const sort of ["newest", "oldest", "-total", "total"]) {
      const pages: number[] = [];
      for (const offset of [0, 2, 4, 6]) {
        const { body, headers } = await admin.get<Order[]>(
          `/api/orders?search=${search}&sort=${sort}&limit=2&offset=${offset}`,
        );
        expect(headers.get("x-total-count")).toBe("5");
        pages.push(...body.map(({ id }) => id));
      }
      expect(pages, sort).toEqual(sort === "newest" || sort === "-total" ? [...placed].reverse() : placed);
    }
  });

  it("finds an order by any part of its number or customer's name, and counts the results", async () => {
    const { id } = await shopper.place([{ productId: beef.id, quantity: 1 }]);
    const number = `ORD-${String(id).padStart(4, "0")}`;
    const { name } = shopper.user;
    for (const search of [
      number,
      number.toLowerCase(),
      `#${number.slice(4)}`,
      number.slice(2),
      number.slice(-2),
      name,
      name.toLowerCase(),
      name.slice(1, 3),
    ]) {
      const query = `/api/orders?search=${encodeURIComponent(search)}`;
      const { body: first, headers } = await admin.get<Order[]>(`${query}&limit=1`);
      expect(first, search).toHaveLength(1);
      const { body: all } = await admin.get<Order[]>(query);
      expect(
        all.map((order) => order.id),
        search,
      ).toContain(id);
      expect(all, search).toHaveLength(Math.min(Number(headers.get("x-total-count")), LIST_MAX));
    }
    const none = await admin.get<Order[]>(`/api/orders?search=${encodeURIComponent(`${number}|`)}&limit=2`);
    expect(none.body).toEqual([]);
    expect(none.headers.get("x-total-count")).toBe("0");
  });

  it("finds a name's letters that were typed or pasted as two characters", async () => {
    const customerName = `Байгаль Хуйтэн ${randomUUID().slice(0, 8)}`;
    const decomposed = customerName.normalize("NFD");
    expect(decomposed).not.toBe(customerName);
    const body = await shopper.order([{ productId: beef.id, quantity: 1 }], { customerName: decomposed });
    const { id } = (await shopper.client.post<PlacedOrder>("/api/orders", body)).body;
    for (const search of [customerName, decomposed]) {
      const { body: found } = await admin.get<Order[]>(`/api/orders?search=${encodeURIComponent(search)}`);
      expect(found).toMatchObject([{ id, customerName }]);
    }
  });

  it("finds an order by depositor, phone, email and its exact amount", async () => {
    const { id } = await shopper.place([{ productId: beef.id, quantity: 1 }]);
    const { body: order } = await admin.get<Order>(`/api/orders/${id}`);
    const { customerPhone: phone, customerEmail: email, transferAccountHolder: depositor, totalAmount } = order;
    const found = async (search: string) =>
      (await admin.get<Order[]>(`/api/orders?search=${encodeURIComponent(search)}`)).body.map((one) => one.id);
    const digits = phone.replace(/\D/g, "");
    const won = Number(totalAmount).toLocaleString("ko-KR");
    for (const search of [
      depositor.toLowerCase(),
      phone,
      digits,
      digits.slice(-8),
      `+82 ${phone.replace(/^0/, "")}`,
      email.toUpperCase(),
      totalAmount,
      won,
      `₩${won}`,
    ]) {
      expect(await found(search), search).toContain(id);
    }
    for (const search of [`₩${won.slice(0, -1)}`, `₩${Number(totalAmount) + 1}`]) {
      expect(await found(search), search).not.toContain(id);
    }
  });

  it("is filtered by days in Seoul, status, number and name", async () => {
    const { id } = await shopper.place([{ productId: beef.id, quantity: 1 }]);
    const today = todayInSeoul();
    const found = async (query: string) => (await admin.get<Order[]>(`/api/orders?${query}`)).body.map((one) => one.id);
    expect(await found(`startDate=${today}&endDate=${today}`)).toContain(id);
    expect(await found("endDate=2020-01-01")).toEqual([]);
    expect(await found(`search=ORD-${String(id).padStart(4, "0")}`)).toEqual([id]);
    expect(await found(`search=${encodeURIComponent(shopper.user.name.toUpperCase())}`)).toContain(id);
    expect(await found(`search=%25&startDate=${today}&endDate=${today}`)).not.toContain(id);
    expect(await found("status=cancelled")).not.toContain(id);
    expect(await found("status=all&search=&startDate=&endDate=&sort=")).toContain(id);
  });

  it("refuses invalid days, statuses and pages", async () => {
    for (const [query, field, code] of [
      ["startDate=2026-02-30", "startDate", "date_invalid"],
      ["startDate=2026-03-01&endDate=2026-02-01", "endDate", "date_range_invalid"],
      ["status=paid", "status", "status_invalid"],
      ["sort=price", "sort", "sort_unknown"],
      ["limit=0", "limit", "value_invalid"],
      ["limit=201", "limit", "value_invalid"],
      ["offset=-1", "offset", "value_invalid"],
    ] as const) {
      const { fields } = await admin.refused(400, "GET", `/api/orders?${query}`);
      expect(fields?.[field]?.code, query).toBe(code);
    }
  });
});
