import type { Product } from "@zakh/catalog/contract";
import type { Order, SalesReport } from "@zakh/orders/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, signedInAdmin } from "./client";
import { mailsTo } from "./mailbox";
import { inMedusa, inShop, SHIPPING_FEE, Shopper, signedInDashboard, todayInSeoul } from "./orders-client";
import { historyOf } from "./test-bank";
import { changedOrder, placedOrder, setStatus } from "./test-orders";
import { reservedOf, TestProducts } from "./test-products";

const MUTTON = 18_900;
/** Two kilograms of mutton. */
const TOTAL = 2 * MUTTON + SHIPPING_FEE;
const NOTE = "Өөх ихтэй байсан";

let admin: Client;
let dashboard: Client;
let shopper: Shopper;
let products: TestProducts;
let mutton: Product;

beforeAll(async () => {
  [admin, shopper, dashboard] = [await signedInAdmin(), await Shopper.register(), await signedInDashboard()];
  products = new TestProducts(admin);
  mutton = await products.add({ price: MUTTON, trackStock: true, stock: 100 });
});

afterAll(() => products.clear());

async function paid(orderData = {}): Promise<Order> {
  const { id } = await placedOrder(admin, shopper, [{ productId: mutton.id, quantity: 2 }], orderData);
  return setStatus(admin, id, "processing");
}

async function pathOf(order: Order): Promise<string> {
  const { payment_collections: collections } = await inMedusa(dashboard, order.id);
  return `/admin/payments/${collections[0]?.payments[0]?.id}/refund`;
}

const refund = async (order: Order, json: object) => dashboard.post<{ code?: string }>(await pathOf(order), json);

async function refused(order: Order, status: number, json: object) {
  return (await dashboard.refused(status, "POST", await pathOf(order), { json })).code;
}

async function soldToday(): Promise<number> {
  const today = todayInSeoul();
  const { body } = await admin.get<SalesReport>(`/api/admin/sales?from=${today}&to=${today}`);
  return body.days.find(({ day }) => day === today)?.sales ?? 0;
}

