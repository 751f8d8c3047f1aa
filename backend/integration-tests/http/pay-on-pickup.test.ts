import { adminSummary } from "@zakh/bookkeeping/contract";
import type { Product } from "@zakh/catalog/contract";
import type { PlacedOrder } from "@zakh/checkout/contract";
import { sentManyAnswer } from "@zakh/fulfilment/contract";
import { type Order, order, orderNumber, type PaymentMethod, paymentMethodList } from "@zakh/orders/contract";
import type { PayOnPickupSetting } from "@zakh/site-settings/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, signedInAdmin } from "./client";
import { exactly, inMedusa, plainProduct, SHIPPING_FEE, Shopper, signedInDashboard } from "./orders-client";
import { newTrackingNumber, paidOrderOf } from "./test-courier";

const SETTING = "/api/settings/pay-on-pickup";
const PLACE = { place: "Чонжу, Санданг дүүрэг 12", placeRu: "Чхонджу, Сандан 12", placeEn: "Cheongju, Sangdang 12" };
const HOURS = { hours: "10:00–20:00", hoursRu: "", hoursEn: "" };
const DETAILS = { ...PLACE, ...HOURS };
/** The checkout's data for it: no account and no address. */
const PICKED_UP = {
  paymentMethod: "pay_on_pickup",
  selectedBankAccount: undefined,
  transferAccountHolder: undefined,
  customerAddress: undefined,
};

let admin: Client;
let shopper: Shopper;
let beef: Product;
let before: PayOnPickupSetting;

beforeAll(async () => {
  [admin, shopper, beef] = [await signedInAdmin(), await Shopper.register(), await plainProduct()];
  const { body } = await admin.get<PayOnPickupSetting & { version: string }>(SETTING);
  const { version: _, ...values } = body;
  before = values;
});

afterAll(() => admin.send("PUT", SETTING, { json: before }));

async function offer(enabled: boolean, details = DETAILS) {
  const { status } = await admin.send("PUT", SETTING, { json: { enabled, ...details } });
  expect(status).toBe(200);
}

async function methods(): Promise<PaymentMethod[]> {
  return exactly(paymentMethodList, (await new Client().get("/api/payment-methods")).body);
}

async function body(orderData: Record<string, unknown> = PICKED_UP) {
  return shopper.order([{ productId: beef.id, quantity: 1 }], orderData);
}

/** The lists with an order; the dashboard's number of each must be the length of its list. */
async function listsWith(id: number) {
  const summary = exactly(adminSummary, (await admin.get("/api/admin/summary")).body);
  const lists: string[] = [];
  for (const list of ["toPack", "toSend"] as const) {
    const { body, headers } = await admin.get<Order[]>(`/api/orders?${list}=true&limit=200&offset=0`);
    expect([list, Number(headers.get("x-total-count"))]).toEqual([list, summary[list]]);
    const found = body.find((order) => order.id === id);
    if (found) lists.push(list);
    expect(body.filter(({ isPickedUp }) => isPickedUp && list === "toSend")).toEqual([]);
  }
  return lists;
}

async function placeOne(): Promise<PlacedOrder> {
  const { status, body: placed } = await shopper.client.post<PlacedOrder>("/api/orders", await body());
  expect(status).toBe(201);
  return placed;
}

