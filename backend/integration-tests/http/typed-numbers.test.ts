import type { SessionAnswer, User } from "@zakh/accounts/contract";
import type { BankAccount } from "@zakh/bank-transfer/contract";
import type { Order } from "@zakh/orders/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { Client, commerceUrl, fromElsewhere, newShopper, PASSWORD, signedInAdmin } from "./client";
import { plainProduct, Shopper } from "./orders-client";
import { newTrackingNumber } from "./test-courier";
import { placedOrder, setStatus } from "./test-orders";

/** A number as a chat, a web page or a spreadsheet gives it; kit's `typed-number.test` has all the ways. */
const WAYS: [string, (number: string) => string][] = [
  ["in an isolate", (number) => `\u2066${number}\u2069\u200e`],
  ["in full width", (number) => number.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))],
];

let admin: Client;
let shopper: Shopper;
let order: Order;

beforeAll(async () => {
  [admin, shopper] = [await signedInAdmin(), await Shopper.register()];
  order = await place();
});

async function place(orderData = {}, buyer = shopper): Promise<Order> {
  return placedOrder(admin, buyer, [{ productId: (await plainProduct()).id, quantity: 1 }], orderData);
}

/** A call that must succeed, and what it answers. */
async function put<Answer>(client: Client, method: "POST" | "PUT" | "PATCH", path: string, json: unknown) {
  const { status, body } = await client.send<Answer>(method, path, { json });
  expect(status, `${path} ${JSON.stringify(body)}`).toBeLessThan(300);
  return body;
}

describe.each(WAYS)("a number %s is read as meant", (_how, as) => {
  it("in every field of a phone", async () => {
    const [typed, phone] = [as("010-1234-5678"), "010-1234-5678"];
    const stranger = new Client().at(commerceUrl, fromElsewhere());
    const { user } = await put<SessionAnswer>(stranger, "POST", "/api/register", { ...newShopper(), phone: typed });
    expect(user.phone).toBe(phone);
    expect((await put<User>(shopper.client, "PATCH", "/api/user", { phone: typed })).phone).toBe(phone);
    const cashReceipt = { kind: "phone", number: typed };
    const ordered = await place({ customerPhone: typed, cashReceipt }, await Shopper.register());
    expect([ordered.customerPhone, ordered.cashReceipt?.number]).toEqual([phone, "010-****-5678"]);
  });

  it("in those of accounts, businesses and parcels", async () => {
    const receipt = { cashReceipt: { kind: "business", number: as("124-81-00998") } };
    const path = `/api/admin/orders/${order.id}/cash-receipt`;
    await put(admin, "PUT", path, receipt);
    expect((await admin.get<Order>(`/api/orders/${order.id}`)).body.cashReceipt).toMatchObject({
      kind: "business",
      number: "***-**-*0998",
    });
    const account = { bankName: "하나은행", accountNumber: as("110-234-567890"), accountHolder: "BAT" };
    const buyer = await Shopper.register();
    const cancelled = await place({}, buyer);
    for (const status of ["processing", "cancelled"] as const) await setStatus(admin, cancelled.id, status);
    await put(buyer.client, "PUT", `/api/orders/${cancelled.id}/refund-account`, account);
    const stored = await admin.get<typeof account>(`/api/admin/orders/${cancelled.id}/refund-account`);
    expect(stored.body.accountNumber).toBe("110-234-567890");
    const own = await put<BankAccount>(admin, "POST", "/api/bank-accounts", { ...account, isActive: false });
    await admin.send("DELETE", `/api/bank-accounts/${own.id}`);
    expect(own.accountNumber).toBe("110-234-567890");
    const { id: productId } = await plainProduct();
    const trace = await put(admin, "PUT", `/api/admin/products/${productId}/trace-number`, {
      traceNumber: as("0021-2345-6789"),
    });
    expect(JSON.stringify(trace)).toContain("002123456789");
    await put(admin, "PUT", `/api/admin/products/${productId}/trace-number`, { traceNumber: "" });
    const paid = await place({}, buyer);
    await setStatus(admin, paid.id, "processing");
    const number = newTrackingNumber();
    const sent = {
      courier: "cj",
      trackingNumber: as(`${number.slice(0, 4)}-${number.slice(4, 8)}-${number.slice(8)}`),
    };
    await put(admin, "PUT", `/api/admin/orders/${paid.id}/sent`, sent);
    expect((await admin.get<Order>(`/api/orders/${paid.id}`)).body.trackingNumber).toBe(number);
    const found = await admin.get<Order[]>(`/api/orders?search=${encodeURIComponent(sent.trackingNumber)}`);
    expect(found.body.map(({ id }) => id)).toEqual([paid.id]);
  });

  it("by the searches of the back office", async () => {
    const found = async (path: string, typed: string) =>
      (await admin.get<{ id: number }[]>(`${path}?search=${encodeURIComponent(typed)}`)).body.map(({ id }) => id);
    expect(await found("/api/admin/users", as("010-1234-5678"))).toContain(shopper.user.id);
    expect(await found("/api/orders", as(order.customerPhone))).toContain(order.id);
    expect(await found("/api/orders", as(`ORD-${String(order.id).padStart(4, "0")}`))).toContain(order.id);
    expect(await found("/api/orders", as(order.transferCode))).toContain(order.id);
  });
});

it("signs in by a username and an email that were copied with marks, and finds the order of such an email", async () => {
  for (const login of [shopper.user.username, shopper.user.email]) {
    const username = `\u2068${login.slice(0, 2)}\u200b${login.slice(2)}\u2069`;
    const { status } = await new Client().post("/api/login", { username, password: PASSWORD });
    expect(status).toBe(200);
  }
  const email = encodeURIComponent(`\u202a${order.customerEmail.replace("@", "\u2060@")}\u202c`);
  expect((await new Client().get(`/api/orders/${order.id}?email=${email}`)).status).toBe(200);
});
