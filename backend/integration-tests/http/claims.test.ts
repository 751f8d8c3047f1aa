import type { Credit } from "@zakh/bookkeeping/contract";
import type { Product } from "@zakh/catalog/contract";
import { type AdminClaim, adminClaim, type OrderClaims } from "@zakh/claims/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { type Order, orderNumber } from "@zakh/orders/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { claimBody, deliveredOrder, madeClaim, sendClaim, settled } from "./claim-fixtures";
import { Client, commerceUrl, edgeUrl, fromElsewhere, PASSWORD, signedInAdmin } from "./client";
import { mailsTo } from "./mailbox";
import { exactly, inMedusa, inShop, plainProduct, Shopper, signedInDashboard } from "./orders-client";
import { placedOrder, setStatus } from "./test-orders";
import { newPicture, stockOf, TestProducts } from "./test-products";

let admin: Client;
let plain: Product;
let testProducts: TestProducts;

beforeAll(async () => {
  admin = await signedInAdmin();
  plain = await plainProduct();
  testProducts = new TestProducts(admin);
});
afterAll(() => testProducts.clear());

const delivered = (quantity = 2) => deliveredOrder(admin, [{ productId: plain.id, quantity }]);
const claimsOf = async (client: Client, { id }: { id: number }, query = "") =>
  (
    await client
      .at(commerceUrl, fromElsewhere())
      .get<OrderClaims & { code: string }>(`/api/orders/${id}/claims${query}`)
  ).body;
const inOffice = async (id: number) => {
  const { body } = await admin.get<AdminClaim[]>(`/api/admin/claims?id=${id}`);
  return exactly(adminClaim, body[0]);
};
const creditOf = async ({ client }: Shopper) => (await client.get<Credit>("/api/user/credit")).body.balance;
const refusal = (id: number, decision: object) =>
  admin.patch<{ code: string; left?: number }>(`/api/admin/claims/${id}`, decision);

/** As if it had been delivered so many days before. */
async function deliveredBefore({ id }: Order, days: number): Promise<void> {
  await shopPool().query(
    `UPDATE order_status_change SET created_at = created_at - make_interval(days => $2)
     WHERE order_detail_id = (SELECT id FROM order_detail WHERE order_number = $1)`,
    [id, days],
  );
}

