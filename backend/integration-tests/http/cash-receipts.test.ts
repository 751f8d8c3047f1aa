import { randomUUID } from "node:crypto";
import { adminSummary, type CashReceipt, cashReceipt, cashReceiptList } from "@zakh/bookkeeping/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { type Order, type OrderStatusChange, orderNumber, UNKNOWN_BUYER } from "@zakh/orders/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { Client, commerceUrl, fromElsewhere, signedInAdmin } from "./client";
import { exactly, inShop, plainProduct, Shopper } from "./orders-client";
import { changedOrder, placedOrder, setStatus } from "./test-orders";
import { workbookTable } from "./workbook-cells";

const PHONE = { kind: "phone", number: "010-9988-7766" };
const BUSINESS = { kind: "business", number: "124-81-00998" };
const MASKED = { kind: "phone", number: "010-****-7766" };
const APPROVAL = "G12345678";
const LIST = "/api/admin/cash-receipts";

let admin: Client;
let shopper: Shopper;

beforeAll(async () => {
  [admin, shopper] = [await signedInAdmin(), await Shopper.register()];
});

/** Places an order of one kilogram, or of so many that it costs 100,000 won. */
async function place(orderData: Record<string, unknown> = {}, isLarge = false, buyer = shopper): Promise<Order> {
  const { id: productId, price } = await plainProduct();
  const items = [{ productId, quantity: isLarge ? Math.ceil(100_000 / Number(price)) : 1 }];
  return placedOrder(admin, buyer, items, orderData);
}

async function paid(...how: Parameters<typeof place>): Promise<Order> {
  return setStatus(admin, (await place(...how)).id, "processing");
}

const path = ({ id }: Pick<Order, "id">, mark = "") => `/api/admin/orders/${id}/cash-receipt${mark}`;

async function receipt(order: Pick<Order, "id">): Promise<CashReceipt> {
  return exactly(cashReceipt, (await admin.get(path(order))).body);
}

async function issue(order: Pick<Order, "id">): Promise<CashReceipt> {
  const { status, body } = await admin.post(path(order, "/issued"), { issuedNumber: APPROVAL });
  expect(status, JSON.stringify(body)).toBe(200);
  return exactly(cashReceipt, body);
}

async function list(view: "open" | "issued" = "open"): Promise<CashReceipt[]> {
  return exactly(cashReceiptList, (await admin.get(`${LIST}?view=${view}`)).body);
}

async function listed(order: Pick<Order, "id">, view: "open" | "issued" = "open") {
  return (await list(view)).find(({ orderId }) => orderId === order.id);
}

async function openCount(): Promise<number> {
  return exactly(adminSummary, (await admin.get("/api/admin/summary")).body).cashReceipts;
}

/** As if the order had been paid so many days ago. */
async function paidDaysAgo({ id }: Order, days: number) {
  await shopPool().query(
    `UPDATE order_status_change SET created_at = created_at - $2 * interval '1 day'
     WHERE order_detail_id = (SELECT id FROM order_detail WHERE order_number = $1)`,
    [id, days],
  );
}

