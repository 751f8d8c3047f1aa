import { randomUUID } from "node:crypto";
import { adminSummary } from "@zakh/bookkeeping/contract";
import { shopPool } from "@zakh/kit/database/pool";
import {
  type Order,
  type OrderStatusChange,
  order as orderContract,
  orderNumber,
  senderText,
} from "@zakh/orders/contract";
import type { PayOnPickupSetting } from "@zakh/site-settings/contract";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { Client, signedInAdmin } from "./client";
import { mailsTo } from "./mailbox";
import { exactly, inShop, plainProduct, Shopper } from "./orders-client";
import { placedOrder } from "./test-orders";

const SETTING = "/api/settings/payment-deadline";
const HOUR = 60 * 60 * 1000;

let admin: Client;
let shopper: Shopper;

beforeAll(async () => {
  [admin, shopper] = [await signedInAdmin(), await Shopper.register()];
  // Without promised days no deadline waits for the day on which parcels leave again.
  await admin.put("/api/settings/delivery-days", { enabled: false, cutOffHour: 16, saturdays: false });
});

afterAll(() => admin.put("/api/settings/delivery-days", { enabled: true, cutOffHour: 16, saturdays: false }));

afterEach(() => within(72));

/** Sets the hours of new orders. */
async function within(hours: number) {
  expect((await admin.put(SETTING, { hours })).status).toBe(200);
}

async function place(orderData = {}, buyer = shopper): Promise<Order> {
  return placedOrder(admin, buyer, [{ productId: (await plainProduct()).id, quantity: 1 }], orderData);
}

function path({ id }: Order) {
  return `/api/admin/orders/${id}/payment-deadline`;
}

function fromNow(ms: number) {
  return new Date(Date.now() + ms).toISOString();
}

/** As if the order had been placed longer ago. */
async function pass({ id }: Order) {
  await shopPool().query(
    "UPDATE order_detail SET payment_deadline = now() - interval '1 minute' WHERE order_number = $1",
    [id],
  );
}

async function overdue(): Promise<number[]> {
  const { body } = await admin.get<Order[]>("/api/orders?overdue=true");
  return body.map(({ id }) => id);
}

async function overdueCount(): Promise<number> {
  return exactly(adminSummary, (await admin.get("/api/admin/summary")).body).overdue;
}

describe("the deadline of a new order", () => {
  it("is 72 hours after it, unless the owner says otherwise", async () => {
    const { createdAt, paymentDeadline } = await place();
    expect(Date.parse(paymentDeadline ?? "") - Date.parse(createdAt)).toBe(72 * HOUR);
    await within(24);
    const sooner = await place();
    expect(Date.parse(sooner.paymentDeadline ?? "") - Date.parse(sooner.createdAt)).toBe(24 * HOUR);
  });

  it("stays as it was when the setting is changed afterwards", async () => {
    const before = await place();
    await within(1);
    expect((await inShop(admin, before.id)).paymentDeadline).toBe(before.paymentDeadline);
  });

  it("does not exist with 0 hours, and for an order that is paid when it is picked up", async () => {
    await within(0);
    expect((await place()).paymentDeadline).toBeNull();
    await within(72);
    const PICKUP = "/api/settings/pay-on-pickup";
    const { body: setting } = await admin.get<PayOnPickupSetting>(PICKUP);
    await admin.put(PICKUP, { ...setting, enabled: true, place: "Чонжү, Хындог 1" });
    try {
      expect((await place({ paymentMethod: "pay_on_pickup" })).paymentDeadline).toBeNull();
    } finally {
      await admin.put(PICKUP, setting);
    }
  });

  it.each([-1, 721, 1.5, "72", null])("cannot be %j hours", async (hours) => {
    const refused = await admin.refused(400, "PUT", SETTING, { json: { hours } });
    expect(refused.fields).toMatchObject({ hours: { code: "value_invalid" } });
  });
});

describe("an overdue order", () => {
  it("is one that still waits for its money after its deadline", async () => {
    const [late, inTime, paid] = [await place(), await place(), await place()];
    const before = await overdueCount();
    await pass(late);
    await pass(paid);
    await admin.patch(`/api/orders/${paid.id}/status`, { status: "processing" });
    const found = await overdue();
    expect(found).toContain(late.id);
    expect(found).not.toContain(inTime.id);
    expect(found).not.toContain(paid.id);
    expect(await overdueCount()).toBe(before + 1);
    await admin.patch(`/api/orders/${late.id}/status`, { status: "cancelled" });
    expect(await overdue()).not.toContain(late.id);
  });

  it("is filtered by true only", async () => {
    await admin.refused(400, "GET", "/api/orders?overdue=yes");
    expect((await admin.get("/api/orders?overdue=")).status).toBe(200);
  });
});

