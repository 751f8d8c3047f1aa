import { randomInt } from "node:crypto";
import { type Delivery, dayAfter, delivery, planDelivery } from "@zakh/delivery/contract";
import { displacedOrders } from "@zakh/fulfilment/contract";
import { dayText, seoulDay, textsOf } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { Order, OrderStatusChange } from "@zakh/orders/contract";
import { type ClosedPeriod, DEFAULT_ISLANDS, type IslandsSetting } from "@zakh/site-settings/contract";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { Client, edgeUrl, registeredShopper, signedInAdmin } from "./client";
import { mailsTo } from "./mailbox";
import { exactly, inShop, SHIPPING_FEE, Shopper } from "./orders-client";
import { newTrackingNumber } from "./test-courier";
import { placedOrder, sendOrder, setStatus } from "./test-orders";
import { TestProducts } from "./test-products";

const PRICE = 25_000;
const TODAY = seoulDay(new Date());
const SENTENCE = textsOf(["text"], {
  text: "Цагаан сараар амарна",
  textRu: "Отдыхаем на Цагаан сар",
  textEn: "Closed for Tsagaan Sar",
});

let admin: Client;
let shopper: Shopper;
let products: TestProducts;
let productId: number;

beforeAll(async () => {
  admin = await signedInAdmin();
  shopper = await Shopper.register();
  products = new TestProducts(admin);
  productId = (await products.add({ price: PRICE })).id;
});

afterEach(async () => {
  await set("closed-days", { periods: [] });
  await set("delivery-days", { enabled: true, cutOffHour: 16, saturdays: false });
  await set("free-delivery", { from: "0" });
});

afterAll(() => products.clear());

async function set(name: string, values: object) {
  const { status, body } = await admin.put(`/api/settings/${name}`, values);
  expect(status, JSON.stringify(body)).toBe(200);
}

function closed(from: number, to: number, takesOrders: boolean): ClosedPeriod {
  return { from: dayAfter(TODAY, from), to: dayAfter(TODAY, to), takesOrders, ...SENTENCE };
}

async function shown(): Promise<Delivery> {
  return exactly(delivery, (await new Client().get("/api/delivery")).body);
}

function place(quantity = 1, orderData = {}): Promise<Order> {
  return placedOrder(admin, shopper, [{ productId, quantity }], orderData);
}

async function page(path: string, language: string): Promise<string> {
  return (await fetch(`${edgeUrl}${path}`, { headers: { cookie: `preferred-language=${language}` } })).text();
}