describe("a cash receipt that is asked for at checkout", () => {
  it.each([
    ["a phone", { kind: "phone", number: "+82 10 9988 7766" }, MASKED, PHONE.number],
    [
      "a business",
      { kind: "business", number: "1248100998" },
      { kind: "business", number: "***-**-*0998" },
      BUSINESS.number,
    ],
  ])("is kept for %s, masked for its owner and whole for the admin alone", async (_, asked, masked, whole) => {
    const placed = await place({ cashReceipt: asked });
    const seen = await inShop(shopper.client, placed.id);
    expect(seen.cashReceipt).toEqual({ ...masked, issuedNumber: null, issuedAt: null });
    expect(placed.cashReceipt).toEqual(seen.cashReceipt);
    expect(await receipt(placed)).toMatchObject({ kind: asked.kind, number: whole, state: "not_due" });
    const { body: mine } = await shopper.client.get<Order[]>("/api/user/orders");
    expect(mine.find(({ id }) => id === placed.id)?.cashReceipt).toEqual(seen.cashReceipt);
  });

  it("may be left out, or be null", async () => {
    for (const orderData of [{}, { cashReceipt: null }]) expect((await place(orderData)).cashReceipt).toBeNull();
  });

  it.each([
    [{ kind: "phone", number: "010-123" }, "number", "phone_invalid"],
    [{ kind: "business", number: "124-81-00997" }, "number", "business_number_invalid"],
    [{ kind: "business" }, "number", "business_number_invalid"],
    [{ kind: "card", number: "1" }, "kind", "cash_receipt_kind_invalid"],
  ])("is refused at its field for %j, and nothing is ordered", async (asked, field, code) => {
    const order = await shopper.order([{ productId: (await plainProduct()).id, quantity: 1 }], { cashReceipt: asked });
    const refused = await shopper.client.refused(400, "POST", "/api/orders", { json: order });
    expect(refused.fields).toEqual({ [`orderData.cashReceipt.${field}`]: { code, message: expect.any(String) } });
  });

  it("is part of what a repeat under the same key must be", async () => {
    const client = shopper.client.at(commerceUrl, { ...fromElsewhere(), "Idempotency-Key": randomUUID() });
    const items = [{ productId: (await plainProduct()).id, quantity: 1 }];
    const first = await client.post<Order>("/api/orders", await shopper.order(items, { cashReceipt: PHONE }));
    const again = await client.post<Order>("/api/orders", await shopper.order(items, { cashReceipt: PHONE }));
    expect(again.body).toEqual(first.body);
    const json = await shopper.order(items, { cashReceipt: BUSINESS });
    expect((await client.refused(422, "POST", "/api/orders", { json })).code).toBe("idempotency_key_reused");
  });
});

describe("the list of receipts to issue", () => {
  it("has paid orders whose buyer asked, and from 100,000 won on all, with masked numbers and the days left", async () => {
    const before = await openCount();
    const [asked, large, small] = [await paid({ cashReceipt: PHONE }), await paid({}, true), await paid()];
    const unpaid = await place({ cashReceipt: PHONE }, true);
    expect(await listed(asked)).toMatchObject({ ...MASKED, state: "to_issue", daysLeft: 5, issuedNumber: null });
    expect(await listed(large)).toMatchObject({
      kind: null,
      number: UNKNOWN_BUYER,
      amount: Number(large.totalAmount),
      customerName: large.customerName,
      daysLeft: 5,
    });
    for (const other of [small, unpaid]) expect(await listed(other)).toBeUndefined();
    expect(await openCount()).toBe(before + 2);
    expect(JSON.stringify(await list())).not.toContain(PHONE.number);
  });

  it("has an order that costs 100,000 won since the owner changed it", async () => {
    const small = await paid();
    const fee = Number(small.shippingFee) + 100_000 - Number(small.totalAmount);
    const change = { shippingFee: fee, totalAmount: "100000", agreedByPhone: true };
    await changedOrder(admin, small, change);
    expect(await listed(small)).toMatchObject({ kind: null, number: UNKNOWN_BUYER, amount: Number(small.totalAmount) });
    const { body: lowered } = await admin.post<Order>(`/api/admin/orders/${small.id}/changes`, {
      shippingFee: fee - 1,
    });
    expect(lowered.totalAmount).toBe("99999");
    expect(await listed(small)).toBeUndefined();
  });

  it("begins with what is most urgent, and counts late days below zero", async () => {
    const [soon, late] = [await paid({ cashReceipt: PHONE }), await paid({ cashReceipt: PHONE })];
    await paidDaysAgo(late, 7);
    const rows = await list();
    const place = (order: Order) => rows.findIndex(({ orderId }) => orderId === order.id);
    expect(rows[place(late)]?.daysLeft).toBe(-2);
    expect(place(late)).toBeLessThan(place(soon));
  });

  it("comes in pages", async () => {
    await paid({ cashReceipt: PHONE });
    const page = await admin.get<CashReceipt[]>(`${LIST}?limit=1`);
    expect([page.body.length, Number(page.headers.get("x-total-count"))]).toEqual([1, await openCount()]);
    await admin.refused(400, "GET", `${LIST}?view=all-of-them`);
  });
});