describe("something wrong with a delivered order", () => {
  it("can be told by its buyer however often strangers have tried", async () => {
    const { shopper, order } = await delivered();
    const tries = await Promise.all(Array.from({ length: 21 }, () => sendClaim(new Client(), order, claimBody(order))));
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([404]));
    await madeClaim(shopper.client, order);
  });

  it("is told with photos, waits for the owner, and is told once at a time", async () => {
    const { shopper, order } = await delivered();
    expect(await claimsOf(shopper.client, order)).toMatchObject({ isPossible: true, claims: [], insteadOf: null });
    const photos = await Promise.all([newPicture(), newPicture()]);
    const id = await madeClaim(
      shopper.client,
      order,
      { kind: "less_than_ordered", text: " Нэг кг дутуу\r\nирлээ " },
      photos,
    );
    const shown = await claimsOf(shopper.client, order);
    expect(shown).toMatchObject({
      isPossible: false,
      claims: [
        { id, kind: "less_than_ordered", text: "Нэг кг дутуу\nирлээ", status: "open", outcome: null, answer: "" },
      ],
    });
    for (const url of shown.claims[0]?.photos ?? []) expect((await fetch(`${edgeUrl}${url}`)).status).toBe(200);
    expect(shown.claims[0]?.photos).toHaveLength(2);
    const again = await sendClaim(shopper.client, order, claimBody(order));
    expect([again.status, again.body.code]).toEqual([409, "claim_open_already"]);
    expect(await inOffice(id)).toMatchObject({
      orderId: order.id,
      customerPhone: order.customerPhone,
      hasAccount: true,
      lines: [{ itemId: order.items[0]?.id, quantity: 2, paid: order.subtotal }],
      most: order.subtotal,
    });
    const open = await admin.send<AdminClaim[]>("GET", "/api/admin/claims?status=open&limit=200");
    expect(open.body.some((claim) => claim.id === id)).toBe(true);
  });

  it("is told by whoever has the order's email, and by nobody else", async () => {
    const { order } = await delivered();
    const knows = `?email=${encodeURIComponent(order.customerEmail)}`;
    const stranger = (await Shopper.register()).client;
    for (const client of [new Client(commerceUrl), stranger]) {
      const { status, body } = await sendClaim(client, order, claimBody(order, {}, [await newPicture()]));
      expect([status, body.code]).toEqual([404, "order_not_found"]);
      expect((await claimsOf(client, order)).code).toBe("order_not_found");
    }
    expect((await sendClaim(new Client(commerceUrl), order, claimBody(order), knows)).status).toBe(201);
    expect((await claimsOf(new Client(commerceUrl), order, knows)).claims).toHaveLength(1);
    await stranger.refused(403, "GET", "/api/admin/claims");
  });

  it("is told of what was delivered, for seven days, about lines of the order, in known words and with photos that are photos", async () => {
    const shopper = await Shopper.register();
    const { id } = await placedOrder(admin, shopper, [{ productId: plain.id, quantity: 1 }]);
    const order = await setStatus(admin, id, "processing");
    const codeOf = async (form: FormData) => (await sendClaim(shopper.client, order, form)).body.code;
    expect(await codeOf(claimBody(order))).toBe("claim_not_delivered");
    await setStatus(admin, id, "completed");
    const unsaid = await sendClaim(shopper.client, order, claimBody(order, { kind: "other", text: " . " }));
    expect([unsaid.status, unsaid.body]).toMatchObject([400, { fields: { text: { code: "required" } } }]);
    const wrong = { kind: "x", itemIds: [], text: "а".repeat(1001) };
    const { body } = await sendClaim(shopper.client, order, claimBody(order, wrong));
    expect(body).toMatchObject({
      code: "validation_failed",
      fields: {
        kind: { code: "claim_kind_missing" },
        itemIds: { code: "claim_lines_missing" },
        text: { code: "too_long" },
      },
    });
    expect(await codeOf(claimBody(order, { itemIds: [(order.items[0]?.id ?? 0) + 1] }))).toBe("claim_lines_missing");
    expect((await sendClaim(shopper.client, order, claimBody(order, {}, [new Blob(["%PDF-1.4"])]))).status).toBe(415);
    await deliveredBefore(order, 8);
    expect(await codeOf(claimBody(order))).toBe("claim_too_late");
    expect(await claimsOf(shopper.client, order)).toMatchObject({ isPossible: false, claims: [] });
  });

  it("tells the owner by mail, as new orders do", async () => {
    const { body: before } = await admin.get<object>("/api/settings/order-alerts");
    const to = `owner-${Date.now()}@example.com`;
    const { shopper, order } = await delivered();
    await admin.put("/api/settings/order-alerts", { enabled: true, emails: to, language: "ru" });
    try {
      await madeClaim(shopper.client, order, { kind: "damaged", text: "Разорвана" });
    } finally {
      await admin.put("/api/settings/order-alerts", before);
    }
    const [mail] = await mailsTo(to, 1);
    expect(mail?.text).toContain("Повреждена упаковка");
    expect(mail?.text).toContain("Разорвана");
    expect(mail?.text).toContain("/admin/claims?status=open");
  });
});

