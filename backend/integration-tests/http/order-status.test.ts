import type { Product } from "@zakh/catalog/contract";
import {
  type Order,
  type OrderStatusChange,
  order,
  orderHistory,
  pendingOrdersCount,
  statusAnswer,
} from "@zakh/orders/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { Client, signedInAdmin } from "./client";
import { exactly, inMedusa, plainProduct, Shopper, signedInDashboard } from "./orders-client";

let admin: Client;
let dashboard: Client;
let shopper: Shopper;
let beef: Product;

beforeAll(async () => {
  admin = await signedInAdmin();
  dashboard = await signedInDashboard();
  shopper = await Shopper.register();
  beef = await plainProduct();
});

async function newOrder() {
  return shopper.place([{ productId: beef.id, quantity: 1 }]);
}

async function shopStatus(id: number) {
  return (await shopper.client.get<Order>(`/api/orders/${id}`)).body.status;
}

describe("changing an order's status", () => {
  it("allows any transition, records who and when, and updates Medusa's order", async () => {
    const { id, totalAmount } = await newOrder();
    const before = exactly(pendingOrdersCount, (await admin.get("/api/admin/pending-orders-count")).body).count;
    for (const [status, own] of [
      ["processing", { status: "pending", payment_status: "captured" }],
      ["completed", { status: "completed", payment_status: "captured" }],
      ["cancelled", { status: "canceled", payment_status: "canceled" }],
      ["completed", { status: "completed", payment_status: "captured" }],
      ["pending", { status: "pending", payment_status: "awaiting" }],
      ["processing", { status: "pending", payment_status: "captured" }],
    ] as const) {
      const { status: code, body } = await admin.patch(`/api/orders/${id}/status`, { status });
      expect(code).toBe(200);
      expect(exactly(statusAnswer, body)).toMatchObject({ id, status, totalAmount });
      expect(await shopStatus(id)).toBe(status);
      expect(await inMedusa(dashboard, id), status).toMatchObject(own);
    }
    expect((await admin.get<{ count: number }>("/api/admin/pending-orders-count")).body.count).toBe(before - 1);
    const { body } = await admin.get(`/api/orders/${id}/history`);
    const history = exactly(orderHistory, body);
    expect(history.map(({ to }) => to)).toEqual([
      "pending",
      "processing",
      "completed",
      "cancelled",
      "completed",
      "pending",
      "processing",
    ]);
    expect(history.map(({ moneyMoved }) => moneyMoved)).toEqual(
      [0, 1, 0, 0, 0, -1, 1].map((sign) => sign * Number(totalAmount) + 0),
    );
    expect(history[0]?.changedBy).toBe(shopper.user.name);
    expect(history.at(-1)).toMatchObject({ from: "pending", changedBy: expect.any(String) });
  });

  it("keeps one payment on Medusa's order page, however often it was paid", async () => {
    const { id } = await newOrder();
    for (const status of ["processing", "pending", "processing"]) {
      await admin.patch(`/api/orders/${id}/status`, { status });
    }
    const { payment_collections } = await inMedusa(dashboard, id);
    const payments = payment_collections.flatMap((collection) => collection.payments);
    expect(payments.map(({ refunds }) => refunds.length)).toEqual([0]);
  });

  it("accepts the status and nothing else", async () => {
    const { id, totalAmount } = await newOrder();
    const { body } = await admin.patch<Order>(`/api/orders/${id}/status`, {
      status: "processing",
      id: 1,
      userId: 1,
      totalAmount: "1",
      createdAt: "2020-01-01T00:00:00.000Z",
      customerName: "Other",
    });
    expect(body).toMatchObject({ id, userId: shopper.user.id, totalAmount, customerName: shopper.user.name });
  });

  it("is for admins: 401 for visitors, 403 for customers, also for their own order", async () => {
    const { id } = await newOrder();
    const json = { status: "completed" };
    await new Client().refused(401, "PATCH", `/api/orders/${id}/status`, { json });
    await shopper.client.refused(403, "PATCH", `/api/orders/${id}/status`, { json });
    expect(await shopStatus(id)).toBe("pending");
  });

  it("refuses an unknown status, an unknown order, and an invalid id", async () => {
    const { id } = await newOrder();
    for (const status of ["paid", "PENDING", "", null, 1, ["pending"]]) {
      const body = await admin.refused(400, "PATCH", `/api/orders/${id}/status`, { json: { status } });
      expect(body.fields?.status?.code).toBe("status_invalid");
    }
    const json = { status: "pending" };
    expect((await admin.refused(404, "PATCH", "/api/orders/999999/status", { json })).code).toBe("order_not_found");
    expect((await admin.refused(400, "PATCH", "/api/orders/abc/status", { json })).code).toBe("id_invalid");
    expect((await admin.refused(404, "GET", "/api/orders/999999/history")).code).toBe("order_not_found");
    await admin.refused(404, "GET", "/api/orders/abc/history");
  });

  it("runs twenty concurrent changes one after the other", async () => {
    const { id, totalAmount } = await newOrder();
    const wanted = ["processing", "cancelled", "completed", "pending"];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        admin.patch(`/api/orders/${id}/status`, { status: wanted[index % wanted.length] }),
      ),
    );
    // A cancelled order does not wait again while its money is to be returned.
    const refused = answers.filter(({ status }) => status !== 200) as { status: number; body: unknown }[];
    for (const { status, body } of refused) expect([status, body]).toMatchObject([409, { code: "order_has_return" }]);
    const { body: history } = await admin.get<OrderStatusChange[]>(`/api/orders/${id}/history`);
    for (const [index, entry] of history.entries()) expect(entry.from).toBe(history[index - 1]?.to ?? null);
    const last = history.at(-1)?.to;
    expect(await shopStatus(id)).toBe(last);
    const paid = last === "processing" || last === "completed";
    const { received, toReturn } = (await admin.get<Order>(`/api/orders/${id}`)).body;
    expect(history.reduce((sum, { moneyMoved }) => sum + moneyMoved, 0)).toBe(received);
    expect(received - toReturn).toBe(paid ? Number(totalAmount) : 0);
  });
});