describe("the amount of a receipt", () => {
  it("falls with lighter goods, and the order stays on the list though it costs less than 100,000 won then", async () => {
    const order = await paid({}, true);
    const [line] = (await inShop(admin, order.id)).items;
    const lines = [{ id: line?.id, packedQuantity: (line?.quantity ?? 0) - 2 }];
    expect((await admin.put(`/api/admin/orders/${order.id}/packed`, { lines })).status).toBe(200);
    const { totalAmount } = await inShop(admin, order.id);
    expect(Number(totalAmount)).toBeLessThan(100_000);
    expect(await listed(order)).toMatchObject({ state: "to_issue", amount: Number(totalAmount) });
    expect(await receipt(order)).toMatchObject({ state: "to_issue" });
  });

  it("has no credit that the owner gave, but has credit that came from money, which is used first", async () => {
    const person = await Shopper.register();
    const grant = { amount: 3000, reason: "Бэлэг" };
    await admin.post(`/api/admin/users/${person.user.id}/credit`, grant);
    const first = await paid({ useCredit: 3000, cashReceipt: PHONE }, false, person);
    const total = Number(first.totalAmount);
    expect(await listed(first)).toMatchObject({ amount: total - 3000 });
    await setStatus(admin, first.id, "cancelled");
    await admin.post(`/api/admin/orders/${first.id}/returned`, { amount: 2000, as: "credit" });
    const second = await paid({ useCredit: 4000, cashReceipt: PHONE }, false, person);
    expect(await listed(second)).toMatchObject({ amount: total - 2000 });
    await setStatus(admin, first.id, "processing");
    expect(await listed(first)).toMatchObject({ amount: total - 1000 });
  });

  it("that would be nothing is not to be issued, asked or not", async () => {
    const person = await Shopper.register();
    await admin.post(`/api/admin/users/${person.user.id}/credit`, { amount: 500_000, reason: "Бэлэг" });
    const before = await openCount();
    const order = await place({ useCredit: 500_000, cashReceipt: PHONE }, true, person);
    expect(order.status).toBe("processing");
    expect(await receipt(order)).toMatchObject({ state: "not_due", amount: 0 });
    expect([await listed(order), await openCount()]).toEqual([undefined, before]);
  });
});

