import { setTimeout as pause } from "node:timers/promises";
import type { Product } from "@zakh/catalog/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { Order } from "@zakh/orders/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newPayer } from "./bank-files";
import { Client, edgeUrl, signedInAdmin } from "./client";
import { mailsTo, readMails } from "./mailbox";
import { inMedusa, inShop, SHIPPING_FEE, Shopper, signedInDashboard } from "./orders-client";
import { decideLine, historyOf, importedLine } from "./test-bank";
import { changedOrder, placedOrder, sendChange, setStatus } from "./test-orders";
import { reservedOf, TestProducts } from "./test-products";

const MUTTON = 18_900;
const BEEF = 30_000;
/** Two kilograms of mutton. */
const TOTAL = 2 * MUTTON + SHIPPING_FEE;
/** Its addition of a kilogram of beef. */
const RAISED = TOTAL + BEEF;

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

const placed = (orderData = {}) => placedOrder(admin, shopper, [{ productId: mutton.id, quantity: 2 }], orderData);
const setTo = ({ id }: Order, status: Order["status"]) => setStatus(admin, id, status);
const paid = async (orderData = {}) => setTo(await placed(orderData), "processing");
const changed = (order: Order, body: unknown) => changedOrder(admin, order, body);
const change = (order: Order, body: unknown, client = admin) => sendChange(client, order, body);
const withBeef = () => ({ lines: [{ productId: beef.id, quantity: 1 }] });

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
    expect((await historyOf(admin, order.id)).at(-1)?.changed).toContainEqual({
      field: "customerAddress",
      from: order.customerAddress,
      to: wanted.customerAddress,
    });
    await changed(order, wanted);
    await pause(300);
    expect(readMails().filter(({ to }) => to === customerEmail)).toHaveLength(3);
  });

  it("has less of a product: the stock, Medusa's order and what is due follow", async () => {
    const before = await reservedOf(mutton);
    const order = await placed();
    const after = await changed(order, { lines: [{ productId: mutton.id, quantity: 1.5 }] });
    const total = 1.5 * MUTTON + SHIPPING_FEE;
    expect(after).toMatchObject({ totalAmount: String(total), due: total, toReturn: 0, subtotal: 1.5 * MUTTON });
    expect(after.items).toMatchObject([{ id: order.items[0]?.id, quantity: 1.5, lineTotal: 28_350 }]);
    expect(await reservedOf(mutton)).toBeCloseTo(before + 1.5, 3);
    expect(await inMedusa(dashboard, order.id)).toMatchObject({ total, items: [{ quantity: 1.5 }] });
    const processing = await setTo(order, "processing");
    expect(processing).toMatchObject({ received: total, due: 0 });
    const medusa = await inMedusa(dashboard, order.id);
    expect(medusa).toMatchObject({ payment_status: "captured", payment_collections: [{ amount: total }] });
  });

  it("is paid once it costs no more than what has come in", async () => {
    const half = TOTAL / 2;
    const order = await placed();
    const part = await importedLine(admin, { payer: newPayer(), amount: half });
    await decideLine(admin, part.id, "settle", { orderIds: [order.id], as: "part" });
    const discount = { amount: half, reason: "Хагас үнэ" };
    await changed(order, { discount });
    expect(await inShop(admin, order.id)).toMatchObject({ status: "processing", received: half, due: 0, toReturn: 0 });
    expect(await inMedusa(dashboard, order.id)).toMatchObject({ total: half, payment_status: "captured" });
  });

  it("has a product more and another gone: each line keeps the price that was ordered", async () => {
    const before = [await reservedOf(mutton), await reservedOf(beef)];
    const order = await paid();
    const lines = [
      { productId: mutton.id, quantity: 0 },
      { productId: beef.id, quantity: 1 },
    ];
    const after = await changed(order, { lines });
    const total = BEEF + SHIPPING_FEE;
    expect(after).toMatchObject({ totalAmount: String(total), due: 0, toReturn: TOTAL - total });
    expect(after.items).toMatchObject([{ productId: beef.id, quantity: 1, lineTotal: BEEF }]);
    expect([await reservedOf(mutton), await reservedOf(beef)]).toEqual([before[0], (before[1] ?? 0) + 1]);
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
    expect((await historyOf(admin, order.id)).at(-1)?.changed).toEqual([
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
    const before = [await reservedOf(mutton), await reservedOf(beef)];
    const answer = await change(order, { note: "Дээр", ...body() });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await inShop(admin, order.id)).toEqual(order);
    expect([await reservedOf(mutton), await reservedOf(beef)]).toEqual(before);
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
    expect(await reservedOf(rare)).toBe(3);
  });

  it("is for admins only, and 404 for an order that does not exist", async () => {
    const order = await placed();
    expect((await change(order, withBeef(), shopper.client)).status).toBe(403);
    expect((await change(order, withBeef(), new Client(edgeUrl))).status).toBe(401);
    expect((await change({ ...order, id: 2_000_000 }, withBeef())).status).toBe(404);
  });
});
