import { setTimeout as pause } from "node:timers/promises";
import type { Product } from "@zakh/catalog/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { type Order, order as orderContract } from "@zakh/orders/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newPayer } from "./bank-files";
import { Client, commerceUrl, edgeUrl, fromElsewhere, signedInAdmin } from "./client";
import { mailsTo, readMails } from "./mailbox";
import { exactly, inMedusa, inShop, SHIPPING_FEE, Shopper, signedInDashboard } from "./orders-client";
import { decideLine, importedLine } from "./test-bank";
import { TestProducts } from "./test-products";

const MUTTON = 18_900;
const BEEF = 30_000;
/** Two kilograms of mutton. */
const TOTAL = 2 * MUTTON + SHIPPING_FEE;
/** Its addition of a kilogram of beef. */
const RAISED = TOTAL + BEEF;

type Refusal = Order & { code: string; totalAmount: string; due: number };

let admin: Client;
let shopper: Shopper;
let dashboard: Client;
let products: TestProducts;
let mutton: Product;
let beef: Product;

beforeAll(async () => {
  [admin, shopper, dashboard] = [await signedInAdmin(), await Shopper.register(), await signedInDashboard()];
  products = new TestProducts(admin);
  mutton = await products.add({ price: MUTTON, trackStock: true, stock: 100 });
  beef = await products.add({ price: BEEF, trackStock: true, stock: 20 });
});

afterAll(() => products.clear());

/** The orders of one account are limited. */
async function anotherShopper() {
  shopper = await Shopper.register();
}

