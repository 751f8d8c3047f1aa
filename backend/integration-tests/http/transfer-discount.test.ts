import { randomUUID } from "node:crypto";
import type { Product } from "@zakh/catalog/contract";
import { type PlacedOrder, placedOrder } from "@zakh/checkout/contract";
import { type Order, oddWonIsFree, orderNumber, type PaymentMethod, paymentMethodList } from "@zakh/orders/contract";
import type { PayOnPickupSetting } from "@zakh/site-settings/contract";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { newPayer } from "./bank-files";
import { Client, signedInAdmin } from "./client";
import { exactly, inMedusa, inShop, SHIPPING_FEE, Shopper, signedInDashboard } from "./orders-client";
import { decideLine, importedLine } from "./test-bank";
import { TestProducts } from "./test-products";

const SETTING = "/api/settings/transfer-discount";
const PICKUP_SETTING = "/api/settings/pay-on-pickup";
/** Far from what other tests order. */
const PRICE = 87_300;
const TOTAL = PRICE + SHIPPING_FEE;

let admin: Client;
let shopper: Shopper;
let products: TestProducts;
let beef: Product;

beforeAll(async () => {
  [admin, shopper] = [await signedInAdmin(), await Shopper.register()];
  products = new TestProducts(admin);
  beef = await products.add({ price: PRICE });
});

afterEach(() => discount(false));
afterAll(async () => {
  await products.clear();
});

async function discount(enabled: boolean) {
  expect((await admin.put(SETTING, { enabled })).status).toBe(200);
}

async function methods(): Promise<PaymentMethod[]> {
  return exactly(paymentMethodList, (await new Client().get("/api/payment-methods")).body);
}

function order(buyer = shopper, orderData = {}, productId = beef.id) {
  return buyer.order([{ productId, quantity: 1 }], orderData);
}

async function place(buyer = shopper, orderData = {}, productId = beef.id): Promise<PlacedOrder> {
  const { status, body } = await buyer.client.post<PlacedOrder>(
    "/api/orders",
    await order(buyer, orderData, productId),
  );
  expect(status, JSON.stringify(body)).toBe(201);
  return exactly(placedOrder, body);
}

describe("the switch of the transfer discount", () => {
  it("is off at first, and only an admin reads and sets it", async () => {
    expect((await admin.get(SETTING)).body).toMatchObject({ enabled: false });
    await new Client().refused(401, "GET", SETTING);
    await shopper.client.refused(403, "PUT", SETTING, { json: { enabled: true } });
    expect((await admin.get(SETTING)).body).toMatchObject({ enabled: false });
  });

  it.each([{}, { enabled: "yes" }, { enabled: null }])("refuses %j, and stays as it was", async (json) => {
    const refused = await admin.refused(400, "PUT", SETTING, { json });
    expect(refused.fields).toMatchObject({ enabled: { code: "value_invalid" } });
    expect((await admin.get(SETTING)).body).toMatchObject({ enabled: false });
  });

  it("refuses a change of an outdated version", async () => {
    const office = admin.withVersions();
    const { version } = (await office.get<{ version: string }>(SETTING)).body;
    await discount(true);
    const refused = await office.refused(409, "PUT", SETTING, { json: { enabled: true, version } });
    expect(refused).toMatchObject({ code: "changed_meanwhile", present: { enabled: true } });
  });

  it("tells shoppers beforehand which method of payment has a discount", async () => {
    expect((await methods()).map(({ hasTransferDiscount }) => hasTransferDiscount)).toEqual([false, false]);
    await discount(true);
    expect((await methods()).map(({ code, hasTransferDiscount }) => [code, hasTransferDiscount])).toEqual([
      ["bank_transfer", true],
      ["pay_on_pickup", false],
    ]);
  });
});

describe("while it is off", () => {
  it("an order costs its subtotal and the shipping fee", async () => {
    const { id, ...placed } = await place();
    expect(placed).toMatchObject({ totalAmount: String(TOTAL), transferDiscount: 0 });
    expect(await inShop(admin, id)).toMatchObject({ totalAmount: String(TOTAL), transferDiscount: 0, due: TOTAL });
  });
});

