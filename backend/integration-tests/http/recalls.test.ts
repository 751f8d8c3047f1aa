import type { Product } from "@zakh/catalog/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { Order } from "@zakh/orders/contract";
import { type RecallLot, type RecallOrder, recallLot, recallOrder } from "@zakh/recalls/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Client, signedInAdmin } from "./client";
import { readMails } from "./mailbox";
import { exactly, Shopper } from "./orders-client";
import { placedOrder, setStatus } from "./test-orders";
import { TestProducts } from "./test-products";

let admin: Client;
let products: TestProducts;

beforeAll(async () => {
  admin = await signedInAdmin();
  products = new TestProducts(admin);
});

afterAll(() => products.clear());

/** A number that no other test has. */
const newNumber = () => String(Date.now()).slice(-9).padStart(12, "7");

async function packed(product: Product, buyer: Shopper, weight: number): Promise<Order> {
  const { id, items } = await placedOrder(admin, buyer, [{ productId: product.id, quantity: 1 }]);
  await setStatus(admin, id, "processing");
  const lines = [{ id: items[0]?.id, packedQuantity: weight }];
  expect((await admin.put(`/api/admin/orders/${id}/packed`, { lines })).status).toBe(200);
  return (await admin.get<Order>(`/api/orders/${id}`)).body;
}

const lotOf = async (number: string) =>
  exactly(recallLot, (await admin.get<RecallLot>(`/api/admin/recalls/lot?number=${number}`)).body);
const recall = (traceNumber: string, reasons?: object) =>
  admin.send<RecallLot>("POST", "/api/admin/recalls", { json: { traceNumber, reasons } });
const mailsOf = (number: string) =>
  readMails().filter(({ text }) => text.includes(number) && /битгий идээрэй/.test(text));

it("a recall finds who has a lot, and writes to each of them once, whoever presses how often", async () => {
  const [number, other] = [newNumber(), "002188888888"];
  const [product, first, second] = [await products.add(), await Shopper.register(), await Shopper.register()];
  const open = (traceNumber: string) => admin.put(`/api/admin/products/${product.id}/trace-number`, { traceNumber });
  await open(number);
  const [gone, called, here, cancelled] = [
    await packed(product, first, 1.02),
    await packed(product, second, 0.98),
    await packed(product, first, 1),
    await packed(product, second, 1),
  ];
  await open(other);
  const elsewhere = await packed(product, second, 1);
  for (const { id } of [gone, called, elsewhere]) await setStatus(admin, id, "completed");
  await setStatus(admin, cancelled.id, "cancelled");
  await shopPool().query("UPDATE order_detail SET customer_email = '' WHERE order_number = $1", [called.id]);

  expect(await lotOf(number)).toMatchObject({
    products: [{ productId: product.id, name: product.name }],
    orders: 3,
    buyers: 2,
    quantities: { kg: 3 },
    stillHere: 1,
    told: 0,
    unreachable: 1,
    toTell: { mn: 1 },
    startedAt: null,
  });
  const { body: orders, headers } = await admin.get<RecallOrder[]>(
    `/api/admin/recalls/orders?number=${number}&limit=2`,
  );
  expect([headers.get("x-total-count"), orders.map(({ orderId }) => orderId)]).toEqual(["3", [here.id, called.id]]);
  expect(exactly(recallOrder, orders[1])).toMatchObject({
    customerPhone: called.customerPhone,
    isGone: true,
    hasMail: false,
    mail: "none",
    lines: [{ name: product.name, quantity: 0.98, unit: "kg" }],
  });

  const reason = "Хөргөлт тасарсан";
  const answers = await Promise.all([recall(number, { mn: reason }), recall(number), recall(number)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await lotOf(number)).toMatchObject({ told: 1, toTell: {}, startedBy: expect.stringMatching(/\S/) });
  await expect.poll(() => mailsOf(number).length).toBe(1);
  const [mail] = mailsOf(number);
  expect(mail).toMatchObject({ to: gone.customerEmail, language: "mn" });
  expect(mail?.text).toContain(product.name);

  await setStatus(admin, here.id, "completed");
  expect((await recall(number, { mn: reason })).body.told).toBe(2);
  await expect.poll(() => mailsOf(number).length).toBe(2);
});

it("refuses a number that is none, and finds nothing of one that nobody has", async () => {
  for (const path of ["lot", "orders"]) {
    expect((await admin.get<{ code: string }>(`/api/admin/recalls/${path}?number=123`)).status).toBe(400);
  }
  expect((await recall("")).status).toBe(400);
  expect((await recall("L123")).status).toBe(400);
  expect(await lotOf("002177777777")).toMatchObject({ orders: 0, products: [], toTell: {}, quantities: {} });
});