describe("a part of a payment that is refunded in Medusa's dashboard", () => {
  it("makes an order that is not packed cheaper by a discount, and is given back, in the shop and in Medusa", async () => {
    const customerEmail = `part-${Date.now()}@example.com`;
    const order = await paid({ customerEmail });
    const [reserved, sold] = [await reservedOf(mutton), await soldToday()];
    expect((await refund(order, { amount: 3000, note: NOTE })).status).toBe(200);
    const left = { status: "processing", discount: 3000, discountReason: NOTE, totalAmount: String(TOTAL - 3000) };
    expect(await inShop(admin, order.id)).toMatchObject({ ...left, received: TOTAL - 3000, due: 0, toReturn: 0 });
    const { body: mine } = await shopper.client.get<Order>(`/api/orders/${order.id}`);
    expect(mine).toMatchObject(left);
    expect(await soldToday()).toBe(sold - 3000);
    expect(await reservedOf(mutton)).toBe(reserved);
    expect((await historyOf(admin, order.id)).slice(-2)).toMatchObject([
      { money: [{ kind: "to_return", amount: 3000 }], changed: [{ field: "discount", to: `3000 (${NOTE})` }] },
      { money: [{ kind: "returned", amount: 3000 }], moneyMoved: -3000, changedBy: expect.any(String) },
    ]);
    const medusa = await inMedusa(dashboard, order.id);
    expect(medusa).toMatchObject({ total: TOTAL - 3000, payment_status: "partially_refunded" });
    expect(medusa.payment_collections[0]?.payments[0]?.refunds).toMatchObject([{ amount: 3000, note: NOTE }]);
    const mails = await mailsTo(customerEmail, 4);
    expect(mails.filter(({ text }) => text.includes("3,000"))).toHaveLength(2);

    expect((await refund(order, { amount: 1000, note: "Хойшилсон" })).status).toBe(200);
    const less = { discount: 4000, discountReason: `${NOTE}; Хойшилсон`, received: TOTAL - 4000, toReturn: 0 };
    expect(await inShop(admin, order.id)).toMatchObject(less);
    expect(await setStatus(admin, order.id, "completed")).toMatchObject({ received: TOTAL - 4000, toReturn: 0 });
  });

  it("corrects an order that is delivered, for the chosen reason", async () => {
    const order = await setStatus(admin, (await paid()).id, "completed");
    const { body } = await dashboard.post<{ refund_reason: { id: string } }>("/admin/refund-reasons", {
      label: "Хугацаа хожимдсон",
      code: `late_${Date.now()}`,
    });
    const refund_reason_id = body.refund_reason.id;
    expect((await refund(order, { amount: 5000, refund_reason_id })).status).toBe(200);
    const after = { status: "completed", totalAmount: String(TOTAL - 5000), received: TOTAL - 5000, toReturn: 0 };
    expect(await inShop(admin, order.id)).toMatchObject(after);
    expect((await historyOf(admin, order.id)).slice(-2)).toMatchObject([
      { changed: [{ field: "correction", to: "Хугацаа хожимдсон" }], money: [{ kind: "to_return", amount: 5000 }] },
      { money: [{ kind: "returned", amount: 5000 }] },
    ]);
    expect(await inMedusa(dashboard, order.id)).toMatchObject({ total: TOTAL - 5000, status: "completed" });
  });

  it("is what waits to go back first, which costs nothing more and needs no reason", async () => {
    const order = await changedOrder(admin, await paid(), { shippingFee: 0 });
    expect(order).toMatchObject({ toReturn: SHIPPING_FEE });
    expect((await refund(order, { amount: 1000 })).status).toBe(200);
    const total = String(TOTAL - SHIPPING_FEE);
    expect(await inShop(admin, order.id)).toMatchObject({ totalAmount: total, toReturn: 3000, received: TOTAL - 1000 });
    expect(await refused(order, 400, { amount: 3001 })).toBe("refund_reason_missing");
    expect((await refund(order, { amount: 3500, note: NOTE })).status).toBe(200);
    expect(await inShop(admin, order.id)).toMatchObject({ discount: 500, toReturn: 0, received: TOTAL - 4500 });
    const cancelled = await setStatus(admin, (await paid()).id, "cancelled");
    expect((await refund(cancelled, { amount: 1000 })).status).toBe(200);
    expect(await inShop(admin, cancelled.id)).toMatchObject({ status: "cancelled", toReturn: TOTAL - 1000 });
  });

  it("is refunded as often as it is asked for, also at once, and never more than there is", async () => {
    const order = await paid();
    const half = { amount: TOTAL - 10_000, note: NOTE };
    const answers = await Promise.all([refund(order, half), refund(order, half)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("more_than_to_return");
    expect(await inShop(admin, order.id)).toMatchObject({ received: 10_000, toReturn: 0, totalAmount: "10000" });
    expect(await inMedusa(dashboard, order.id)).toMatchObject({ total: 10_000 });
  });

  it("is refused with what keeps it from being refunded, and nothing is half done", async () => {
    const order = await paid();
    const packed = { lines: [{ id: order.items[0]?.id, packedQuantity: 1.9 }] };
    await admin.put(`/api/admin/orders/${order.id}/packed`, packed);
    const before = await inShop(admin, order.id);
    expect(await refused(order, 409, { amount: 5000, note: NOTE })).toBe("order_packed");
    expect(await refused(order, 400, { amount: 5000 })).toBe("refund_reason_missing");
    expect(await refused(order, 400, { amount: 1000.5, note: NOTE })).toBe("amount_invalid");
    expect(await refused(order, 400, { amount: 1000, refund_reason_id: "none_1" })).toBe("value_invalid");
    expect(await refused(order, 400, { amount: 5000, note: "ө".repeat(201) })).toBe("validation_failed");
    expect(await refused(order, 409, { amount: TOTAL + 1, note: NOTE })).toBe("more_than_to_return");
    expect(await inShop(admin, order.id)).toEqual(before);
    const raised = await changedOrder(admin, await paid(), { shippingFee: 9000, agreedByPhone: true });
    expect(await refused(raised, 409, { amount: 1000, note: NOTE })).toBe("nothing_to_return");
    expect(await inShop(admin, raised.id)).toEqual(raised);
  });
});
