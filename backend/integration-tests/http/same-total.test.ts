import type { Product } from "@zakh/catalog/contract";
import { type Order, orderNumber } from "@zakh/orders/contract";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Client, commerceUrl, edgeUrl, fromElsewhere, signedInAdmin } from "./client";
import { mailsTo } from "./mailbox";
import { inMedusa, inShop, SHIPPING_FEE, Shopper, signedInDashboard } from "./orders-client";
import { deliverAtOnce } from "./test-orders";
import { TestProducts } from "./test-products";

const PRICE = 73_450;
const CREDIT = 1234;
const DISCOUNT = 1500;

let admin: Client;
let products: TestProducts;
let beef: Product;

beforeAll(async () => {
  admin = await signedInAdmin();
  products = new TestProducts(admin);
  beef = await products.add({ price: PRICE });
  await admin.put("/api/settings/transfer-discount", { enabled: true });
});

afterAll(async () => {
  await admin.put("/api/settings/transfer-discount", { enabled: false });
  await products.clear();
});

/** The cell of a column in the order's row of the export. */
async function exported(id: number, column: string): Promise<number> {
  const cookie = `zakh.sid=${admin.cookie("zakh.sid")}; preferred-language=en`;
  const path = `/api/admin/orders/export?format=csv&search=${orderNumber(id)}`;
  const csv = await (await fetch(`${edgeUrl}${path}`, { headers: { cookie } })).text();
  const [row] = parse(csv, { bom: true, columns: true }) as Record<string, string>[];
  return Number(row?.[column]);
}

it("is the same total everywhere, for an order with fee, discount, packed weight and credit", async () => {
  const shopper = await Shopper.register();
  await admin.post(`/api/admin/users/${shopper.user.id}/credit`, { amount: CREDIT, reason: "Бэлэг" });
  const customerEmail = `total-${Date.now()}@example.com`;
  const body = await shopper.order([{ productId: beef.id, quantity: 2 }], { customerEmail, useCredit: CREDIT });
  const client = shopper.client.at(commerceUrl, fromElsewhere());
  const { status, body: placed } = await client.post<{ id: number; transferDiscount: number; totalAmount: string }>(
    "/api/orders",
    body,
  );
  expect(status).toBe(201);
  const { id, transferDiscount } = placed;
  expect(transferDiscount).toBeGreaterThan(0);
  const ordered = 2 * PRICE + SHIPPING_FEE - transferDiscount;
  expect(Number(placed.totalAmount)).toBe(ordered);
  expect((await inShop(admin, id)).due).toBe(ordered - CREDIT);

  const change = { discount: { amount: DISCOUNT, reason: "Хойшилсон" } };
  expect((await admin.post(`/api/admin/orders/${id}/changes`, change)).status).toBe(200);
  expect((await inShop(admin, id)).due).toBe(ordered - DISCOUNT - CREDIT);

  await admin.patch(`/api/orders/${id}/status`, { status: "processing" });
  const [line] = (await inShop(admin, id)).items;
  await admin.put(`/api/admin/orders/${id}/packed`, { lines: [{ id: line?.id, packedQuantity: 1.95 }] });
  await deliverAtOnce(admin, id);

  const less = Math.round(PRICE * 0.05);
  const total = ordered - DISCOUNT - less;
  const shown = `₩${total.toLocaleString("ko-KR")}`;
  const answers: Order[] = [
    await inShop(admin, id),
    (await shopper.client.get<Order[]>("/api/user/orders")).body.find((order) => order.id === id) as Order,
    (await new Client().get<Order>(`/api/orders/${id}?email=${encodeURIComponent(customerEmail)}`)).body,
    (await admin.get<Order[]>(`/api/orders?search=${orderNumber(id)}`)).body[0] as Order,
  ];
  for (const order of answers) {
    expect(order).toMatchObject({ totalAmount: String(total), weightReduction: less, creditUsed: CREDIT, toReturn: 0 });
    const { subtotal, shippingFee, discount, weightReduction } = order;
    expect(subtotal + shippingFee - order.transferDiscount - discount - weightReduction).toBe(total);
    expect(order.received).toBe(total);
  }
  expect(await exported(id, "Grand total (₩)")).toBe(total);
  expect(await exported(id, "Weight difference (₩)")).toBe(-less);
  expect(await exported(id, "Discount (₩)")).toBe(-DISCOUNT);
  expect(await exported(id, "Paid with store credit (₩)")).toBe(CREDIT);
  expect((await inMedusa(await signedInDashboard(), id)).total).toBe(total);
  const mails = await mailsTo(customerEmail, 3);
  const about = (word: string) => mails.find(({ subject }) => subject.includes(word))?.text ?? "";
  expect(about("хүргэгдлээ")).toContain(shown);
  expect(about("өөрчиллөө")).toContain(`₩${(ordered - DISCOUNT).toLocaleString("ko-KR")}`);
  expect(about("захиалгыг хүлээн авлаа")).toContain(`₩${(ordered - CREDIT).toLocaleString("ko-KR")}`);
});