describe("while pay on pick-up is off", () => {
  it("it cannot be chosen, shows no place, and refuses orders in the language of the request", async () => {
    await offer(false);
    const [transfer, pickup] = await methods();
    expect(transfer).toMatchObject({ code: "bank_transfer", isOffered: true, delivers: true });
    expect(transfer?.asks).toEqual(["selectedBankAccount", "transferAccountHolder"]);
    expect(pickup).toMatchObject({ code: "pay_on_pickup", isOffered: false, delivers: false, asks: [], details: {} });
    const texts = [
      ["mn", "Энэ төлбөрийн хэлбэрийг одоо ашиглах боломжгүй байна. Өөр хэлбэр сонгоно уу."],
      ["ru", "Этот способ оплаты сейчас недоступен. Выберите другой."],
      ["en", "This payment method is not available now. Please choose another."],
      ["ko", "이 결제 방법은 지금 사용할 수 없습니다. 다른 방법을 선택해 주세요."],
      ["mn", "Энэ төлбөрийн хэлбэрийг одоо ашиглах боломжгүй байна. Өөр хэлбэр сонгоно уу."],
    ] as const;
    for (const [language, message] of texts) {
      shopper.client.setCookie("preferred-language", language);
      const refused = await shopper.client.refused(400, "POST", "/api/orders", { json: await body() });
      expect(refused).toMatchObject({ code: "payment_method_unavailable", message });
      expect(refused.fields?.["orderData.paymentMethod"]?.code).toBe("payment_method_unavailable");
    }
  });

  it.each(["", "  \u200b"])(
    "it cannot be switched on with '%s' as its place, and all stays as it was",
    async (place) => {
      await offer(false);
      const refused = await admin.refused(400, "PUT", SETTING, { json: { enabled: true, ...DETAILS, place } });
      expect(refused.fields).toMatchObject({ place: { code: "pickup_place_required" } });
      expect(Object.keys(refused.fields ?? {})).toEqual(["place"]);
      expect((await admin.get<PayOnPickupSetting>(SETTING)).body).toMatchObject({ enabled: false, ...DETAILS });
      expect((await methods())[1]?.isOffered).toBe(false);
      await offer(false, { ...DETAILS, place });
    },
  );

  it("an order without a method is paid by transfer, and one with an unknown method is refused", async () => {
    const { status, body: placed } = await shopper.client.post<PlacedOrder>(
      "/api/orders",
      await body({ paymentMethod: undefined }),
    );
    expect(status).toBe(201);
    const { body: read } = await shopper.client.get<Order>(`/api/orders/${placed.id}`);
    expect(read).toMatchObject({ paymentMethod: "bank_transfer", paymentDetails: {} });
    expect(read.selectedBankAccount).not.toBeNull();
    const json = await body({ paymentMethod: "card" });
    const refused = await shopper.client.refused(400, "POST", "/api/orders", { json });
    expect(refused.fields).toMatchObject({ "orderData.paymentMethod": { code: "payment_method_required" } });
  });
});