describe("closed days", () => {
  it("are in the HTML of the shop's pages in the reader's language, as soon as they are saved and until they are deleted", async () => {
    expect(await page("/contact", "mn")).not.toContain(SENTENCE.text);
    await set("closed-days", { periods: [closed(3, 5, true), closed(60, 61, true)] });
    const from = dayText(dayAfter(TODAY, 3), "en");
    expect(await page("/contact", "mn")).toContain(SENTENCE.text);
    expect(await page("/", "ru")).toContain(SENTENCE.textRu);
    const html = await page(`/products/${productId}`, "en");
    expect(html).toContain(SENTENCE.textEn);
    expect(html).toContain(from);
    expect(html).toContain("You can order; we send it afterwards.");
    // The one in two months is not told yet.
    expect(html).not.toContain(`Closed: ${dayText(dayAfter(TODAY, 60), "en")}`);
    await set("closed-days", { periods: [] });
    expect(await page("/contact", "mn")).not.toContain(SENTENCE.text);
  });

  it("take orders or not, as the owner says; he may order for a caller all the same", async () => {
    await set("closed-days", { periods: [closed(0, 2, true)] });
    const order = await place();
    expect((order.leavesOn ?? "") > dayAfter(TODAY, 2)).toBe(true);

    await set("closed-days", { periods: [closed(-1, 2, false)] });
    const refused = await sendOrder(shopper, [{ productId, quantity: 1 }]);
    expect([refused.status, refused.body.code]).toEqual([409, "shop_closed"]);
    expect(JSON.stringify(refused.body)).toContain(dayText(dayAfter(TODAY, 2), "mn"));
    const { orderData } = await shopper.order([]);
    const { customerEmail: _, transferAccountHolder: __, ...fields } = orderData;
    const answer = await admin.post("/api/admin/orders", {
      customer: { name: "Оюун Дорж", phone: `010-${randomInt(1000, 10_000)}-${randomInt(1000, 10_000)}` },
      orderData: fields,
      cartItems: [{ productId, quantity: 1 }],
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);

    await set("closed-days", { periods: [closed(-3, -1, false), closed(1, 2, false)] });
    expect((await sendOrder(shopper, [{ productId, quantity: 1 }])).status).toBe(201);
  });

  it.each([
    ["periods.0.to", { to: dayAfter(TODAY, -1), from: TODAY }, "closed_days_invalid"],
    ["periods.0.from", { from: "2026-02-30" }, "date_invalid"],
    ["periods.0.text", { text: " \u200b " }, "closed_text_required"],
  ])("are refused with a bad %s", async (field, change, code) => {
    const json = { periods: [{ ...closed(0, 1, true), ...change }] };
    const refused = await admin.refused(400, "PUT", "/api/settings/closed-days", { json });
    expect(refused.fields).toMatchObject({ [field]: { code } });
  });

  it("are the admins' to read as a setting and to change", async () => {
    for (const [client, status] of [
      [new Client(), 401],
      [(await registeredShopper()).client, 403],
    ] as const) {
      for (const name of ["closed-days", "delivery-days", "free-delivery"]) {
        await client.refused(status, "GET", `/api/settings/${name}`);
        await client.refused(status, "PUT", `/api/settings/${name}`, { json: { periods: [] } });
      }
    }
  });
});

describe("the day on which an order leaves", () => {
  it("is the one that shoppers are shown, and follows the calendar until the order is paid", async () => {
    const plan = planDelivery(await shown(), new Date());
    const [order, paid] = [await place(), await place()];
    expect([order.leavesOn, order.arrivesOn]).toEqual([plan?.leavesOn, plan?.arrivesOn]);
    await setStatus(admin, paid.id, "processing");
    await set("closed-days", { periods: [closed(0, 20, true)] });
    expect((await inShop(admin, order.id)).leavesOn).toBe(planDelivery(await shown(), new Date())?.leavesOn);
    expect((await inShop(admin, paid.id)).leavesOn).toBe(plan?.leavesOn);
    const html = await page(`/products/${productId}`, "en");
    const later = planDelivery(await shown(), new Date());
    expect(html).toContain(dayText(later?.leavesOn ?? "", "en"));
  });

  it("is when an order is to be paid that is placed while the shop sends nothing", async () => {
    await set("closed-days", { periods: [closed(0, 20, true)] });
    const plan = planDelivery(await shown(), new Date());
    expect((await place()).paymentDeadline).toBe(plan?.payBefore);
  });

  it("is counted anew when the money comes late, with a line in the history and in the mail", async () => {
    const customerEmail = `late-${Date.now()}@example.com`;
    const order = await place(1, { customerEmail });
    await shopPool().query(
      "UPDATE order_detail SET leaves_on = '2026-01-05', arrives_on = '2026-01-06' WHERE order_number = $1",
      [order.id],
    );
    const plan = planDelivery(await shown(), new Date());
    const paid = await setStatus(admin, order.id, "processing");
    expect([paid.leavesOn, paid.arrivesOn]).toEqual([plan?.leavesOn, plan?.arrivesOn]);
    const { body } = await admin.get<OrderStatusChange[]>(`/api/orders/${order.id}/history`);
    expect(body.at(-1)?.changed).toEqual([
      { field: "leavesOn", from: "2026-01-05", to: plan?.leavesOn },
      { field: "arrivesOn", from: "2026-01-06", to: plan?.arrivesOn },
    ]);
    const mails = await mailsTo(customerEmail, 2);
    expect(
      mails.some(({ text }) => text.includes("өөрчлөгдлөө") && text.includes(dayText(plan?.leavesOn ?? "", "mn"))),
    ).toBe(true);
  });

  it("is another one for paid orders that were promised a closed day, whose customers are told with one press", async () => {
    const customerEmail = `displaced-${Date.now()}@example.com`;
    const [order, unpaid, sent] = [await place(1, { customerEmail }), await place(), await place()];
    for (const { id } of [order, sent]) await setStatus(admin, id, "processing");
    const parcel = { courier: "cj", trackingNumber: newTrackingNumber() };
    expect((await admin.put(`/api/admin/orders/${sent.id}/sent`, parcel)).status).toBe(200);
    const path = "/api/admin/orders/displaced";
    const listed = async () => exactly(displacedOrders, (await admin.get(path)).body);
    expect((await listed()).map(({ id }) => id)).not.toContain(order.id);

    await set("closed-days", { periods: [closed(0, 10, true)] });
    const plan = planDelivery(await shown(), new Date());
    // At most a hundred are listed, and other tests have placed many before: they are promised no day.
    await shopPool().query(
      "UPDATE order_detail SET leaves_on = NULL, arrives_on = NULL WHERE order_number <> ALL ($1)",
      [[order.id, unpaid.id, sent.id]],
    );
    const found = (await listed()).filter(({ id }) => [order.id, unpaid.id, sent.id].includes(id));
    expect(found.map(({ id, newLeavesOn, newArrivesOn }) => [id, newLeavesOn, newArrivesOn])).toEqual([
      [order.id, plan?.leavesOn, plan?.arrivesOn],
    ]);
    for (let press = 0; press < 2; press += 1) {
      const answer = await admin.post(path, { ids: [order.id, unpaid.id] });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      expect(exactly(displacedOrders, answer.body).map(({ id }) => id)).not.toContain(order.id);
    }
    const moved = await inShop(admin, order.id);
    expect([moved.leavesOn, moved.arrivesOn]).toEqual([plan?.leavesOn, plan?.arrivesOn]);
    const told = (await mailsTo(customerEmail, 3)).filter(({ subject }) => subject.includes("илгээх өдөр өөрчлөгдлөө"));
    expect(told.map(({ text }) => text.includes(dayText(plan?.leavesOn ?? "", "mn")))).toEqual([true]);
    for (const [client, status] of [
      [new Client(), 401],
      [shopper.client, 403],
    ] as const)
      await client.refused(status, "POST", path, { json: { ids: [order.id] } });
    await admin.refused(400, "POST", path, { json: { ids: [] } });
  });

  it("is none where the owner shows no days", async () => {
    await set("delivery-days", { enabled: false, cutOffHour: 16 });
    const order = await place();
    expect([order.leavesOn, order.arrivesOn]).toEqual([null, null]);
    expect((await setStatus(admin, order.id, "processing")).leavesOn).toBeNull();
  });
});

describe("free delivery", () => {
  it("begins at the sum of the goods, for shoppers and for callers, and only for new orders", async () => {
    const before = await place(2);
    expect(before.shippingFee).toBe(SHIPPING_FEE);
    await set("free-delivery", { from: "50,000" });
    expect((await shown()).freeFrom).toBe(50_000);
    const [below, from] = [await place(1), await place(2)];
    expect([below.shippingFee, below.totalAmount]).toEqual([SHIPPING_FEE, String(PRICE + SHIPPING_FEE)]);
    expect([from.shippingFee, from.totalAmount, from.due]).toEqual([0, String(2 * PRICE), 2 * PRICE]);
    expect((await inShop(admin, before.id)).shippingFee).toBe(SHIPPING_FEE);
    // A cart that still counts the fee is asked about the other total.
    const stale = await sendOrder(shopper, [{ productId, quantity: 2 }], {
      totalAmount: String(2 * PRICE + SHIPPING_FEE),
    });
    expect([stale.status, stale.body.code, stale.body.totalAmount]).toEqual([
      409,
      "order_total_changed",
      String(2 * PRICE),
    ]);
  });
});

describe("an island", () => {
  const to = (address: string) => ({ customerAddress: address });
  const sent = (address: string, totalAmount: number) =>
    sendOrder(shopper, [{ productId, quantity: 1 }], { ...to(address), totalAmount: String(totalAmount) });

  const { islands: begun } = DEFAULT_ISLANDS;

  beforeAll(() =>
    set("islands", { islands: begun.map((one) => ({ ...one, surcharge: one.from === "63000" ? 3000 : 0 })) }),
  );
  afterAll(() => set("islands", { islands: begun }));

  it("costs its surcharge in the one shipping fee and takes a day longer, also when it is paid", async () => {
    const order = await place(1, to("63100 제주시 연동 1"));
    expect([order.shippingFee, order.totalAmount]).toEqual([SHIPPING_FEE + 3000, String(PRICE + SHIPPING_FEE + 3000)]);
    const plan = planDelivery(await shown(), new Date(), 1);
    expect([order.leavesOn, order.arrivesOn]).toEqual([plan?.leavesOn, plan?.arrivesOn]);
    expect(order.arrivesOn).toBe(dayAfter(order.leavesOn ?? "", 2));
    expect((await setStatus(admin, order.id, "processing")).arrivesOn).toBe(plan?.arrivesOn);
    const mainland = await place(1, to("06134 서울시 강남구 1"));
    expect(mainland.shippingFee).toBe(SHIPPING_FEE);
  });

  it("keeps its surcharge where delivery is free, and asks about another total than was seen", async () => {
    await set("free-delivery", { from: PRICE });
    const { status, body } = await sent("63100 제주시", PRICE);
    expect([status, body.code, body.totalAmount]).toEqual([409, "order_total_changed", String(PRICE + 3000)]);
    expect((await sent("63100 제주시", PRICE + 3000)).status).toBe(201);
  });

  it("is refused at the address where the owner does not deliver", async () => {
    const { body: before } = await admin.get<IslandsSetting>("/api/settings/islands");
    const { islands } = before;
    try {
      await set("islands", { islands: [{ name: "Удо", from: "63365", to: "63365", surcharge: null }, ...islands] });
      const { orderData, cartItems } = await shopper.order([{ productId, quantity: 1 }], to("63365 제주시 우도면"));
      const refused = await shopper.client.refused(400, "POST", "/api/orders", { json: { orderData, cartItems } });
      expect(refused.fields).toMatchObject({ "orderData.customerAddress": { code: "island_not_served" } });
    } finally {
      await set("islands", { islands });
    }
  });

  it("cannot have postcodes that are none", async () => {
    const json = { islands: [{ name: "Удо", from: "63366", to: "63365", surcharge: 0 }] };
    const refused = await admin.refused(400, "PUT", "/api/settings/islands", { json });
    expect(refused.fields).toMatchObject({ "islands.0.to": { code: "postcodes_reversed" } });
  });
});
