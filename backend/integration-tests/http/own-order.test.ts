import { shopPool } from "@zakh/kit/database/pool";
import { lineId, type Order, type OrderStatusChange, order as orderContract } from "@zakh/orders/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { Client, registeredShopper, signedInAdmin } from "./client";
import { mailsTo } from "./mailbox";
import { exactly, inShop, plainProduct, Shopper } from "./orders-client";
import { newTrackingNumber } from "./test-courier";
import { placedOrder, setStatus } from "./test-orders";

const ISLAND = "63100 제주시 연동 1";

let admin: Client;
let shopper: Shopper;
let stranger: Client;

beforeAll(async () => {
  [admin, shopper] = [await signedInAdmin(), await Shopper.register()];
  stranger = (await registeredShopper()).client;
});

async function place(orderData = {}): Promise<Order> {
  return placedOrder(admin, shopper, [{ productId: (await plainProduct()).id, quantity: 1 }], orderData);
}

async function historyOf({ id }: Order): Promise<OrderStatusChange[]> {
  return (await admin.get<OrderStatusChange[]>(`/api/orders/${id}/history`)).body;
}

/** What a paid order is like, each further on its way. */
async function paid(order: Order) {
  await setStatus(admin, order.id, "processing");
}
async function packed(order: Order) {
  await paid(order);
  const lines = [{ id: lineId(order.id, 1), packedQuantity: 1 }];
  expect((await admin.put(`/api/admin/orders/${order.id}/packed`, { lines })).status).toBe(200);
}
async function sent(order: Order) {
  await paid(order);
  const parcel = { courier: "cj", trackingNumber: newTrackingNumber() };
  expect((await admin.put(`/api/admin/orders/${order.id}/sent`, parcel)).status).toBe(200);
}

describe("a customer who says that the transfer was made", () => {
  const say = (client: Client, order: Order, query = "") => client.post(`/api/orders/${order.id}/transferred${query}`);

  it("is marked for the owner once, in the list and in the history", async () => {
    const order = await place();
    const { status, body } = await say(shopper.client, order);
    expect(status).toBe(200);
    const { transferReportedAt } = exactly(orderContract, body);
    expect(Date.now() - Date.parse(transferReportedAt ?? "")).toBeLessThan(60_000);
    await say(shopper.client, order);
    expect((await inShop(admin, order.id)).transferReportedAt).toBe(transferReportedAt);
    const said = (await historyOf(order)).filter(({ changed }) =>
      changed.some(({ field }) => field === "transferReportedAt"),
    );
    expect(said.map(({ changedBy, to }) => [changedBy, to])).toEqual([[shopper.user.name, "pending"]]);
  });

  it("may have only number and email of the order; nobody else says it", async () => {
    const order = await place();
    await stranger.refused(404, "POST", `/api/orders/${order.id}/transferred`);
    await new Client().refused(404, "POST", `/api/orders/${order.id}/transferred?email=other%40example.com`);
    const answer = await say(new Client(), order, `?email=${encodeURIComponent(order.customerEmail)}`);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  });

  it("says it of an order that waits for money", async () => {
    const order = await place();
    await paid(order);
    const { code } = await shopper.client.refused(409, "POST", `/api/orders/${order.id}/transferred`);
    expect(code).toBe("order_not_pending");
  });
});

describe("a customer's own cancellation", () => {
  const path = ({ id }: Order) => `/api/orders/${id}/cancel`;

  it("ends an order of which nothing is paid, is told by mail, and changes nothing when repeated", async () => {
    const customerEmail = `cancels-${Date.now()}@example.com`;
    const order = await place({ customerEmail });
    for (let press = 0; press < 2; press += 1) {
      const { status, body } = await shopper.client.post(path(order));
      expect([status, exactly(orderContract, body).status]).toEqual([200, "cancelled"]);
    }
    const cancelled = (await historyOf(order)).filter(({ to }) => to === "cancelled");
    expect(cancelled.map(({ changedBy }) => changedBy)).toEqual([shopper.user.name]);
    expect((await mailsTo(customerEmail, 2)).length).toBe(2);
  });

  it.each([
    ["paid", paid],
    ["packed", packed],
    ["sent", sent],
    ["delivered", (order: Order) => setStatus(admin, order.id, "completed")],
  ])("is refused for an order that is %s", async (_, make) => {
    const order = await place();
    await make(order);
    const { code } = await shopper.client.refused(409, "POST", path(order));
    expect(code).toBe("order_not_cancellable");
  });

  it("is refused for an order of which a part is paid", async () => {
    const order = await place();
    await shopPool().query(
      `INSERT INTO money_entry (id, order_detail_id, change_id, kind, amount, raw_amount)
       SELECT 'mony_' || d.id, d.id, c.id, 'received', 1000, '{"value": "1000", "precision": 20}'
       FROM order_detail d JOIN order_status_change c ON c.order_detail_id = d.id WHERE d.order_number = $1`,
      [order.id],
    );
    await shopper.client.refused(409, "POST", path(order));
    expect((await inShop(admin, order.id)).status).toBe("pending");
  });

  it("is nobody else's", async () => {
    const order = await place();
    await stranger.refused(404, "POST", path(order));
    await new Client().refused(401, "POST", path(order));
    await shopper.client.refused(404, "POST", "/api/orders/2147483647/cancel");
    await shopper.client.refused(400, "POST", "/api/orders/0/cancel");
  });
});

describe("the address of an order", () => {
  const correct = (order: Order, customerAddress: string) => ({
    path: `/api/orders/${order.id}/address`,
    json: { customerAddress },
  });

  it.each([
    ["waits for its money", async () => {}],
    ["is paid", paid],
  ])("is corrected by its customer while it %s", async (_, make) => {
    const order = await place();
    await make(order);
    const { path, json } = correct(order, "06134 서울시 강남구 테헤란로 2");
    const { status, body } = await shopper.client.put(path, json);
    expect([status, exactly(orderContract, body).customerAddress]).toEqual([200, json.customerAddress]);
    const { changed, changedBy } = (await historyOf(order)).at(-1) ?? {};
    expect([changedBy, changed]).toEqual([
      shopper.user.name,
      [{ field: "customerAddress", from: order.customerAddress, to: json.customerAddress }],
    ]);
  });

  it.each([
    ["packed", packed, "order_packed_already"],
    ["sent", sent, "order_packed_already"],
    ["delivered", (order: Order) => setStatus(admin, order.id, "completed"), "order_closed"],
    ["cancelled", (order: Order) => setStatus(admin, order.id, "cancelled"), "order_closed"],
  ])("stays once it is %s", async (_, make, code) => {
    const order = await place();
    await make(order);
    const { path, json } = correct(order, "06134 서울시 강남구 2");
    expect((await shopper.client.refused(409, "PUT", path, { json })).code).toBe(code);
  });

  it("stays where another fee or day would be due, is no empty one, and is nobody else's to correct", async () => {
    const order = await place();
    const island = correct(order, ISLAND);
    expect((await shopper.client.refused(409, "PUT", island.path, island)).code).toBe("address_changes_delivery");
    await shopper.client.refused(400, "PUT", island.path, { json: { customerAddress: "1" } });
    const other = correct(order, "06134 서울시 강남구 2");
    await stranger.refused(404, "PUT", other.path, other);
    await new Client().refused(401, "PUT", other.path, other);
    expect((await inShop(admin, order.id)).customerAddress).toBe(order.customerAddress);
  });
});
