import { type Credit, credit as creditContract, type OrderReturn } from "@zakh/bookkeeping/contract";
import type { Product } from "@zakh/catalog/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { type Order, orderNumber } from "@zakh/orders/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, commerceUrl, fromElsewhere, signedInAdmin } from "./client";
import { mailsTo } from "./mailbox";
import { exactly, inMedusa, inShop, SHIPPING_FEE, Shopper, signedInDashboard } from "./orders-client";
import { deliverAtOnce, placedOrder, sendOrder, setStatus } from "./test-orders";
import { stockOf, TestProducts } from "./test-products";

/** The example of the issue: 2.0 kg at 18,900 won, packed 1.87, is 2,457 won less. */
const PRICE = 18_900;
const LESS = 2457;
const TOTAL = 2 * PRICE + SHIPPING_FEE;

let admin: Client;
let shopper: Shopper;
let dashboard: Client;
let products: TestProducts;
let mutton: Product;
let beef: Product;

beforeAll(async () => {
  [admin, shopper, dashboard] = [await signedInAdmin(), await Shopper.register(), await signedInDashboard()];
  products = new TestProducts(admin);
  mutton = await products.add({ price: PRICE, trackStock: true, stock: 100 });
  beef = await products.add({ price: 30_000 });
});

afterAll(() => products.clear());

const twoKilograms = () => [{ productId: mutton.id, quantity: 2 }];

function placed(orderData = {}, items = twoKilograms(), buyer = shopper): Promise<Order> {
  return placedOrder(admin, buyer, items, orderData);
}

async function paid(...how: Parameters<typeof placed>): Promise<Order> {
  const { id } = await placed(...how);
  return setTo(id, "processing");
}

const deliver = (id: number) => deliverAtOnce(admin, id);
const setTo = (id: number, status: Order["status"]) => setStatus(admin, id, status);

function weigh({ id }: Order, lines: unknown, client = admin) {
  return client.put<Order & { code: string }>(`/api/admin/orders/${id}/packed`, { lines });
}

/** The order with what was packed of its first line. */
async function weighed(order: Order, packedQuantity: number | null): Promise<Order> {
  const { status, body } = await weigh(order, [{ id: order.items[0]?.id, packedQuantity }]);
  expect(status, JSON.stringify(body)).toBe(200);
  return inShop(admin, order.id);
}

/** The total as a mail says it. */
function wonText({ totalAmount }: Order): string {
  return `₩${Number(totalAmount).toLocaleString("ko-KR")}`;
}

async function creditOf({ client }: Shopper): Promise<Credit> {
  return exactly(creditContract, (await client.get("/api/user/credit")).body);
}

function grant({ user }: Shopper, amount: unknown, reason: unknown = "Уучлаарай", client = admin) {
  return client.post<Credit & { code: string; credit: number }>(`/api/admin/users/${user.id}/credit`, {
    amount,
    reason,
  });
}

it("a line costs less by the price of the missing grams, rounded once, and by all of it when it was not there", async () => {
  const lines = [
    [18_900, 1, 2, 37_800, 1.87, 2457],
    [18_900, 1, 2, 37_800, 1.9995, 0],
    [18_900, 1, 2, 37_800, 1.999, 19],
    [12_345, 1, 0.3, 3704, 0.1, 2469],
    // A price for several kilograms.
    [62_000, 4, 6, 93_000, 5.5, 7750],
    [333, 1, 0.5, 167, 0, 167],
    // As much, and more than was ordered.
    [18_900, 1, 2, 37_800, 2, 0],
    [18_900, 1, 2, 37_800, 2.4, 0],
    [18_900, 1, 2, 37_800, null, 0],
  ];
  const { rows: made } = await shopPool().query<{ sql: string }>(
    "SELECT generation_expression AS sql FROM information_schema.columns WHERE table_name = 'order_line' AND column_name = 'weight_reduction'",
  );
  const { rows } = await shopPool().query<{ less: number }>(
    `SELECT (${made[0]?.sql})::float8 AS less FROM (SELECT (item->>0)::numeric AS price, (item->>1)::numeric AS price_divisor,
       (item->>2)::numeric AS quantity, (item->>3)::numeric AS total, (item->>4)::numeric AS packed_quantity, place
       FROM json_array_elements($1) WITH ORDINALITY AS given(item, place)) line ORDER BY place`,
    [JSON.stringify(lines)],
  );
  expect(rows.map(({ less }) => less)).toEqual(lines.map((line) => line[5]));
});