describe("an issued receipt", () => {
  it("leaves the list, and its owner sees number and time", async () => {
    const order = await paid({ cashReceipt: PHONE });
    expect(await issue(order)).toMatchObject({ ...PHONE, state: "issued", issuedNumber: APPROVAL, daysLeft: null });
    expect(await listed(order)).toBeUndefined();
    expect((await list("issued"))[0]).toMatchObject({ orderId: order.id, ...MASKED, issuedNumber: APPROVAL });
    expect((await inShop(shopper.client, order.id)).cashReceipt).toEqual({
      ...MASKED,
      issuedNumber: APPROVAL,
      issuedAt: expect.stringMatching(/Z$/),
    });
  });

  it("keeps for how many won it was issued, whatever its order costs later", async () => {
    const order = await paid({ cashReceipt: PHONE });
    const { amount } = await issue(order);
    const more = { shippingFee: Number(order.shippingFee) + 50_000, agreedByPhone: true };
    await changedOrder(admin, order, more);
    expect(await listed(order, "issued")).toMatchObject({ amount });
    await setStatus(admin, order.id, "cancelled");
    expect(await listed(order)).toMatchObject({ state: "to_void", amount });
    await admin.post(path(order, "/voided"));
    await setStatus(admin, order.id, "processing");
    expect(await listed(order)).toMatchObject({ state: "to_issue", amount: amount + 50_000 });
  });

  it("may be of a buyer who did not ask", async () => {
    const order = await paid({}, true);
    expect(await issue(order)).toMatchObject({ kind: null, number: UNKNOWN_BUYER, state: "issued" });
    expect((await inShop(admin, order.id)).cashReceipt).toMatchObject({ kind: null, number: UNKNOWN_BUYER });
  });

  it("is issued once, of a paid order, under a number of letters and digits", async () => {
    const order = await place({ cashReceipt: PHONE });
    const json = { issuedNumber: APPROVAL };
    expect((await admin.refused(409, "POST", path(order, "/issued"), { json })).code).toBe("order_not_paid");
    await setStatus(admin, order.id, "processing");
    for (const issuedNumber of ["", "1".repeat(21), "A_5", 5]) {
      const { fields } = await admin.refused(400, "POST", path(order, "/issued"), { json: { issuedNumber } });
      expect(fields).toMatchObject({ issuedNumber: { code: "issued_number_invalid" } });
    }
    await issue(order);
    expect((await admin.refused(409, "POST", path(order, "/issued"), { json })).code).toBe("cash_receipt_issued");
  });

  it("was not issued after all, and is to be issued again", async () => {
    const order = await paid({ cashReceipt: PHONE });
    await issue(order);
    expect((await admin.delete(path(order, "/issued"))).status).toBe(200);
    expect(await listed(order)).toMatchObject({ state: "to_issue", issuedNumber: null, issuedAt: null });
    const refused = await admin.refused(409, "DELETE", path(order, "/issued"));
    expect(refused.code).toBe("cash_receipt_not_issued");
  });

  it("is told in the order's history, with masked numbers", async () => {
    const order = await paid();
    await admin.put(path(order), { cashReceipt: PHONE });
    await issue(order);
    const { body: history } = await admin.get<OrderStatusChange[]>(`/api/orders/${order.id}/history`);
    expect(history.flatMap(({ changed }) => changed)).toEqual([
      { field: "cashReceipt", from: "", to: MASKED.number },
      { field: "cashReceiptIssued", from: "", to: APPROVAL },
    ]);
  });
});

describe("an issued receipt of an order that is cancelled afterwards", () => {
  it("stands on top of the list until it is cancelled, too", async () => {
    const [late, order] = [await paid({ cashReceipt: PHONE }), await paid({ cashReceipt: PHONE })];
    await paidDaysAgo(late, 30);
    await issue(order);
    const before = await openCount();
    await setStatus(admin, order.id, "cancelled");
    expect(await openCount()).toBe(before + 1);
    const rows = await list();
    expect(rows.find(({ orderId }) => orderId === order.id)).toMatchObject({ state: "to_void", daysLeft: null });
    const firstToIssue = rows.findIndex(({ state }) => state === "to_issue");
    expect(rows.findIndex(({ orderId }) => orderId === order.id)).toBeLessThan(firstToIssue);

    const { body } = await admin.post(path(order, "/voided"));
    expect(exactly(cashReceipt, body)).toMatchObject({ state: "voided", issuedNumber: APPROVAL });
    expect(await listed(order)).toBeUndefined();
    expect((await inShop(admin, order.id)).cashReceipt).toEqual({ ...MASKED, issuedNumber: null, issuedAt: null });
    const twice = await admin.refused(409, "POST", path(order, "/voided"));
    expect(twice.code).toBe("cash_receipt_not_issued");
  });

  it("was not cancelled after all, and stands on the list again", async () => {
    const order = await paid({ cashReceipt: PHONE });
    await issue(order);
    await setStatus(admin, order.id, "cancelled");
    await admin.post(path(order, "/voided"));
    await admin.delete(path(order, "/voided"));
    expect(await listed(order)).toMatchObject({ state: "to_void" });
    const twice = await admin.refused(409, "DELETE", path(order, "/voided"));
    expect(twice.code).toBe("cash_receipt_not_voided");
  });

  it("is to be issued again when the order is taken up again", async () => {
    const order = await paid({ cashReceipt: PHONE });
    await issue(order);
    await setStatus(admin, order.id, "cancelled");
    await admin.post(path(order, "/voided"));
    await setStatus(admin, order.id, "processing");
    expect(await listed(order)).toMatchObject({ state: "to_issue", daysLeft: 5 });
    expect((await issue(order)).voidedAt).toBeNull();
  });
});

