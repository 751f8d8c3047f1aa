import { adminSummary, type OrderReturn, returnList } from "@zakh/bookkeeping/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { type Order, order as orderContract, orderNumber, refundAccount } from "@zakh/orders/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { newPayer } from "./bank-files";
import { Client, commerceUrl, edgeUrl, fromElsewhere, registeredShopper, signedInAdmin } from "./client";
import { mailsTo } from "./mailbox";
import { exactly, plainProduct, Shopper } from "./orders-client";
import { type Owner, verifiedOwner } from "./store-fixtures";
import { decideLine, historyOf, importedLine } from "./test-bank";
import { placedOrder, sendChange, setStatus } from "./test-orders";
import { TestProducts } from "./test-products";
import { sheetElements, workbookRows } from "./workbook-cells";

const ACCOUNT = { bankName: "하나은행", accountNumber: "110-234-567890", accountHolder: "BAT BOLORMAA" };
const MASKED = { ...ACCOUNT, accountNumber: "****7890" };

let admin: Client;
let shopper: Shopper;
let owner: Owner;

beforeAll(async () => {
  [admin, shopper] = [await signedInAdmin(), await Shopper.register()];
  const { body } = await admin.get<{ id: number }[]>("/api/service-categories");
  owner = await verifiedOwner(admin, body[0]?.id ?? 0);
});

async function placed(buyer = shopper): Promise<{ id: number; total: number }> {
  // Orders of one address are limited, and browser tests need them, too.
  const client = buyer.client.at(commerceUrl, fromElsewhere());
  const { id, totalAmount } = await buyer.place([{ productId: (await plainProduct()).id, quantity: 1 }], client);
  return { id, total: Number(totalAmount) };
}

/** A paid order that was cancelled, so that its money is to be returned. */
async function cancelledPaid(buyer = shopper) {
  const order = await placed(buyer);
  for (const status of ["processing", "cancelled"]) await admin.patch(`/api/orders/${order.id}/status`, { status });
  return order;
}

const own = (id: number) => `/api/orders/${id}/refund-account`;
const byAdmin = (id: number) => `/api/admin/orders/${id}/refund-account`;
const request = (id: number) => `/api/admin/orders/${id}/refund-account-request`;

async function giveBack(id: number, amount: number) {
  expect((await admin.post(`/api/admin/orders/${id}/returned`, { amount })).status).toBe(200);
}

async function waiting(query = ""): Promise<OrderReturn[]> {
  return exactly(returnList, (await admin.get(`/api/admin/returns${query}`)).body);
}

async function waitingOf(id: number, query = ""): Promise<OrderReturn | undefined> {
  return (await waiting(query)).find((row) => row.id === id);
}

async function summary() {
  return exactly(adminSummary, (await admin.get("/api/admin/summary")).body);
}