describe("while it is on", () => {
  beforeAll(() => discount(false));

  it("twenty orders placed at once have totals of their own, no two within one slip", async () => {
    await discount(true);
    const buyers = await Promise.all(Array.from({ length: 4 }, () => Shopper.register()));
    const placed = await Promise.all(Array.from({ length: 20 }, (_, index) => place(buyers[index % buyers.length])));
    const totals = placed.map(({ totalAmount }) => Number(totalAmount));
    expect(new Set(totals).size).toBe(20);
    for (const [index, total] of totals.entries()) {
      expect(
        oddWonIsFree(
          total,
          totals.filter((_, other) => other !== index),
        ),
        String(totals),
      ).toBe(true);
    }
    for (const { totalAmount, transferDiscount } of placed) {
      expect(transferDiscount).toBeGreaterThanOrEqual(1);
      expect(transferDiscount).toBeLessThanOrEqual(99);
      expect(Number(totalAmount) + transferDiscount).toBe(TOTAL);
    }
    // Their sums must not stand in the way of the other tests.
    for (const { id } of placed) await admin.patch(`/api/orders/${id}/status`, { status: "completed" });
  });

  it("the order, Medusa's, its payment, its refund and the exported row have the total after the discount", async () => {
    await discount(true);
    const { id, totalAmount, transferDiscount } = await place();
    const total = Number(totalAmount);
    expect(await inShop(admin, id)).toMatchObject({
      totalAmount,
      transferDiscount,
      subtotal: PRICE,
      shippingFee: SHIPPING_FEE,
      due: total,
    });
    const dashboard = await signedInDashboard();
    const medusa = await inMedusa(dashboard, id);
    expect([medusa.total, medusa.payment_collections.map(({ amount }) => amount)]).toEqual([total, [total]]);

    const { body: file } = await admin.send("GET", `/api/admin/orders/export?search=${orderNumber(id)}`);
    expect(String(file).trimEnd()).toMatch(new RegExp(`,${total},-${transferDiscount},,,,"",,,$`));

    await admin.patch(`/api/orders/${id}/status`, { status: "processing" });
    expect(await inShop(admin, id)).toMatchObject({ received: total, due: 0 });
    expect(await inMedusa(dashboard, id)).toMatchObject({ payment_status: "captured" });
    await admin.patch(`/api/orders/${id}/status`, { status: "cancelled" });
    expect(await inShop(admin, id)).toMatchObject({ toReturn: total });
    await admin.post(`/api/admin/orders/${id}/returned`, { amount: total });
    expect(await inShop(admin, id)).toMatchObject({ toReturn: 0, returned: total, transferDiscount });
    expect(await inMedusa(dashboard, id)).toMatchObject({ status: "canceled", payment_status: "canceled" });
    await admin.patch(`/api/orders/${id}/status`, { status: "pending" });
    expect(await inShop(admin, id)).toMatchObject({ status: "pending", due: total });
    await admin.patch(`/api/orders/${id}/status`, { status: "completed" });
    expect(await inShop(admin, id)).toMatchObject({ received: total });
  });

  it("the total that the client sends is the one before the discount, and so is the one of the refusal", async () => {
    await discount(true);
    expect((await place(shopper, { totalAmount: String(TOTAL) })).transferDiscount).toBeGreaterThan(0);
    const json = await order(shopper, { totalAmount: String(TOTAL - 1) });
    const refused = await shopper.client.refused(409, "POST", "/api/orders", { json });
    expect(refused).toMatchObject({ code: "order_total_changed", totalAmount: String(TOTAL) });
  });

  it("an order that is sent again under its key keeps its discount", async () => {
    await discount(true);
    const [json, headers] = [await order(), { "idempotency-key": randomUUID() }];
    const send = () => shopper.client.send<PlacedOrder>("POST", "/api/orders", { json, headers });
    const answers = await Promise.all([send(), send(), send()]);
    await discount(false);
    answers.push(await send());
    const [{ body: first } = { body: undefined }] = answers;
    expect(first?.transferDiscount).toBeGreaterThan(0);
    expect(answers.map(({ body }) => body)).toEqual(answers.map(() => first));
  });

  it("an order that is paid on pick-up has none", async () => {
    const { body: before } = await admin.get<PayOnPickupSetting>(PICKUP_SETTING);
    try {
      await admin.put(PICKUP_SETTING, { ...before, enabled: true, place: "Чонжу" });
      await discount(true);
      const placed = await place(shopper, { paymentMethod: "pay_on_pickup" });
      expect(placed).toMatchObject({ totalAmount: String(PRICE), transferDiscount: 0 });
    } finally {
      await admin.put(PICKUP_SETTING, before);
    }
  });

  it("an order whose largest line costs less than 99 won has none", async () => {
    await discount(true);
    const { id: productId } = await products.add({ price: 98 });
    expect(await place(shopper, {}, productId)).toMatchObject({
      totalAmount: String(98 + SHIPPING_FEE),
      transferDiscount: 0,
    });
  });

  it("the days of the sales report have the totals after it, and the report their sum", async () => {
    await discount(true);
    const sales = async () => {
      const { body } = await admin.get<{ days: { sales: number }[]; transferDiscounts: number }>("/api/admin/sales");
      return [body.days.at(-1)?.sales ?? 0, body.transferDiscounts] as const;
    };
    const [won, discounts] = await sales();
    const { totalAmount, transferDiscount } = await place();
    expect(await sales()).toEqual([won + Number(totalAmount), discounts + transferDiscount]);
  });
});

describe("a line of a bank statement with nothing but the sum", () => {
  const paidBy = (amount: number) => importedLine(admin, { payer: newPayer(), amount });

  it("settles the order whose total was made unique, also when the switch is off again", async () => {
    await discount(true);
    const { id, totalAmount } = await place();
    await discount(false);
    expect(await paidBy(Number(totalAmount))).toMatchObject({ state: "settled", orderIds: [id], evidence: "odd_won" });
    expect(await inShop(admin, id)).toMatchObject({ status: "processing", received: Number(totalAmount), due: 0 });
  });

  it("waits for the owner with a total that nothing was taken off", async () => {
    const { id: productId } = await products.add({ price: PRICE + 7777 });
    const { id } = await place(shopper, {}, productId);
    const { state, ...line } = await paidBy(TOTAL + 7777);
    expect(state).toBe("waiting");
    expect(line.orderIds).toEqual([]);
    await decideLine(admin, line.id, "ignore");
    expect((await admin.get<Order>(`/api/orders/${id}`)).body.status).toBe("pending");
  });
});