describe("the owner", () => {
  it("sets, changes and takes away whom a receipt is for, until it is issued", async () => {
    const order = await paid();
    for (const asked of [PHONE, BUSINESS, null]) {
      const { body } = await admin.put(path(order), { cashReceipt: asked });
      expect(exactly(cashReceipt, body)).toMatchObject(asked ?? { kind: null, state: "not_due" });
    }
    await admin.put(path(order), { cashReceipt: PHONE });
    await issue(order);
    const refused = await admin.refused(409, "PUT", path(order), { json: { cashReceipt: BUSINESS } });
    expect(refused.code).toBe("cash_receipt_issued");
  });

  it.each([{}, { cashReceipt: "phone" }, { cashReceipt: { kind: "business", number: "1" } }])(
    "cannot send %j",
    async (json) => {
      await admin.refused(400, "PUT", path(await place()), { json });
    },
  );

  it("is the only one who can, for orders that exist", async () => {
    const order = await paid({ cashReceipt: PHONE });
    const json = { cashReceipt: BUSINESS, issuedNumber: APPROVAL };
    const other = await Shopper.register();
    for (const [method, mark] of [
      ["GET", ""],
      ["PUT", ""],
      ["POST", "/issued"],
      ["DELETE", "/issued"],
      ["POST", "/voided"],
      ["DELETE", "/voided"],
    ] as const) {
      const options = method === "PUT" || mark === "/issued" ? { json } : undefined;
      const sent = method === "DELETE" ? undefined : options;
      await new Client().refused(401, method, path(order, mark), sent);
      await shopper.client.refused(403, method, path(order, mark), sent);
      await admin.refused(404, method, path({ id: 999_999 }, mark), sent);
      await admin.refused(method === "GET" ? 404 : 400, method, `/api/admin/orders/abc/cash-receipt${mark}`, sent);
    }
    await new Client().refused(401, "GET", LIST);
    await shopper.client.refused(403, "GET", LIST);
    await other.client.refused(404, "GET", `/api/orders/${order.id}`);
    expect(await receipt(order)).toMatchObject({ ...PHONE, state: "to_issue" });
  });
});

describe("the month's file for the tax office's upload", () => {
  it("has what is to be issued and what was, with whole numbers, for owners alone", async () => {
    const buyer = await Shopper.register();
    const waiting = await paid({ cashReceipt: PHONE }, false, buyer);
    const done = await paid({ cashReceipt: BUSINESS }, false, buyer);
    await issue(done);
    const headers = { cookie: `zakh.sid=${admin.cookie("zakh.sid")}` };
    const response = await fetch(`${commerceUrl}/api/admin/cash-receipts/export`, { headers });
    expect(response.headers.get("content-disposition")).toMatch(/cash-receipts-.*\.xlsx"$/);
    const rows = workbookTable(Buffer.from(await response.arrayBuffer()));
    const rowOf = ({ id }: Order) => rows.find((row) => row.includes(orderNumber(id)));
    expect(rowOf(waiting)).toEqual(expect.arrayContaining(["승인거래", "소득공제용", "01099887766", "발급 대상"]));
    expect(rowOf(done)).toEqual(expect.arrayContaining(["지출증빙용", "1248100998", APPROVAL, "발급"]));
    await shopper.client.refused(403, "GET", "/api/admin/cash-receipts/export");
  });
});
