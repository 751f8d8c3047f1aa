import { setTimeout as pause } from "node:timers/promises";
import type { Product } from "@zakh/catalog/contract";
import type { Order } from "@zakh/orders/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newPayer } from "./bank-files";
import { Client, commerceUrl, edgeUrl, fromElsewhere, signedInAdmin } from "./client";
import { mailsTo, readMails } from "./mailbox";
import { inMedusa, inShop, SHIPPING_FEE, Shopper, signedInDashboard } from "./orders-client";
import { decideLine, historyOf, importedLine } from "./test-bank";
import { changedOrder, type OrderOrRefusal, placedOrder, setStatus } from "./test-orders";
import { reservedOf, stockOf, TestProducts } from "./test-products";

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
const withBeef = () => ({ lines: [{ productId: beef.id, quantity: 1 }] });

function answerOffer({ id, offer }: Order, agrees: unknown, client = shopper.client, query = "") {
  return client.post<OrderOrRefusal>(`/api/orders/${id}/offer${query}`, { offer: offer?.id, agrees });
}

describe("a higher total", () => {
  it("is only offered: nothing changes until the customer agrees, who is asked by mail", async () => {
    const customerEmail = `offer-${Date.now()}@example.com`;
    const before = await reservedOf(beef);
    const order = await paid({ customerEmail });
    const offered = await changed(order, { ...withBeef(), note: "Оройн цагаар" });
    expect(offered).toMatchObject({ totalAmount: String(TOTAL), due: 0, note: "Оройн цагаар" });
    expect(offered.items).toHaveLength(1);
    expect(offered.offer).toMatchObject({ totalBefore: TOTAL, total: RAISED });
    expect(offered.offer?.lines).toMatchObject([{ name: beef.name, before: 0, after: 1 }]);
    expect(await reservedOf(beef)).toBe(before);
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
    expect(await reservedOf(beef)).toBe(before + 1);
    expect(await inMedusa(dashboard, order.id)).toMatchObject({ total: RAISED });
    expect((await historyOf(admin, order.id)).at(-1)).toMatchObject({ changedBy: order.customerName });
    expect((await answerOffer(offered, true)).body.code).toBe("offer_gone");
  });

  it("is agreed to with the product as it is then: its stock may be counted since, and it may be gone", async () => {
    const offal = await products.add({ price: BEEF });
    const lines = [{ productId: offal.id, quantity: 3 }];
    const [first, second] = [await changed(await paid(), { lines }), await changed(await paid(), { lines })];
    await products.change(offal.id, { trackStock: true, stock: 4 });
    expect((await answerOffer(first, true)).status).toBe(200);
    expect(await stockOf(offal)).toEqual({ stocked: 4, reserved: 3 });
    const short = await answerOffer(second, true);
    expect([short.status, short.body.code]).toEqual([409, "stock_short"]);
    await admin.delete(`/api/products/${offal.id}`);
    const gone = await answerOffer(second, true);
    expect([gone.status, gone.body.code]).toEqual([409, "product_unavailable"]);
    expect((await answerOffer(second, false)).body).toMatchObject({ offer: null, totalAmount: String(TOTAL) });
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
    expect((await historyOf(admin, order.id)).at(-1)?.changed).toEqual([
      { field: "offerDeclined", from: String(TOTAL), to: String(RAISED) },
    ]);
  });

  it("applies at once where the customer has agreed by phone", async () => {
    const order = await changed(await paid(), { ...withBeef(), agreedByPhone: true, totalAmount: String(RAISED) });
    expect(order).toMatchObject({ totalAmount: String(RAISED), due: BEEF, offer: null });
  });

  it("is withdrawn by the owner, and replaced by another change", async () => {
    const order = await changed(await placed(), withBeef());
    const withdraw = () => admin.delete<OrderOrRefusal>(`/api/admin/orders/${order.id}/offer`);
    expect((await withdraw()).body.offer).toBeNull();
    expect((await withdraw()).body.code).toBe("offer_gone");
    const first = await changed(order, withBeef());
    const second = await changed(order, { lines: [{ productId: beef.id, quantity: 2 }] });
    expect((await answerOffer(first, true)).body.code).toBe("offer_gone");
    expect((await historyOf(admin, order.id)).at(-1)?.changed).toMatchObject([
      { field: "offerWithdrawn", to: String(TOTAL + BEEF) },
      { field: "offered", to: String(TOTAL + 2 * BEEF) },
    ]);
    expect((await answerOffer(second, true)).body.totalAmount).toBe(String(TOTAL + 2 * BEEF));
  });

  it("is agreed to once, whoever presses how often", async () => {
    const order = await changed(await paid(), withBeef());
    const before = await reservedOf(beef);
    const answers = await Promise.all(Array.from({ length: 6 }, () => answerOffer(order, true)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await reservedOf(beef)).toBe(before + 1);
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
      const last = (await historyOf(admin, order.id)).at(-1);
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
  beforeAll(async () => {
    // The orders of one account are limited.
    shopper = await Shopper.register();
  });

  const raised = async () => changed(await paid(), { ...withBeef(), agreedByPhone: true });
  const receive = ({ id }: Order, amount: unknown) =>
    admin.post<OrderOrRefusal>(`/api/admin/orders/${id}/received`, { amount });

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
    await decideLine(admin, line.id, "settle", { orderIds: [order.id], as: "difference" });
    expect(await inShop(admin, order.id)).toMatchObject({ received: RAISED + 5000, due: 0, toReturn: 5000 });
    await decideLine(admin, line.id, "undo");
    expect(await inShop(admin, order.id)).toMatchObject({ received: TOTAL, due: BEEF, toReturn: 0 });
  });

  it("is paid by a line also where the first payment was entered by hand, but not by more, which may be that money", async () => {
    const order = await raised();
    const much = await importedLine(admin, { payer: newPayer(), amount: TOTAL });
    const path = `/api/admin/statement-lines/${much.id}/settle`;
    const refused = await admin.post<OrderOrRefusal>(path, { orderIds: [order.id], as: "difference" });
    expect([refused.status, refused.body.code]).toEqual([409, "statement_maybe_entered"]);
    const line = await importedLine(admin, { payer: newPayer(), amount: BEEF });
    await decideLine(admin, line.id, "settle", { orderIds: [order.id], as: "difference" });
    expect(await inShop(admin, order.id)).toMatchObject({ received: RAISED, due: 0, toReturn: 0 });
  });

  it("is proposed for a line of exactly that sum, whoever sent it, and is settled as the difference only", async () => {
    const order = await raised();
    const due = 32_340 + (order.id % 1000);
    const fee = Number(order.shippingFee) + due - BEEF;
    await changed(order, { shippingFee: fee, agreedByPhone: true });
    const line = await importedLine(admin, { payer: newPayer(), amount: due });
    expect([line.kind, line.reason]).toEqual(["difference", expect.objectContaining({ code: "difference_due", due })]);
    expect(line.proposals.flatMap(({ orderIds }) => orderIds)).toContain(order.id);
    const path = `/api/admin/statement-lines/${line.id}/settle`;
    const unneeded = await admin.post<OrderOrRefusal>(path, { orderIds: [order.id], as: "unneeded" });
    expect(unneeded.status).toBe(409);
    await decideLine(admin, line.id, "settle", { orderIds: [order.id], as: "difference" });
    expect(await inShop(admin, order.id)).toMatchObject({ due: 0, toReturn: 0 });
  });

  it("is paid once, by a line or by hand, when both are entered at the same instant", async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await raised();
      const line = await importedLine(admin, { payer: newPayer(), amount: BEEF });
      const settle = { orderIds: [order.id], as: "difference" };
      const answers = await Promise.all([
        admin.post(`/api/admin/statement-lines/${line.id}/settle`, settle),
        receive(order, BEEF),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await inShop(admin, order.id)).toMatchObject({ received: RAISED, due: 0, toReturn: 0 });
    }
  });

  it("is there again when a mistyped weight is typed anew, and the order may be changed", async () => {
    const order = await raised();
    await receive(order, BEEF);
    const [first] = (await inShop(admin, order.id)).items;
    const weigh = (packedQuantity: number | null) =>
      admin.put(`/api/admin/orders/${order.id}/packed`, { lines: [{ id: first?.id, packedQuantity }] });
    const [second] = order.items.slice(1);
    await admin.put(`/api/admin/orders/${order.id}/packed`, {
      lines: [
        { id: first?.id, packedQuantity: 0.1 },
        { id: second?.id, packedQuantity: 0 },
      ],
      confirmed: true,
    });
    expect((await inShop(admin, order.id)).toReturn).toBeGreaterThan(TOTAL);
    await admin.put(`/api/admin/orders/${order.id}/packed`, { lines: [{ id: second?.id, packedQuantity: null }] });
    expect((await weigh(null)).status).toBe(200);
    expect(await inShop(admin, order.id)).toMatchObject({
      totalAmount: String(RAISED),
      weightReduction: 0,
      received: RAISED,
      toReturn: 0,
    });
    await changed(order, { shippingFee: 0 });
  });

  it("goes back with the rest when the order is cancelled", async () => {
    const order = await raised();
    await receive(order, BEEF);
    expect(await setTo(order, "cancelled")).toMatchObject({ received: RAISED, toReturn: RAISED, due: 0 });
  });

  it("is due less by a correction of the delivered order, which is no money to give", async () => {
    const order = await setTo(await raised(), "completed");
    const correct = () =>
      admin.post<OrderOrRefusal>(`/api/admin/orders/${order.id}/corrections`, { amount: 1000, reason: "Яс ихтэй" });
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
    const { status, body } = await admin.patch<OrderOrRefusal>(`/api/orders/${order.id}/status`, { status: "pending" });
    expect([status, body.code]).toEqual([409, "order_has_return"]);
  });
});