describe("a customer whose money is to be returned", () => {
  it("tells the account, sees it masked, and may correct it", async () => {
    const { id } = await cancelledPaid();
    expect((await shopper.client.get<Order>(`/api/orders/${id}`)).body.refundAccount).toBeNull();
    const { status, body } = await shopper.client.put(own(id), ACCOUNT);
    expect([status, exactly(orderContract, body).refundAccount]).toEqual([200, MASKED]);
    const corrected = { ...ACCOUNT, bankName: "우리은행", accountNumber: "1002 345 678901" };
    expect((await shopper.client.put<Order>(own(id), corrected)).body.refundAccount).toEqual({
      ...corrected,
      accountNumber: "****8901",
    });
    const { body: orders } = await shopper.client.get<Order[]>("/api/user/orders");
    expect(orders.find((order) => order.id === id)?.refundAccount?.accountNumber).toBe("****8901");
  });

  it("leaves in the history that it was given, once for each change, and nothing of it", async () => {
    const { id } = await cancelledPaid();
    for (let times = 0; times < 2; times += 1) await shopper.client.put(own(id), ACCOUNT);
    const history = await historyOf(admin, id);
    expect(history.flatMap(({ changed }) => changed.map(({ field }) => field))).toEqual(["refundAccountAt"]);
    expect(history.at(-1)?.changedBy).toBe(shopper.user.name);
    expect(JSON.stringify(history)).not.toMatch(/7890|BOLORMAA/);
  });

  it("cannot tell one before and after", async () => {
    const { id, total } = await placed();
    const json = ACCOUNT;
    expect((await shopper.client.refused(409, "PUT", own(id), { json })).code).toBe("nothing_to_return");
    for (const status of ["processing", "cancelled"]) await admin.patch(`/api/orders/${id}/status`, { status });
    await giveBack(id, total);
    expect((await shopper.client.refused(409, "PUT", own(id), { json })).code).toBe("nothing_to_return");
    expect((await admin.refused(409, "PUT", byAdmin(id), { json })).code).toBe("nothing_to_return");
  });

  it.each([
    ["bankName", "Хаан банк", "refund_bank_required"],
    ["bankName", undefined, "refund_bank_required"],
    ["accountNumber", "12a4567890", "refund_account_invalid"],
    ["accountNumber", "123456", "refund_account_invalid"],
    ["accountNumber", 1102345678, "refund_account_invalid"],
    ["accountHolder", "  ", "refund_holder_required"],
  ])("cannot have %s %j", async (field, value, code) => {
    const { id } = await cancelledPaid();
    const refused = await shopper.client.refused(400, "PUT", own(id), { json: { ...ACCOUNT, [field]: value } });
    expect(refused.fields).toMatchObject({ [field]: { code } });
  });

  it("is the only one who can, beside the admins", async () => {
    const { id } = await cancelledPaid();
    const json = ACCOUNT;
    await new Client().refused(401, "PUT", own(id), { json });
    for (const { client } of [await registeredShopper(), owner]) {
      expect((await client.refused(404, "PUT", own(id), { json })).code).toBe("order_not_found");
      await client.refused(403, "PUT", byAdmin(id), { json });
      await client.refused(403, "GET", byAdmin(id));
      await client.refused(403, "POST", request(id));
      await client.refused(403, "GET", "/api/admin/returns");
      await client.refused(403, "GET", "/api/admin/returns/export?bank=hana");
    }
    await shopper.client.refused(403, "GET", byAdmin(id));
    await shopper.client.refused(404, "PUT", own(999_999_999), { json });
    await shopper.client.refused(400, "PUT", own("abc" as never), { json });
    expect((await waitingOf(id))?.refundAccount).toBeNull();
  });

  it("is not who only knows the order's number and email", async () => {
    const { id } = await cancelledPaid();
    await shopper.client.put(own(id), ACCOUNT);
    const lookup = `/api/orders/${id}?email=${encodeURIComponent(shopper.user.email)}`;
    const { body } = await new Client(commerceUrl).get<Order>(lookup, fromElsewhere());
    expect(exactly(orderContract, body)).toMatchObject({ id, refundAccount: null });
  });
});

describe("an admin", () => {
  it("sees the whole account, and may enter what a customer said", async () => {
    const { id } = await cancelledPaid();
    expect((await admin.refused(404, "GET", byAdmin(id))).code).toBe("refund_account_unknown");
    const { status, body } = await admin.put<Order>(byAdmin(id), ACCOUNT);
    expect([status, exactly(orderContract, body).refundAccount]).toEqual([200, MASKED]);
    const { givenAt, ...given } = exactly(refundAccount, (await admin.get(byAdmin(id))).body);
    expect(given).toEqual(ACCOUNT);
    expect(Date.now() - Date.parse(givenAt)).toBeLessThan(60_000);
    expect((await shopper.client.get<Order>(`/api/orders/${id}`)).body.refundAccount).toEqual(MASKED);
  });

  it("asks for the account by a mail with a link, at most once a day", async () => {
    // Nobody else writes to this address.
    const buyer = await Shopper.register();
    const { id } = await cancelledPaid(buyer);
    const { status, body } = await admin.post(request(id));
    expect([status, exactly(orderContract, body).id]).toEqual([200, id]);
    const mails = await mailsTo(buyer.user.email, 3);
    const asking = mails.filter(({ text }) => text.includes(`/refund-account?id=${id}`));
    expect(asking.map(({ subject }) => subject).join("\n")).toContain(orderNumber(id));
    expect(asking).toHaveLength(2);
    expect((await admin.refused(409, "POST", request(id))).code).toBe("refund_asked_already");
    const asked = await waitingOf(id);
    expect(Date.now() - Date.parse(asked?.askedAt ?? "")).toBeLessThan(60_000);
    expect(asked?.canBeAsked).toBe(false);
    const history = await historyOf(admin, id);
    expect(history.flatMap(({ changed }) => changed.map(({ field }) => field))).toEqual(["refundAskedAt"]);
  });

  it("does not ask when it is known, or nothing is to be returned", async () => {
    const { id } = await cancelledPaid();
    await shopper.client.put(own(id), ACCOUNT);
    expect((await admin.refused(409, "POST", request(id))).code).toBe("refund_account_known");
    expect((await admin.refused(409, "POST", request((await placed()).id))).code).toBe("nothing_to_return");
    await admin.refused(404, "POST", request(999_999_999));
    await admin.refused(400, "POST", request("abc" as never));
  });

  it("does not ask when all of it becomes credit with the delivery", async () => {
    const { id } = await placed();
    const { items } = await setStatus(admin, id, "processing");
    const lines = items.map(({ id: line, quantity }) => ({ id: line, packedQuantity: quantity * 0.97 }));
    await admin.put(`/api/admin/orders/${id}/packed`, { lines, confirmed: true });
    expect((await admin.get<Order>(`/api/orders/${id}`)).body).toMatchObject({ toTransfer: 0 });
    expect((await admin.refused(409, "POST", request(id))).code).toBe("nothing_to_transfer");
  });
});