describe("the packed weight of a paid order", () => {
  it("takes what is missing off the total, once per line, and Medusa's order and the stock follow", async () => {
    const before = await stockOf(mutton);
    const order = await weighed(await paid(), 1.87);
    expect(order).toMatchObject({ totalAmount: String(TOTAL - LESS), weightReduction: LESS, toReturn: LESS, due: 0 });
    expect(order.toTransfer).toBe(0);
    expect(order.items[0]).toMatchObject({ quantity: 2, packedQuantity: 1.87, lineTotal: 2 * PRICE });
    expect(order.items[0]?.weightReduction).toBe(LESS);
    expect(await stockOf(mutton)).toEqual({ ...before, reserved: before.reserved + 1.87 });
    expect(await inMedusa(dashboard, order.id)).toMatchObject({ total: TOTAL - LESS });
    const { body: history } = await admin.get<unknown[]>(`/api/orders/${order.id}/history`);
    expect(history.at(-1)).toMatchObject({
      from: "processing",
      to: "processing",
      money: [{ kind: "to_return", amount: LESS }],
      changed: [
        {
          field: "packedWeight",
          from: `${mutton.name} 2`,
          to: "1.87",
          product: { name: mutton.name, nameRu: mutton.nameRu, nameEn: mutton.nameEn },
        },
      ],
    });
  });

  it("becomes credit with the delivery, which the customer is told line by line, and the stock loses what was packed", async () => {
    const before = await stockOf(mutton);
    const customerEmail = `weighed-${Date.now()}@example.com`;
    const { id } = await weighed(await paid({ customerEmail }), 1.87);
    expect(await setTo(id, "completed")).toMatchObject({ creditGiven: 0, toReturn: LESS, toTransfer: 0 });
    expect((await creditOf(shopper)).entries.filter(({ orderId }) => orderId === id)).toEqual([]);
    const { body: returns } = await admin.get<OrderReturn[]>("/api/admin/returns?limit=100");
    expect(returns.find((waiting) => waiting.id === id)).toBeUndefined();
    expect(await stockOf(mutton)).toMatchObject({ stocked: Number((before.stocked - 1.87).toFixed(2)) });
    const mail = (await mailsTo(customerEmail, 2)).find(({ subject }) => subject.includes("хүргэгдлээ"));
    for (const text of ["2 кг → 1.87 кг", "₩2,457", "₩39,343"]) expect(mail?.text).toContain(text);
    expect(await inShop(admin, id)).toMatchObject({ creditGiven: LESS, toReturn: 0, received: TOTAL - LESS });
    const { entries } = await creditOf(shopper);
    expect(entries[0]).toMatchObject({ amount: LESS, orderId: id, reason: "" });
    expect(await inMedusa(dashboard, id)).toMatchObject({ status: "completed", total: TOTAL - LESS });
  });

  it("is taken back with the delivery, but for what is spent, and becomes credit again with the next one", async () => {
    const person = await Shopper.register();
    const order = await weighed(await paid({}, twoKilograms(), person), 1.87);
    await deliver(order.id);
    expect((await creditOf(person)).balance).toBe(LESS);
    await placed({ useCredit: 2000 }, twoKilograms(), person);
    expect(await setTo(order.id, "processing")).toMatchObject({
      creditGiven: 2000,
      toReturn: LESS - 2000,
      toTransfer: 0,
      received: TOTAL - 2000,
    });
    expect((await creditOf(person)).balance).toBe(0);
    const { body: history } = await admin.get<{ changed: unknown }[]>(`/api/orders/${order.id}/history`);
    expect(history.at(-1)).toMatchObject({
      money: [{ kind: "credit_given", amount: 2000 - LESS }],
      changed: [{ field: "deliveryCredit", from: String(LESS), to: "2000" }],
    });
    await weighed(order, 1.8);
    const again = await deliver(order.id);
    expect(again).toMatchObject({ creditGiven: PRICE / 5, toReturn: 0, received: Number(again.totalAmount) });
    expect((await creditOf(person)).balance).toBe(PRICE / 5 - 2000);
    expect(await inMedusa(dashboard, order.id)).toMatchObject({ total: TOTAL - PRICE / 5, status: "completed" });
  });

  it.each(["credit", "transfer"] as const)(
    "as %s is told anew where the order was weighed again",
    async (weightRefund) => {
      const customerEmail = `anew-${weightRefund}-${Date.now()}@example.com`;
      const order = await weighed(await paid({ customerEmail, weightRefund }), 1.87);
      const [first, again] = [await setTo(order.id, "completed"), 1.5];
      expect((await mailsTo(customerEmail, 2)).some(({ text }) => text.includes(wonText(first)))).toBe(true);
      await setTo(order.id, "processing");
      await weighed(order, again);
      const second = await setTo(order.id, "completed");
      const told = (await mailsTo(customerEmail, 3)).filter(({ subject }) => subject.includes("хүргэгдлээ"));
      expect(told.map(({ text }) => [first, second].map((one) => text.includes(wonText(one))))).toEqual([
        [true, false],
        [false, true],
      ]);
    },
  );

  it("stays to be returned where the customer has closed the account, who could not use credit", async () => {
    const leaving = await Shopper.register();
    const order = await paid({}, twoKilograms(), leaving);
    const customers = await dashboard.get<{ customers: { id: string }[] }>(
      `/admin/customers?email=${encodeURIComponent(leaving.user.email)}`,
    );
    expect((await dashboard.delete(`/admin/customers/${customers.body.customers[0]?.id}`)).status).toBe(200);
    await weighed(order, 1.87);
    expect(await deliver(order.id)).toMatchObject({ toReturn: LESS, toTransfer: LESS, creditGiven: 0 });
    const asCredit = { amount: LESS, as: "credit" };
    const refused = await admin.refused(409, "POST", `/api/admin/orders/${order.id}/returned`, { json: asCredit });
    expect(refused.code).toBe("customer_gone");
  });

  it("is on the list of money to return only where it will not be credit, and says why", async () => {
    const waits = async ({ id }: Order) => {
      const { body } = await admin.get<OrderReturn[]>("/api/admin/returns?limit=100");
      return body.find((waiting) => waiting.id === id);
    };
    const credit = await weighed(await paid(), 1.87);
    expect(await waits(credit)).toBeUndefined();
    const transfer = await weighed(await paid({ weightRefund: "transfer" }), 1.87);
    expect(await waits(transfer)).toMatchObject({ amount: LESS, reason: "packed_less" });
    await setTo(credit.id, "cancelled");
    expect(await waits(credit)).toMatchObject({ amount: TOTAL, reason: "cancelled" });
  });

  it("can be typed anew until the delivery, and taken away", async () => {
    const order = await weighed(await paid(), 1.5);
    expect(await weighed(order, 1.87)).toMatchObject({ weightReduction: LESS, toReturn: LESS });
    expect(await weighed(order, 2.4)).toMatchObject({ weightReduction: 0, toReturn: 0, totalAmount: String(TOTAL) });
    expect((await weighed(order, null)).items[0]?.packedQuantity).toBeNull();
    expect(await inMedusa(dashboard, order.id)).toMatchObject({ total: TOTAL });
  });

  it("keeps an order cancelled that needs more than is left, to the gram", async () => {
    const rare = await products.add({ price: PRICE, trackStock: true, stock: 4.2 });
    const first = await weighed(await paid({}, [{ productId: rare.id, quantity: 2.1 }]), 2.14);
    await setTo(first.id, "cancelled");
    await placed({}, [{ productId: rare.id, quantity: 2.1 }]);
    const { status, body } = await admin.patch<{ code: string }>(`/api/orders/${first.id}/status`, {
      status: "processing",
    });
    expect([status, body.code]).toEqual([409, "stock_short"]);
  });

  it("of 0 is a line that was not there, and an order of nothing but those is refused", async () => {
    const two = [
      { productId: mutton.id, quantity: 2 },
      { productId: beef.id, quantity: 1 },
    ];
    const order = await paid({}, two);
    const gone = [{ id: order.items[0]?.id, packedQuantity: 0 }];
    expect((await weigh(order, gone)).body.code).toBe("packed_weight_unlikely");
    const { body: after } = await admin.put<Order>(`/api/admin/orders/${order.id}/packed`, {
      lines: gone,
      confirmed: true,
    });
    expect(after).toMatchObject({ weightReduction: 2 * PRICE, toReturn: 2 * PRICE });
    const { status, body } = await weigh(
      order,
      order.items.map(({ id }) => ({ id, packedQuantity: 0 })),
    );
    expect([status, body.code]).toEqual([409, "nothing_packed"]);
  });

  it("is refused for an order that is not paid, is delivered, or is another's, and for what is no weight", async () => {
    const order = await placed();
    const lines = [{ id: order.items[0]?.id, packedQuantity: 1 }];
    expect((await weigh(order, lines)).body.code).toBe("order_not_paid");
    await setTo(order.id, "completed");
    expect((await weigh(order, lines)).body.code).toBe("order_completed");
    const other = await paid();
    expect((await weigh(other, lines)).status).toBe(400);
    for (const packedQuantity of [-1, 1.875, 1e-7, "1", 1e9, undefined]) {
      const { status } = await weigh(other, [{ id: other.items[0]?.id, packedQuantity }]);
      expect(status, String(packedQuantity)).toBe(400);
    }
    const twice = [1, 2].map((packedQuantity) => ({ id: other.items[0]?.id, packedQuantity }));
    expect((await weigh(other, twice)).status).toBe(400);
    expect((await weigh(other, lines, shopper.client)).status).toBe(403);
    expect((await weigh(other, lines, new Client())).status).toBe(401);
    expect((await weigh({ ...other, id: 2_000_000_000 }, lines)).status).toBe(404);
    expect(
      (await admin.patch(`/api/orders/${(await weighed(other, 1)).id}/status`, { status: "pending" })).status,
    ).toBe(409);
  });

  it("is asked about where it can hardly be, once, and takes nothing from the stock before it is confirmed", async () => {
    const order = await weighed(await paid(), 3.5);
    const before = await stockOf(mutton);
    const [line] = order.items;
    const unlikely = [{ id: line?.id, packedQuantity: 1870 }];
    const refused = await weigh(order, unlikely);
    expect([refused.status, refused.body.code]).toEqual([400, "packed_weight_unlikely"]);
    expect(await stockOf(mutton)).toEqual(before);
    const path = `/api/admin/orders/${order.id}/packed`;
    const heavy = [{ id: line?.id, packedQuantity: 3.51 }];
    expect((await admin.put(path, { lines: heavy, confirmed: false })).status).toBe(400);
    expect((await admin.put(path, { lines: heavy, confirmed: "yes" })).status).toBe(400);
    expect((await admin.put(path, { lines: heavy, confirmed: true })).status).toBe(200);
    expect((await weigh(order, heavy)).status).toBe(200);
  });

  it("is not overwritten by one that was typed over another, and the present one is answered", async () => {
    const order = await weighed(await paid(), 1.77);
    const id = order.items[0]?.id;
    const late = await weigh(order, [{ id, packedQuantity: 1.85, from: null }]);
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: "changed_meanwhile", present: { id, packedQuantity: 1.77 } },
    ]);
    expect((await weigh(order, [{ id, packedQuantity: 1.77, from: null }])).status, "a repeat").toBe(200);
    expect((await weigh(order, [{ id, packedQuantity: 1.85, from: 1.77 }])).status).toBe(200);
    expect((await weigh(order, [{ id, packedQuantity: 1.8 }])).status, "without what was known").toBe(200);
    expect((await weigh(order, [{ id, packedQuantity: 1.8, from: "1.8" }])).status).toBe(400);
  });

  it("is corrected after the delivery by an amount with a reason", async () => {
    const order = await deliver((await weighed(await paid(), 1.87)).id);
    const correct = (amount: unknown, reason: unknown, id = order.id) =>
      admin.post<{ code: string }>(`/api/admin/orders/${id}/corrections`, { amount, reason });
    expect((await correct(1000, "Яс ихтэй байсан")).status).toBe(200);
    const after = await inShop(admin, order.id);
    expect(after).toMatchObject({ totalAmount: String(TOTAL - LESS - 1000), creditGiven: LESS + 1000, toReturn: 0 });
    const again = await weighed(await setTo(order.id, "processing"), 1.8);
    expect([again.weightReduction, again.correction, again.givenBack]).toEqual([Math.round(0.2 * PRICE), 1000, 0]);
    await setTo(order.id, "completed");
    expect((await correct(TOTAL, "Бүгд")).body.code).toBe("correction_too_large");
    expect((await correct(10, "")).status).toBe(400);
    expect((await correct(0, "Яс ихтэй")).status).toBe(400);
    expect((await correct(10, "Яс ихтэй", (await paid()).id)).body.code).toBe("order_not_completed");
  });
});