describe("a refund", () => {
  async function cancelledOrder() {
    const { id, totalAmount } = await newOrder();
    for (const status of ["processing", "cancelled"]) await admin.patch(`/api/orders/${id}/status`, { status });
    return { id, total: Number(totalAmount), path: `/api/admin/orders/${id}/returned` };
  }

  it("is due from the cancellation on, and done once the owner records it", async () => {
    const { id, total, path } = await cancelledOrder();
    const before = (await shopper.client.get<Order>(`/api/orders/${id}`)).body;
    expect(before).toMatchObject({ status: "cancelled", received: total, due: 0, toReturn: total });
    const { status, body } = await admin.post(path, { amount: total });
    expect(status).toBe(200);
    expect(exactly(order, body)).toMatchObject({ id, status: "cancelled", received: 0, due: 0, toReturn: 0 });
    expect(await inMedusa(dashboard, id)).toMatchObject({ status: "canceled", payment_status: "canceled" });
    const history = exactly(orderHistory, (await admin.get(`/api/orders/${id}/history`)).body);
    expect(history.slice(-2)).toMatchObject([
      { to: "cancelled", moneyMoved: 0, money: [{ kind: "to_return", amount: total }] },
      { from: "cancelled", to: "cancelled", moneyMoved: -total, money: [{ kind: "returned", amount: total }] },
    ]);
    expect(history.at(-1)?.changedBy).toEqual(expect.any(String));
    // The customer sees the same entries, and when each was made.
    const { money } = (await shopper.client.get<Order>(`/api/orders/${id}`)).body;
    expect(money).toEqual(
      [
        { kind: "received", amount: total },
        { kind: "to_return", amount: total },
        { kind: "returned", amount: total },
      ].map((entry) => ({ ...entry, at: expect.any(String), isFromStatement: false, isCreditBack: false })),
    );
    expect(money.map(({ at }) => at)).toEqual(history.slice(-3).map(({ createdAt }) => createdAt));
  });

  it("is refused beyond the amount due, and for invalid amounts", async () => {
    const { path, total } = await cancelledOrder();
    const more = await admin.refused(409, "POST", path, { json: { amount: total + 1 } });
    expect(more).toMatchObject({ code: "more_than_to_return", toReturn: total });
    expect(more.message).toContain(`₩${new Intl.NumberFormat("ko-KR").format(total)}`);
    for (const amount of [0, -1, 1.5, "100", null, 1e20]) {
      const body = await admin.refused(400, "POST", path, { json: { amount } });
      expect(body.fields?.amount?.code, String(amount)).toBe("amount_invalid");
    }
    const { id } = await newOrder();
    const nothing = await admin.refused(409, "POST", `/api/admin/orders/${id}/returned`, { json: { amount: 1 } });
    expect(nothing).toMatchObject({ code: "nothing_to_return", toReturn: 0 });
    await admin.refused(404, "POST", "/api/admin/orders/999999/returned", { json: { amount: 1 } });
    await admin.refused(400, "POST", "/api/admin/orders/abc/returned", { json: { amount: 1 } });
  });

  it("is recorded by admins: 401 for visitors, 403 for customers", async () => {
    const { path, total, id } = await cancelledOrder();
    await new Client().refused(401, "POST", path, { json: { amount: total } });
    await shopper.client.refused(403, "POST", path, { json: { amount: total } });
    expect((await admin.get<Order>(`/api/orders/${id}`)).body.toReturn).toBe(total);
  });
});