async function placed(orderData = {}): Promise<Order> {
  // Orders of one address are limited, and browser tests need them, too.
  const client = shopper.client.at(commerceUrl, fromElsewhere());
  const body = await shopper.order([{ productId: mutton.id, quantity: 2 }], orderData);
  const answer = await client.post<{ id: number }>("/api/orders", body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return inShop(admin, answer.body.id);
}

async function setTo({ id }: Order, status: Order["status"]): Promise<Order> {
  const answer = await admin.patch(`/api/orders/${id}/status`, { status });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return inShop(admin, id);
}

const paid = async (orderData = {}) => setTo(await placed(orderData), "processing");

function change({ id }: Order, body: unknown, client = admin) {
  return client.post<Refusal>(`/api/admin/orders/${id}/changes`, body);
}

async function changed(order: Order, body: unknown): Promise<Order> {
  const answer = await change(order, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return exactly(orderContract, answer.body);
}

const withBeef = () => ({ lines: [{ productId: beef.id, quantity: 1 }] });

function answerOffer({ id, offer }: Order, agrees: unknown, client = shopper.client, query = "") {
  return client.post<Refusal>(`/api/orders/${id}/offer${query}`, { offer: offer?.id, agrees });
}

/** Kilograms that are reserved of a product. */
async function reserved({ id }: Product): Promise<number> {
  const { rows } = await shopPool().query(
    `SELECT level.reserved_quantity::float8 AS reserved
     FROM product_detail d JOIN product_product_detail link ON link.product_detail_id = d.id
     JOIN product_variant v ON v.product_id = link.product_id
     JOIN product_variant_inventory_item item ON item.variant_id = v.id
     JOIN inventory_level level ON level.inventory_item_id = item.inventory_item_id WHERE d.number = $1`,
    [id],
  );
  return rows[0].reserved;
}

async function historyOf({ id }: Order) {
  return (
    await admin.get<{ changedBy: string | null; changed: unknown[]; money: unknown[] }[]>(`/api/orders/${id}/history`)
  ).body;
}

describe("the owner changes an order before it is packed", () => {
  it("has a new address, phone and note, for the shop and in Medusa, and the customer gets one mail", async () => {
    const customerEmail = `moved-${Date.now()}@example.com`;
    const order = await paid({ customerEmail });
    const wanted = {
      customerAddress: "Пусан хот, Хэүндэ 7",
      customerPhone: "010-7777-8888",
      note: "Хаалган дээр үлдээх",
    };
    expect(await changed(order, wanted)).toMatchObject({ ...wanted, totalAmount: String(TOTAL), offer: null });
    const { body } = await dashboard.get<{ orders: { shipping_address: object }[] }>(
      `/admin/orders?limit=1&order=-display_id&fields=display_id,*shipping_address`,
    );
    expect(body.orders[0]?.shipping_address).toMatchObject({
      address_1: wanted.customerAddress,
      phone: wanted.customerPhone,
    });
    const mail = (await mailsTo(customerEmail, 3)).find(({ subject }) => subject.includes("өөрчиллөө"));
    for (const text of [...Object.values(wanted)]) expect(mail?.text).toContain(text);
    expect((await historyOf(order)).at(-1)?.changed).toContainEqual({
      field: "customerAddress",
      from: order.customerAddress,
      to: wanted.customerAddress,
    });
    await changed(order, wanted);
    await pause(300);
    expect(readMails().filter(({ to }) => to === customerEmail)).toHaveLength(3);
  });

  it("has less of a product: the stock, Medusa's order and what is due follow", async () => {
    const before = await reserved(mutton);
    const order = await placed();
    const after = await changed(order, { lines: [{ productId: mutton.id, quantity: 1.5 }] });
    const total = 1.5 * MUTTON + SHIPPING_FEE;
    expect(after).toMatchObject({ totalAmount: String(total), due: total, toReturn: 0, subtotal: 1.5 * MUTTON });
    expect(after.items).toMatchObject([{ id: order.items[0]?.id, quantity: 1.5, lineTotal: 28_350 }]);
    expect(await reserved(mutton)).toBeCloseTo(before + 1.5, 3);
    expect(await inMedusa(dashboard, order.id)).toMatchObject({ total, items: [{ quantity: 1.5 }] });
    const processing = await setTo(order, "processing");
    expect(processing).toMatchObject({ received: total, due: 0 });
    const medusa = await inMedusa(dashboard, order.id);
    expect(medusa).toMatchObject({ payment_status: "captured", payment_collections: [{ amount: total }] });
  });

  it("has a product more and another gone: each line keeps the price that was ordered", async () => {
    const before = [await reserved(mutton), await reserved(beef)];
    const order = await paid();
    const lines = [
      { productId: mutton.id, quantity: 0 },
      { productId: beef.id, quantity: 1 },
    ];
    const after = await changed(order, { lines });
    const total = BEEF + SHIPPING_FEE;
    expect(after).toMatchObject({ totalAmount: String(total), due: 0, toReturn: TOTAL - total });
    expect(after.items).toMatchObject([{ productId: beef.id, quantity: 1, lineTotal: BEEF }]);
    expect([await reserved(mutton), await reserved(beef)]).toEqual([before[0], (before[1] ?? 0) + 1]);
    expect(await inMedusa(dashboard, order.id)).toMatchObject({ total, items: [{ title: beef.name, quantity: 1 }] });
    const completed = await setTo(order, "completed");
    expect(completed).toMatchObject({ toReturn: TOTAL - total, received: TOTAL });
  });

  it("has another fee, and a discount with its reason, which the customer sees", async () => {
    const order = await paid();
    const discount = { amount: 3000, reason: "Хойшилсонд уучлаарай" };
    const after = await changed(order, { shippingFee: 0, discount });
    const total = TOTAL - SHIPPING_FEE - 3000;
    expect(after).toMatchObject({ totalAmount: String(total), shippingFee: 0, discount: 3000, toReturn: 7000 });
    expect(after.discountReason).toBe(discount.reason);
    expect(await inMedusa(dashboard, order.id)).toMatchObject({ total });
    expect((await historyOf(order)).at(-1)?.changed).toEqual([
      { field: "shippingFee", from: "4000", to: "0" },
      { field: "discount", from: "0", to: `3000 (${discount.reason})` },
    ]);
    const back = await changed(order, { discount: { amount: 0 }, agreedByPhone: true });
    expect(back).toMatchObject({ discount: 0, discountReason: "", toReturn: 4000, due: 0 });
    expect(await inMedusa(dashboard, order.id)).toMatchObject({ total: total + 3000 });
  });

  it("is refused with what it would cost where the owner has seen another total", async () => {
    const order = await placed();
    const { status, body } = await change(order, { ...withBeef(), totalAmount: "1" });
    expect([status, body.code, body.totalAmount]).toEqual([409, "order_total_changed", String(RAISED)]);
    expect((await inShop(admin, order.id)).offer).toBeNull();
  });

  it.each([
    ["without a line", () => ({ lines: [{ productId: mutton.id, quantity: 0 }] }), 409, "nothing_left"],
    [
      "of more than there is",
      () => ({ lines: [{ productId: beef.id, quantity: 40 }], agreedByPhone: true }),
      409,
      "stock_short",
    ],
    ["of an unknown product", () => ({ lines: [{ productId: 2_000_000, quantity: 1 }] }), 409, "product_unavailable"],
    ["of less than a tenth", () => ({ lines: [{ productId: mutton.id, quantity: 1.55 }] }), 400, "validation_failed"],
    [
      "with a discount of more than it costs",
      () => ({ discount: { amount: 999_999, reason: "Бэлэг" } }),
      400,
      "discount_too_large",
    ],
    ["with a discount without a reason", () => ({ discount: { amount: 100 } }), 400, "validation_failed"],
    ["with a negative fee", () => ({ shippingFee: -1 }), 400, "validation_failed"],
    [
      "twice of one product",
      () => ({ lines: [1, 2].map((quantity) => ({ productId: beef.id, quantity })) }),
      400,
      "validation_failed",
    ],
  ] as const)("is refused %s, and nothing is half changed", async (_, body, status, code) => {
    const order = await paid();
    const before = [await reserved(mutton), await reserved(beef)];
    const answer = await change(order, { note: "Дээр", ...body() });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await inShop(admin, order.id)).toEqual(order);
    expect([await reserved(mutton), await reserved(beef)]).toEqual(before);
  });

  it("is refused once a line is weighed, or the order delivered or cancelled; its note can be changed until then", async () => {
    const order = await paid();
    await admin.put(`/api/admin/orders/${order.id}/packed`, { lines: [{ id: order.items[0]?.id, packedQuantity: 2 }] });
    expect((await change(order, withBeef())).body.code).toBe("order_packed");
    expect((await changed(order, { note: "Утасдах" })).note).toBe("Утасдах");
    await setTo(order, "completed");
    expect((await change(order, { note: "Оройтсон" })).body.code).toBe("order_closed");
    expect((await change(await setTo(await placed(), "cancelled"), withBeef())).body.code).toBe("order_closed");
  });

  it("is refused while less has gone back for a weight that was taken back", async () => {
    const order = await paid();
    const pack = (packedQuantity: number | null) =>
      admin.put(`/api/admin/orders/${order.id}/packed`, { lines: [{ id: order.items[0]?.id, packedQuantity }] });
    await pack(1);
    await admin.post(`/api/admin/orders/${order.id}/returned`, { amount: MUTTON });
    await pack(null);
    expect((await change(order, { shippingFee: 3000 })).body.code).toBe("order_packed");
  });

  it("has another reason of the same discount", async () => {
    const order = await changed(await paid(), { discount: { amount: 1000, reason: "Хойшилсон" } });
    const after = await changed(order, { discount: { amount: 1000, reason: "Төрсөн өдөр" } });
    expect(after).toMatchObject({ discount: 1000, discountReason: "Төрсөн өдөр", totalAmount: order.totalAmount });
  });

  it("keeps something to pay: all of it is a cancellation", async () => {
    const { status, body } = await change(await paid(), { discount: { amount: TOTAL, reason: "Бэлэг" } });
    expect([status, body.code]).toEqual([400, "discount_too_large"]);
  });

  it("has less of a product of which there is not enough any more", async () => {
    const rare = await products.add({ price: 5000, trackStock: true, stock: 5 });
    const order = await changed(await paid(), { lines: [{ productId: rare.id, quantity: 4 }], agreedByPhone: true });
    await shopPool().query(
      `UPDATE inventory_level SET stocked_quantity = 2 WHERE inventory_item_id = (
         SELECT inventory_item_id FROM reservation_item r JOIN order_line line ON line.line_item_id = r.line_item_id
         WHERE line.product_number = $1 LIMIT 1)`,
      [rare.id],
    );
    await changed(order, { lines: [{ productId: rare.id, quantity: 3 }] });
    expect(await reserved(rare)).toBe(3);
  });

  it("is for admins only, and 404 for an order that does not exist", async () => {
    const order = await placed();
    expect((await change(order, withBeef(), shopper.client)).status).toBe(403);
    expect((await change(order, withBeef(), new Client(edgeUrl))).status).toBe(401);
    expect((await change({ ...order, id: 2_000_000 }, withBeef())).status).toBe(404);
  });
});

describe("a higher total", () => {
  beforeAll(anotherShopper);

  it("is only offered: nothing changes until the customer agrees, who is asked by mail", async () => {
    const customerEmail = `offer-${Date.now()}@example.com`;
    const before = await reserved(beef);
    const order = await paid({ customerEmail });
    const offered = await changed(order, { ...withBeef(), note: "Оройн цагаар" });
    expect(offered).toMatchObject({ totalAmount: String(TOTAL), due: 0, note: "Оройн цагаар" });
    expect(offered.items).toHaveLength(1);
    expect(offered.offer).toMatchObject({ totalBefore: TOTAL, total: RAISED });
    expect(offered.offer?.lines).toMatchObject([{ name: beef.name, before: 0, after: 1 }]);
    expect(await reserved(beef)).toBe(before);
    const mail = (await mailsTo(customerEmail, 3)).find(({ subject }) => subject.includes("шинэ дүнг"));
    for (const text of ["₩41,800", "₩71,800", beef.name]) expect(mail?.text).toContain(text);

    const { status, body } = await answerOffer(offered, true);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({
      totalAmount: String(RAISED),
      due: BEEF,
      toReturn: 0,
      offer: null,
      status: "processing",
    });
    expect(await reserved(beef)).toBe(before + 1);
    expect(await inMedusa(dashboard, order.id)).toMatchObject({ total: RAISED });
    expect((await historyOf(order)).at(-1)).toMatchObject({ changedBy: order.customerName });
    expect((await answerOffer(offered, true)).body.code).toBe("offer_gone");
  });

  it("is declined by whoever has the order's email, and by nobody else", async () => {
    const order = await changed(await placed(), withBeef());
    const stranger = new Client(edgeUrl);
    expect((await answerOffer(order, true, stranger)).status).toBe(404);
    expect((await answerOffer(order, true, stranger, "?email=other@example.com")).status).toBe(404);
    expect((await answerOffer(order, true, (await Shopper.register()).client)).status).toBe(404);
    const query = `?email=${encodeURIComponent(order.customerEmail)}`;
    const { status, body } = await answerOffer(order, false, stranger.at(commerceUrl, fromElsewhere()), query);
    expect([status, body.totalAmount, body.offer]).toEqual([200, String(TOTAL), null]);
    expect((await historyOf(order)).at(-1)?.changed).toEqual([
      { field: "offerDeclined", from: String(TOTAL), to: String(RAISED) },
    ]);
  });

  it("applies at once where the customer has agreed by phone", async () => {
    const order = await changed(await paid(), { ...withBeef(), agreedByPhone: true, totalAmount: String(RAISED) });
    expect(order).toMatchObject({ totalAmount: String(RAISED), due: BEEF, offer: null });
  });

  it("is withdrawn by the owner, and replaced by another change", async () => {
    const order = await changed(await placed(), withBeef());
    const withdraw = () => admin.delete<Refusal>(`/api/admin/orders/${order.id}/offer`);
    expect((await withdraw()).body.offer).toBeNull();
    expect((await withdraw()).body.code).toBe("offer_gone");
    const first = await changed(order, withBeef());
    const second = await changed(order, { lines: [{ productId: beef.id, quantity: 2 }] });
    expect((await answerOffer(first, true)).body.code).toBe("offer_gone");
    expect((await answerOffer(second, true)).body.totalAmount).toBe(String(TOTAL + 2 * BEEF));
  });

  it("is agreed to once, whoever presses how often", async () => {
    const order = await changed(await paid(), withBeef());
    const before = await reserved(beef);
    const answers = await Promise.all(Array.from({ length: 6 }, () => answerOffer(order, true)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await reserved(beef)).toBe(before + 1);
  });

  it("is asked for once, however often the owner presses", async () => {
    const customerEmail = `twice-${Date.now()}@example.com`;
    const order = await placed({ customerEmail });
    const [first, second] = [await changed(order, withBeef()), await changed(order, withBeef())];
    expect(second.offer?.id).toBe(first.offer?.id);
    await mailsTo(customerEmail, 2);
    await pause(300);
    expect(readMails().filter(({ to }) => to === customerEmail)).toHaveLength(2);
  });

  it("is gone once the order is cancelled, also when it is taken up again", async () => {
    const order = await changed(await paid(), withBeef());
    await setTo(order, "cancelled");
    expect((await setTo(order, "processing")).offer).toBeNull();
    expect((await answerOffer(order, true)).body.code).toBe("offer_gone");
  });

  it("names the admin who answers or says that the customer has agreed by phone", async () => {
    const [asked, told] = [await changed(await placed(), withBeef()), await placed()];
    expect((await answerOffer(asked, true, admin)).status).toBe(200);
    await changed(told, { ...withBeef(), agreedByPhone: true });
    for (const order of [asked, told]) {
      const last = (await historyOf(order)).at(-1);
      expect(last?.changedBy).not.toBe(order.customerName);
      expect(last?.changed).toContainEqual({ field: "offerAccepted", from: String(TOTAL), to: String(RAISED) });
    }
  });

  it("cannot be agreed to any more once there is not enough, and the offer stays", async () => {
    const rare = await products.add({ price: 5000, trackStock: true, stock: 1 });
    const order = await changed(await paid(), { lines: [{ productId: rare.id, quantity: 1 }] });
    await changed(await paid(), { lines: [{ productId: rare.id, quantity: 1 }], agreedByPhone: true });
    expect((await answerOffer(order, true)).body.code).toBe("stock_short");
    expect((await inShop(admin, order.id)).offer?.id).toBe(order.offer?.id);
  });
});

describe("the difference to a higher total", () => {
  beforeAll(anotherShopper);

  const raised = async () => changed(await paid(), { ...withBeef(), agreedByPhone: true });
  const receive = ({ id }: Order, amount: unknown) =>
    admin.post<Refusal>(`/api/admin/orders/${id}/received`, { amount });

  it("is entered by the owner once, and Medusa knows that the order is paid", async () => {
    const order = await raised();
    expect((await receive(order, BEEF - 1)).body).toMatchObject({ code: "transfer_sum_differs", due: BEEF });
    const answers = await Promise.all(Array.from({ length: 4 }, () => receive(order, BEEF)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await inShop(admin, order.id)).toMatchObject({ received: RAISED, due: 0, toReturn: 0 });
    const { body } = await dashboard.get<{ orders: { summary: { pending_difference: number } }[] }>(
      "/admin/orders?limit=1&order=-display_id&fields=display_id,summary",
    );
    expect(body.orders[0]?.summary.pending_difference).toBe(0);
  });

  it("is paid by a line of a statement, what is more is to be returned, and both are undone", async () => {
    const order = await placed();
    const first = await importedLine(admin, { payer: order.transferCode, amount: TOTAL });
    expect(first).toMatchObject({ state: "settled" });
    await changed(order, { ...withBeef(), agreedByPhone: true });
    const line = await importedLine(admin, { payer: newPayer(), amount: BEEF + 5000 });
    await decideLine(admin, line.id, "settle", { orderIds: [order.id], as: "unneeded" });
    expect(await inShop(admin, order.id)).toMatchObject({ received: RAISED + 5000, due: 0, toReturn: 5000 });
    await decideLine(admin, line.id, "undo");
    expect(await inShop(admin, order.id)).toMatchObject({ received: TOTAL, due: BEEF, toReturn: 0 });
  });

  it("is paid by a line also where the first payment was entered by hand, but not by more, which may be that money", async () => {
    const order = await raised();
    const much = await importedLine(admin, { payer: newPayer(), amount: TOTAL });
    const path = `/api/admin/statement-lines/${much.id}/settle`;
    const refused = await admin.post<Refusal>(path, { orderIds: [order.id], as: "unneeded" });
    expect([refused.status, refused.body.code]).toEqual([409, "statement_maybe_entered"]);
    const line = await importedLine(admin, { payer: newPayer(), amount: BEEF });
    await decideLine(admin, line.id, "settle", { orderIds: [order.id], as: "unneeded" });
    expect(await inShop(admin, order.id)).toMatchObject({ received: RAISED, due: 0, toReturn: 0 });
  });

  it("goes back with the rest when the order is cancelled", async () => {
    const order = await raised();
    await receive(order, BEEF);
    expect(await setTo(order, "cancelled")).toMatchObject({ received: RAISED, toReturn: RAISED, due: 0 });
  });

  it("is due less by a correction of the delivered order, which is no money to give", async () => {
    const order = await setTo(await raised(), "completed");
    const correct = () =>
      admin.post<Refusal>(`/api/admin/orders/${order.id}/corrections`, { amount: 1000, reason: "Яс ихтэй" });
    expect((await correct()).status).toBe(200);
    expect(await inShop(admin, order.id)).toMatchObject({ due: BEEF - 1000, toReturn: 0, creditGiven: 0 });
  });

  it("is paid again by the money that is there when a cancelled order is taken up", async () => {
    const order = await raised();
    await receive(order, BEEF);
    await setTo(order, "cancelled");
    expect(await setTo(order, "processing")).toMatchObject({ received: RAISED, due: 0, toReturn: 0 });
    expect(await inMedusa(dashboard, order.id)).toMatchObject({ total: RAISED, payment_status: "captured" });
  });

  it("is refused for an order that waits for its whole payment", async () => {
    expect((await receive(await placed(), TOTAL)).body.code).toBe("order_not_paid");
  });

  it("cannot be forgotten: an order of which a part is to go back does not wait for its payment again", async () => {
    const order = await changed(await paid(), { lines: [{ productId: mutton.id, quantity: 1 }] });
    const { status, body } = await admin.patch<Refusal>(`/api/orders/${order.id}/status`, { status: "pending" });
    expect([status, body.code]).toEqual([409, "order_has_return"]);
  });
});