describe("the owner", () => {
  it("gives one order more time, which its history tells", async () => {
    const late = await place();
    await pass(late);
    const paymentDeadline = fromNow(24 * HOUR);
    const { status, body } = await admin.put<Order>(path(late), { paymentDeadline });
    expect([status, exactly(orderContract, body).paymentDeadline]).toEqual([200, paymentDeadline]);
    expect(await overdue()).not.toContain(late.id);
    const { body: history } = await admin.get<OrderStatusChange[]>(`/api/orders/${late.id}/history`);
    expect(history.at(-1)).toMatchObject({
      from: "pending",
      to: "pending",
      money: [],
      changed: [{ field: "paymentDeadline", to: paymentDeadline }],
    });
  });

  it("takes the deadline of an order away, and the same again changes nothing", async () => {
    const late = await place();
    await pass(late);
    for (let times = 0; times < 2; times += 1) {
      expect((await admin.put<Order>(path(late), { paymentDeadline: null })).body.paymentDeadline).toBeNull();
    }
    expect(await overdue()).not.toContain(late.id);
    const { body: history } = await admin.get<OrderStatusChange[]>(`/api/orders/${late.id}/history`);
    expect(history.filter(({ changed }) => changed.length > 0)).toHaveLength(1);
  });

  it.each([
    ["that is past", -1000],
    ["more than 90 days ahead", 91 * 24 * HOUR],
  ])("cannot set a deadline %s", async (_, ms) => {
    const order = await place();
    const refused = await admin.refused(400, "PUT", path(order), { json: { paymentDeadline: fromNow(ms) } });
    expect(refused.fields).toMatchObject({ paymentDeadline: { code: "deadline_invalid" } });
    expect((await inShop(admin, order.id)).paymentDeadline).toBe(order.paymentDeadline);
  });

  it.each([{}, { paymentDeadline: "soon" }, { paymentDeadline: "2027-01-01" }, { paymentDeadline: 5 }])(
    "cannot send %j",
    async (json) => {
      await admin.refused(400, "PUT", path(await place()), { json });
    },
  );

  it("cannot change it once the order is paid, and not of an order that does not exist", async () => {
    const order = await place();
    await admin.patch(`/api/orders/${order.id}/status`, { status: "processing" });
    const json = { paymentDeadline: fromNow(HOUR) };
    expect((await admin.refused(409, "PUT", path(order), { json })).code).toBe("order_not_pending");
    await admin.refused(404, "PUT", "/api/admin/orders/999999/payment-deadline", { json });
    await admin.refused(400, "PUT", "/api/admin/orders/abc/payment-deadline", { json });
  });

  it("is the only one who can", async () => {
    const order = await place();
    const json = { paymentDeadline: fromNow(HOUR) };
    await new Client().refused(401, "PUT", path(order), { json });
    await shopper.client.refused(403, "PUT", path(order), { json });
    await shopper.client.refused(403, "PUT", SETTING, { json: { hours: 720 } });
  });
});

describe("a reminder by the owner", () => {
  it("is a mail with account, sum and code, a line of the history, and comes once a day", async () => {
    // Nobody else writes to this address.
    const order = await place({}, await Shopper.register());
    const { body } = await admin.post<Order>(`/api/admin/orders/${order.id}/reminder`);
    expect(Date.now() - Date.parse(exactly(orderContract, body).remindedAt ?? "")).toBeLessThan(60_000);
    const mails = await mailsTo(order.customerEmail, 2);
    const reminder = mails.find(
      ({ subject }) => subject.includes("хүлээгдэж") && subject.includes(orderNumber(order.id)),
    );
    const sender = senderText(order.transferAccountHolder, order.transferCode);
    for (const part of [order.selectedBankAccount?.accountNumber ?? "?", sender]) {
      expect(reminder?.text).toContain(part);
    }
    expect(reminder?.text).toContain(`₩${order.due.toLocaleString("ko-KR")}`);
    const again = await admin.refused(409, "POST", `/api/admin/orders/${order.id}/reminder`);
    expect(again.code).toBe("reminded_already");
    const { body: history } = await admin.get<OrderStatusChange[]>(`/api/orders/${order.id}/history`);
    expect(history.flatMap(({ changed }) => changed.map(({ field }) => field))).toEqual(["remindedAt"]);
  });

  it("to another address than the account's has the code without the sender's name", async () => {
    const customerEmail = `elsewhere-${randomUUID()}@example.com`;
    const order = await place({ customerEmail });
    await admin.post(`/api/admin/orders/${order.id}/reminder`);
    const reminder = (await mailsTo(customerEmail, 2)).find(({ subject }) => subject.includes("хүлээгдэж"));
    expect(reminder?.text).toContain(order.transferCode);
    expect(reminder?.text).not.toContain(senderText(order.transferAccountHolder, order.transferCode));
  });

  it("does not exist for an order that is paid or unknown, and only the owner sends it", async () => {
    const order = await place();
    const reminder = `/api/admin/orders/${order.id}/reminder`;
    await new Client().refused(401, "POST", reminder);
    await shopper.client.refused(403, "POST", reminder);
    await admin.patch(`/api/orders/${order.id}/status`, { status: "processing" });
    expect((await admin.refused(409, "POST", reminder)).code).toBe("order_not_pending");
    await admin.refused(404, "POST", "/api/admin/orders/999999/reminder");
  });
});