describe("a claim is settled", () => {
  it("by credit, as money entries of the order, which the buyer is told in the owner's words", async () => {
    const { shopper, order } = await delivered();
    const id = await madeClaim(shopper.client, order);
    const amount = order.subtotal - 1000;
    expect(await settled(admin, id, { outcome: "credit", amount, answer: "Уучлаарай." })).toMatchObject({
      status: "settled",
      outcome: "credit",
      amount,
      settledAt: expect.any(String),
    });
    const after = await inShop(admin, order.id);
    expect(after).toMatchObject({
      totalAmount: String(Number(order.totalAmount) - amount),
      correction: amount,
      creditGiven: amount,
      toReturn: 0,
      due: 0,
    });
    expect(after.money.slice(-2).map(({ kind, amount: won }) => [kind, won])).toEqual(
      expect.arrayContaining([
        ["to_return", amount],
        ["credit_given", amount],
      ]),
    );
    expect(await creditOf(shopper)).toBe(amount);
    expect((await inMedusa(await signedInDashboard(), order.id)).total).toBe(Number(after.totalAmount));
    expect((await claimsOf(shopper.client, order)).claims[0]).toMatchObject({
      outcome: "credit",
      amount,
      answer: "Уучлаарай.",
    });
    const mails = await mailsTo(order.customerEmail, 3);
    expect(mails.filter(({ text }) => text.includes("Уучлаарай.") && text.includes("хэтэвчинд"))).toHaveLength(1);
  });

  it("by money that waits on the list of refunds, all that was paid for the goods included", async () => {
    const { shopper, order } = await delivered();
    const id = await madeClaim(shopper.client, order, { kind: "wrong_product" });
    await settled(admin, id, { outcome: "transfer", amount: order.subtotal });
    expect(await inShop(admin, order.id)).toMatchObject({
      totalAmount: String(order.shippingFee),
      toReturn: order.subtotal,
      toTransfer: order.subtotal,
      returned: 0,
    });
    const { body: returns } = await admin.get<{ id: number }[]>("/api/admin/returns?limit=200");
    expect(returns.some((one) => one.id === order.id)).toBe(true);
    const mails = await mailsTo(order.customerEmail, 3);
    expect(mails.some(({ text }) => text.includes(`/refund-account?id=${order.id}`))).toBe(true);
  });

  it("by a new parcel that costs nothing, takes stock, is to be packed, and is shown at both orders", async () => {
    const product = await testProducts.add({ trackStock: true, stock: 10 });
    const { shopper, order } = await deliveredOrder(admin, [{ productId: product.id, quantity: 3 }]);
    const id = await madeClaim(shopper.client, order, { kind: "damaged" });
    const itemId = order.items[0]?.id;
    const tooMany = await refusal(id, { outcome: "parcel", lines: [{ itemId, quantity: 4 }] });
    expect([tooMany.status, tooMany.body.code]).toEqual([400, "quantity_invalid"]);
    const twice = Array.from({ length: 2 }, () => ({ itemId, quantity: 2 }));
    expect((await refusal(id, { outcome: "parcel", lines: twice })).body.code).toBe("quantity_invalid");
    const claim = await settled(admin, id, {
      outcome: "parcel",
      lines: [{ itemId, quantity: 1.5 }],
      answer: "Дахин илгээе",
    });
    const parcel = await inShop(admin, claim.parcelOrderId as number);
    expect(parcel).toMatchObject({
      status: "processing",
      totalAmount: "0",
      subtotal: 0,
      shippingFee: 0,
      due: 0,
      received: 0,
      customerAddress: order.customerAddress,
      items: [{ productId: product.id, quantity: 1.5, lineTotal: 0 }],
      money: [],
    });
    expect(parcel.note).toContain(orderNumber(order.id));
    const { body: toPack } = await admin.get<Order[]>("/api/orders?toPack=true&limit=200");
    expect(toPack.some((one) => one.id === parcel.id)).toBe(true);
    expect(await stockOf(product)).toMatchObject({ reserved: 1.5 });
    expect((await claimsOf(shopper.client, order)).claims[0]?.parcelOrderId).toBe(parcel.id);
    expect((await claimsOf(shopper.client, parcel)).insteadOf).toBe(order.id);
    expect(await inShop(admin, order.id)).toMatchObject({ totalAmount: order.totalAmount, toReturn: 0 });
    const mails = await mailsTo(order.customerEmail, 3);
    expect(mails.filter(({ text }) => text.includes(orderNumber(parcel.id)))).toHaveLength(1);
    const delivered = await setStatus(admin, parcel.id, "completed");
    expect(delivered.money).toEqual([]);
  });

  it("once: goods that were sent anew are no money any more, money is no goods, and neither is of an order that is undone", async () => {
    const product = await testProducts.add({ price: 10_000 });
    const { shopper, order } = await deliveredOrder(admin, [{ productId: product.id, quantity: 3 }]);
    const lines = [{ itemId: order.items[0]?.id, quantity: 2 }];
    await settled(admin, await madeClaim(shopper.client, order), { outcome: "parcel", lines });
    const second = await madeClaim(shopper.client, order);
    expect((await inOffice(second)).most).toBe(10_000);
    const late = await refusal(second, { outcome: "parcel", lines });
    expect([late.status, late.body.code, late.body.left]).toEqual([409, "claim_amount_too_large", 10_000]);
    await settled(admin, second, { outcome: "credit", amount: 10_000 });
    const third = await madeClaim(shopper.client, order);
    expect((await refusal(third, { outcome: "parcel", lines })).body.code).toBe("claim_amount_too_large");
    await setStatus(admin, order.id, "cancelled");
    expect((await refusal(third, { outcome: "parcel", lines })).body.code).toBe("order_not_completed");
  });

  it("not by a parcel whose goods are not there: then it stays open, without an order", async () => {
    const product = await testProducts.add({ trackStock: true, stock: 2 });
    const { shopper, order } = await deliveredOrder(admin, [{ productId: product.id, quantity: 2 }]);
    const id = await madeClaim(shopper.client, order);
    const lines = [{ itemId: order.items[0]?.id, quantity: 1 }];
    const { status, body } = await refusal(id, { outcome: "parcel", lines });
    expect([status, body.code]).toEqual([409, "stock_short"]);
    expect(await inOffice(id)).toMatchObject({ status: "open", parcelOrderId: null });
    const { body: orders } = await shopper.client.get<Order[]>("/api/user/orders");
    expect(orders.map((one) => one.id)).toEqual([order.id]);
  });

  it("by words alone, or is refused with a reason; then something can be said anew", async () => {
    const { shopper, order } = await delivered();
    const first = await madeClaim(shopper.client, order, { kind: "late" });
    expect((await refusal(first, { outcome: "refused", answer: " " })).status).toBe(400);
    expect(await settled(admin, first, { outcome: "refused", answer: "Цагтаа хүргэсэн" })).toMatchObject({
      status: "refused",
      outcome: null,
    });
    const second = await madeClaim(shopper.client, order, { kind: "other" });
    expect(await settled(admin, second, { outcome: "answer", answer: "Баярлалаа" })).toMatchObject({
      outcome: "answer",
    });
    expect((await claimsOf(shopper.client, order)).claims.map(({ status }) => status)).toEqual(["settled", "refused"]);
    expect((await inShop(admin, order.id)).totalAmount).toBe(order.totalAmount);
  });

  it("never with more than was paid for its lines, earlier claims included", async () => {
    const { shopper, order } = await delivered();
    const first = await madeClaim(shopper.client, order);
    const more = await refusal(first, { outcome: "credit", amount: order.subtotal + 1 });
    expect([more.status, more.body.code, more.body.left]).toEqual([409, "claim_amount_too_large", order.subtotal]);
    await settled(admin, first, { outcome: "credit", amount: 5000 });
    const second = await madeClaim(shopper.client, order);
    expect((await inOffice(second)).most).toBe(order.subtotal - 5000);
    expect((await refusal(second, { outcome: "transfer", amount: order.subtotal })).body.left).toBe(
      order.subtotal - 5000,
    );
  });

  it("once, by two at the same moment and by a repeat with the key of the first", async () => {
    const { shopper, order } = await delivered();
    const id = await madeClaim(shopper.client, order);
    const lines = [{ itemId: order.items[0]?.id, quantity: 1 }];
    const decisions = [
      { outcome: "credit", amount: 3000 },
      { outcome: "credit", amount: 4000 },
      { outcome: "transfer", amount: 5000 },
      { outcome: "parcel", lines },
      { outcome: "parcel", lines },
    ];
    const answers = await Promise.all(decisions.map((decision) => refusal(id, decision)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual(
      Array(4).fill("claim_settled_already"),
    );
    const { body: orders } = await shopper.client.get<Order[]>("/api/user/orders");
    const { outcome, amount } = await inOffice(id);
    expect(orders).toHaveLength(outcome === "parcel" ? 2 : 1);
    expect((await inShop(admin, order.id)).correction).toBe(amount);

    const next = await madeClaim(shopper.client, order);
    const decision = { outcome: "credit", amount: 1000 };
    const headers = { "Idempotency-Key": `claim-${next}` };
    const send = (json: object) =>
      admin.send<{ code: string }>("PATCH", `/api/admin/claims/${next}`, { json, headers });
    for (let round = 0; round < 2; round += 1) {
      expect((await send(decision)).status).toBe(200);
    }
    const other = await send({ ...decision, amount: 900 });
    expect([other.status, other.body.code]).toEqual([422, "idempotency_key_reused"]);
    expect((await inShop(admin, order.id)).correction).toBe(amount + 1000);
  });

  it("before the account can be closed, after which its claims stay without the person", async () => {
    const { shopper, order } = await delivered();
    const id = await madeClaim(shopper.client, order);
    const close = () => shopper.client.post<{ code: string }>("/api/user/close", { currentPassword: PASSWORD });
    expect((await close()).body.code).toBe("claim_still_open");
    await settled(admin, id, { outcome: "answer", answer: "Баярлалаа" });
    expect((await close()).status).toBe(204);
    expect(await inOffice(id)).toMatchObject({ customerName: "—", customerPhone: "", hasAccount: false });
    await admin.refused(404, "PATCH", "/api/admin/claims/2147483647", { json: { outcome: "answer", answer: "Үгүй" } });
  });
});