describe("the list of money to return", () => {
  it("names a cancelled order with customer, sum and time, until all of it was returned", async () => {
    const before = await summary();
    const { id, total } = await cancelledPaid();
    const { since, ...row } = (await waitingOf(id)) ?? { since: "" };
    expect(row).toEqual({
      id,
      customerName: expect.any(String),
      customerPhone: expect.any(String),
      amount: total,
      reason: "cancelled",
      refundAccount: null,
      askedAt: null,
      canBeAsked: true,
      canBeCredit: false,
    });
    expect(Date.now() - Date.parse(since)).toBeLessThan(60_000);
    expect(await summary()).toMatchObject({ returns: before.returns + 1, returnsTotal: before.returnsTotal + total });
    await giveBack(id, 1);
    expect(await waitingOf(id)).toMatchObject({ amount: total - 1, since });
    await giveBack(id, total - 1);
    expect(await waitingOf(id)).toBeUndefined();
    expect(await summary()).toMatchObject({ returns: before.returns, returnsTotal: before.returnsTotal });
  });

  it("tells more than was due from money that no order needed", async () => {
    const [more, twice] = [await placed(), await placed()];
    const tooMuch = await importedLine(admin, { payer: newPayer(), amount: more.total + 700 });
    await decideLine(admin, tooMuch.id, "settle", { orderIds: [more.id], as: "more" });
    expect(await waitingOf(more.id)).toMatchObject({ amount: 700, reason: "paid_too_much" });
    const first = await importedLine(admin, { payer: newPayer(), amount: twice.total });
    await decideLine(admin, first.id, "settle", { orderIds: [twice.id], as: "paid" });
    const second = await importedLine(admin, { payer: newPayer(), amount: twice.total });
    await decideLine(admin, second.id, "settle", { orderIds: [twice.id], as: "unneeded" });
    expect(await waitingOf(twice.id)).toMatchObject({ amount: twice.total, reason: "paid_twice" });
  });

  it("tells a removed line, less of one, a correction and a lower total from each other", async () => {
    const [products, buyer] = [new TestProducts(admin), await Shopper.register()];
    const [beef, mutton] = [await products.add({ price: 30_000 }), await products.add({ price: 20_000 })];
    const of = async (quantities: number[]) => {
      const items = [beef, mutton].map(({ id }, at) => ({ productId: id, quantity: quantities[at] ?? 1 }));
      const order = await placedOrder(admin, buyer, items, { weightRefund: "transfer" });
      return setStatus(admin, order.id, "processing");
    };
    const packed = (order: Order, kilograms: number) =>
      admin.put(`/api/admin/orders/${order.id}/packed`, {
        lines: [{ id: order.items[0]?.id, packedQuantity: kilograms }],
        confirmed: true,
      });
    const lines = (order: Order, quantity: number) => [
      { productId: order.items[0]?.productId, quantity },
      { productId: order.items[1]?.productId, quantity: 1 },
    ];
    const ways: Record<string, (order: Order) => Promise<unknown>> = {
      line_removed: (order) => sendChange(admin, order, { lines: lines(order, 0) }),
      packed_less: (order) => packed(order, 0.9),
      changed: (order) => sendChange(admin, order, { lines: lines(order, 1) }),
      corrected: async (order) => {
        await setStatus(admin, order.id, "completed");
        await admin.post(`/api/admin/orders/${order.id}/corrections`, { amount: 700, reason: "Яс ихтэй" });
      },
    };
    for (const [reason, happens] of Object.entries(ways)) {
      const order = await of([2, 1]);
      await happens(order);
      expect((await waitingOf(order.id))?.reason, reason).toBe(reason);
    }
    const missing = await of([1, 1]);
    await packed(missing, 0);
    expect((await waitingOf(missing.id))?.reason).toBe("line_removed");
    // Cancelled by mistake, and delivered after all.
    await setStatus(admin, missing.id, "cancelled");
    expect((await waitingOf(missing.id))?.reason).toBe("cancelled");
    await setStatus(admin, missing.id, "completed");
    expect((await waitingOf(missing.id))?.reason).toBe("line_removed");
    await products.clear();
  });

  it("offers little money as credit, but not to whoever wants a transfer", async () => {
    const buyer = await Shopper.register();
    for (const [weightRefund, canBeCredit] of [
      ["auto", true],
      ["transfer", false],
    ] as const) {
      const order = await placedOrder(admin, buyer, [{ productId: (await plainProduct()).id, quantity: 1 }], {
        weightRefund,
      });
      const line = await importedLine(admin, { payer: newPayer(), amount: Number(order.totalAmount) + 700 });
      await decideLine(admin, line.id, "settle", { orderIds: [order.id], as: "more" });
      expect(await waitingOf(order.id)).toMatchObject({ amount: 700, canBeCredit });
    }
  });

  it("is filtered by whether the account is known, and comes in pages, the longest wait first", async () => {
    const [first, second] = [await cancelledPaid(), await cancelledPaid()];
    await shopper.client.put(own(first.id), ACCOUNT);
    expect(await waitingOf(first.id, "?account=known")).toMatchObject({ refundAccount: MASKED });
    expect(await waitingOf(first.id, "?account=unknown")).toBeUndefined();
    expect(await waitingOf(second.id, "?account=unknown")).toMatchObject({ refundAccount: null });
    expect(await waitingOf(second.id, "?account=known")).toBeUndefined();
    const all = await waiting();
    const times = all.map(({ since }) => since);
    expect(times).toEqual([...times].sort());
    const page = await admin.get<OrderReturn[]>("/api/admin/returns?limit=1&offset=1");
    expect([page.body, page.headers.get("x-total-count")]).toEqual([[all[1]], String(all.length)]);
    await admin.refused(400, "GET", "/api/admin/returns?account=yes");
  });

  it("counts the wait from when money was to be returned again", async () => {
    const { id, total } = await cancelledPaid();
    await giveBack(id, total);
    await shopPool().query(
      `UPDATE order_status_change SET created_at = created_at - interval '9 days'
       WHERE order_detail_id = (SELECT id FROM order_detail WHERE order_number = $1)`,
      [id],
    );
    for (const status of ["processing", "cancelled"]) await admin.patch(`/api/orders/${id}/status`, { status });
    const again = await waitingOf(id);
    expect(again?.amount).toBe(total);
    expect(Date.now() - Date.parse(again?.since ?? "")).toBeLessThan(60_000);
  });
});