describe("while pay on pick-up is on", () => {
  beforeAll(() => offer(true));

  it("it is offered with its place, and an order needs no account, depositor or address, and has no shipping fee", async () => {
    expect((await methods())[1]).toMatchObject({ isOffered: true, details: DETAILS });
    const placed = await placeOne();
    expect(placed.totalAmount).toBe(String(beef.price));
    const { body: read } = await shopper.client.get<Order>(`/api/orders/${placed.id}`);
    expect(exactly(order, read)).toMatchObject({
      paymentMethod: "pay_on_pickup",
      isPickedUp: true,
      selectedBankAccount: null,
      transferAccountHolder: "",
      paymentDetails: DETAILS,
      customerAddress: PLACE.place,
      shippingFee: 0,
      status: "pending",
      due: beef.price,
    });
  });

  it("the server's total has no fee, whatever the client sends", async () => {
    const json = await body({ ...PICKED_UP, totalAmount: String(beef.price + SHIPPING_FEE) });
    const refused = await shopper.client.refused(409, "POST", "/api/orders", { json });
    expect(refused).toMatchObject({ code: "order_total_changed", totalAmount: String(beef.price), shippingFee: "0" });
  });

  it("a transfer still requires its fields", async () => {
    const json = await body({ selectedBankAccount: undefined, transferAccountHolder: undefined });
    const refused = await shopper.client.refused(400, "POST", "/api/orders", { json });
    expect(Object.keys(refused.fields ?? {}).sort()).toEqual([
      "orderData.selectedBankAccount",
      "orderData.transferAccountHolder",
    ]);
  });

  it("payments are recorded by hand, Medusa agrees, and a cancelled order is due for a refund", async () => {
    const { id } = await placeOne();
    const dashboard = await signedInDashboard();
    const now = async () => (await admin.get<Order>(`/api/orders/${id}`)).body;
    expect(await inMedusa(dashboard, id)).toMatchObject({ total: beef.price, payment_status: "awaiting" });
    await admin.patch(`/api/orders/${id}/status`, { status: "processing" });
    expect(await now()).toMatchObject({ status: "processing", received: beef.price, due: 0, toReturn: 0 });
    expect(await inMedusa(dashboard, id)).toMatchObject({ status: "pending", payment_status: "captured" });
    await admin.patch(`/api/orders/${id}/status`, { status: "cancelled" });
    expect(await now()).toMatchObject({ status: "cancelled", received: beef.price, toReturn: beef.price });
    expect((await admin.post(`/api/admin/orders/${id}/returned`, { amount: beef.price })).status).toBe(200);
    expect(await now()).toMatchObject({ received: 0, toReturn: 0 });
    expect(await inMedusa(dashboard, id)).toMatchObject({ status: "canceled", payment_status: "canceled" });
  });

  it("an order keeps method and place when the place is changed and the method turned off", async () => {
    const { id } = await placeOne();
    await offer(false, { ...DETAILS, place: "Сөүл" });
    const { body: read } = await shopper.client.get<Order>(`/api/orders/${id}`);
    expect(read).toMatchObject({ paymentMethod: "pay_on_pickup", paymentDetails: DETAILS });
    const [, method] = await methods();
    expect(method?.name.en).toBe("Pay on pick-up");
    const { status } = await admin.patch(`/api/orders/${id}/status`, { status: "completed" });
    expect(status).toBe(200);
    await offer(true);
  });

  it("it is to be packed until it is handed over, paid or not, and is no courier's parcel", async () => {
    const { id } = await placeOne();
    const parcel = await paidOrderOf(admin, shopper);
    const at = { before: await listsWith(id), parcel: await listsWith(parcel) };
    expect(at).toEqual({ before: ["toPack"], parcel: ["toPack", "toSend"] });
    await admin.patch(`/api/orders/${id}/status`, { status: "processing" });
    expect(await listsWith(id)).toEqual(["toPack"]);

    const json = { courier: "cj", trackingNumber: newTrackingNumber() };
    expect((await admin.refused(409, "PUT", `/api/admin/orders/${id}/sent`, { json })).code).toBe("order_picked_up");
    const parcels = [{ id, trackingNumber: json.trackingNumber }];
    const { body: many } = await admin.post("/api/admin/orders/sent", { courier: "cj", parcels });
    expect(exactly(sentManyAnswer, many).results.map(({ outcome }) => outcome)).toEqual(["order_picked_up"]);
    const file = `/api/admin/orders/waybills/export?courier=cj&ids=${parcel},${id}`;
    const refused = await admin.refused(409, "GET", file);
    expect(refused.code).toBe("order_not_to_send");
    expect(refused.message).toContain(orderNumber(id));
    expect(refused.message).not.toContain(orderNumber(parcel));

    await admin.patch(`/api/orders/${id}/status`, { status: "completed" });
    await admin.put(`/api/admin/orders/${parcel}/sent`, json);
    expect([await listsWith(id), await listsWith(parcel)]).toEqual([[], []]);
  });

  it("an exported row shows the method and the place", async () => {
    const { id } = await placeOne();
    const response = await admin.send("GET", `/api/admin/orders/export?search=ORD-${String(id).padStart(4, "0")}`);
    expect(String(response.body)).toContain("Очиж авахдаа төлөх");
    expect(String(response.body)).toContain(PLACE.place);
  });
});

it("only admins read and set the pick-up place", async () => {
  await new Client().refused(401, "GET", SETTING);
  await shopper.client.refused(403, "PUT", SETTING, { json: { enabled: true } });
});