describe("the credit of a customer", () => {
  it("is given and taken by the owner with a reason, never below zero", async () => {
    const person = await Shopper.register();
    expect(await creditOf(person)).toEqual({ balance: 0, entries: [] });
    expect((await grant(person, 5000)).status).toBe(200);
    expect((await grant(person, -2000, "Буруу бичсэн")).body.balance).toBe(3000);
    const { status, body } = await grant(person, -3001);
    expect([status, body.code, body.credit]).toEqual([409, "credit_too_low", 3000]);
    for (const amount of [0, 1.5, "5", 1e9, null]) expect((await grant(person, amount)).status).toBe(400);
    expect((await grant(person, 5, "")).status).toBe(400);
    expect((await grant(person, 5, "Бэлэг", person.client)).status).toBe(403);
    expect((await new Client().get("/api/user/credit")).status).toBe(401);
    expect((await admin.get("/api/admin/users/2000000000/credit")).status).toBe(404);
    expect((await grant({ ...person, user: { ...person.user, id: 2_000_000_000 } } as Shopper, 5)).status).toBe(404);
    const { entries } = await creditOf(person);
    expect(entries.map(({ amount, reason }) => [amount, reason])).toEqual([
      [-2000, "Буруу бичсэн"],
      [5000, "Уучлаарай"],
    ]);
  });

  it("pays a part of an order, comes back when it is cancelled, and is used once however many orders want it", async () => {
    const person = await Shopper.register();
    await grant(person, 5000);
    const wanting = { useCredit: 5000 };
    const answers = await Promise.all([1, 2, 3].map(() => sendOrder(person, twoKilograms(), wanting)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: "credit_changed", credit: 0 });
    const id = answers.find(({ status }) => status === 201)?.body.id ?? 0;
    const order = await inShop(admin, id);
    expect(order).toMatchObject({ creditUsed: 5000, due: TOTAL - 5000, totalAmount: String(TOTAL) });
    expect((await creditOf(person)).balance).toBe(0);
    await setTo(id, "processing");
    expect(await setTo(id, "cancelled")).toMatchObject({ toReturn: TOTAL - 5000, creditUsed: 0, creditGiven: 0 });
    expect((await creditOf(person)).balance).toBe(5000);
  });

  it("pays a whole order at once, and the mail asks for nothing", async () => {
    const person = await Shopper.register();
    await grant(person, 100_000);
    const customerEmail = `credit-${Date.now()}@example.com`;
    const order = await placed({ useCredit: 100_000, customerEmail }, undefined, person);
    expect(order).toMatchObject({ status: "processing", due: 0, creditUsed: TOTAL });
    expect((await creditOf(person)).balance).toBe(100_000 - TOTAL);
    const mails = await mailsTo(customerEmail, 2);
    const first = mails.find(({ subject }) => subject.includes(orderNumber(order.id)) && subject.includes("авлаа"));
    expect(first?.text).toContain("хэтэвчнээс бүрэн төлсөн");
    expect(await inMedusa(dashboard, order.id)).toMatchObject({ payment_status: "captured" });
  });

  it("is answered alike when the request is repeated", async () => {
    const person = await Shopper.register();
    await grant(person, 5000);
    const body = await person.order([{ productId: mutton.id, quantity: 1 }], { useCredit: 5000 });
    const send = () =>
      person.client.at(commerceUrl, fromElsewhere()).send("POST", "/api/orders", {
        json: body,
        headers: { "Idempotency-Key": `credit-${person.user.id}` },
      });
    const both = await Promise.all([send(), send()]);
    expect(both[0]?.body).toEqual(both[1]?.body);
    expect(await send()).toMatchObject({ status: 201, body: both[0]?.body });
    expect((await creditOf(person)).entries).toHaveLength(2);
  });

  it("can be what the owner gives back instead of a transfer", async () => {
    const person = await Shopper.register();
    const order = await paid({}, undefined, person);
    await setTo(order.id, "cancelled");
    const back = (amount: number) => admin.post(`/api/admin/orders/${order.id}/returned`, { amount, as: "credit" });
    expect((await back(TOTAL - 1000)).status).toBe(200);
    expect(await inShop(admin, order.id)).toMatchObject({ creditGiven: TOTAL - 1000, toReturn: 1000, returned: 0 });
    expect((await back(1001)).status).toBe(409);
    expect((await creditOf(person)).balance).toBe(TOTAL - 1000);
  });
});