describe("the file for a bank", () => {
  async function download(bank: string) {
    const cookie = `zakh.sid=${admin.cookie("zakh.sid")}`;
    const response = await fetch(`${edgeUrl}/api/admin/returns/export?bank=${bank}`, { headers: { cookie } });
    expect(response.status).toBe(200);
    return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  }

  it("has each order whose account is known, with numbers of accounts as texts and no formula", async () => {
    const [known, unknown] = [await cancelledPaid(), await cancelledPaid()];
    await shopper.client.put(own(known.id), {
      bankName: "KB국민은행",
      accountNumber: "012-34-567890",
      accountHolder: "=1+1",
    });
    const { headers, bytes } = await download("hana");
    expect(headers.get("content-type")).toBe("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="returns-hana-\d{4}-\d\d-\d\d\.xlsx"$/);
    expect(headers.get("cache-control")).toBe("no-store");
    const [titles = [], ...rows] = workbookRows(bytes);
    expect(titles.map(({ value }) => value)).toEqual([
      "입금은행코드",
      "입금계좌번호",
      "이체금액",
      "예상예금주",
      "보내는분 통장표시내용",
      "받는분 통장표시내용",
      "CMS",
    ]);
    const row = rows.find((cells) => cells.some(({ value }) => value === orderNumber(known.id))) ?? [];
    expect(row.slice(0, 5)).toEqual([
      { kind: "text", value: "004" },
      { kind: "text", value: "01234567890" },
      { kind: "number", value: String(known.total) },
      { kind: "text", value: "1+1" },
      { kind: "text", value: orderNumber(known.id) },
    ]);
    expect(row[5]?.value).toContain(orderNumber(known.id));
    expect(JSON.stringify(rows)).not.toContain(orderNumber(unknown.id));
    expect(sheetElements(bytes)).not.toContain("f");
  });

  it("is Woori's with six columns and without titles", async () => {
    const { id, total } = await cancelledPaid();
    await shopper.client.put(own(id), ACCOUNT);
    const rows = workbookRows((await download("woori")).bytes).map((cells) => cells.map(({ value }) => value));
    expect(rows.every((cells) => cells.length === 6 && /^\d{3}$/.test(cells[0] ?? ""))).toBe(true);
    const row = rows.find((cells) => cells.includes(orderNumber(id)));
    expect(row?.slice(0, 4)).toEqual(["081", "110234567890", String(total), ACCOUNT.accountHolder]);
  });

  it("is of a bank that is known", async () => {
    await admin.refused(400, "GET", "/api/admin/returns/export?bank=shinhan");
  });
});
