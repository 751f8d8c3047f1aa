import type { Product } from "@zakh/catalog/contract";
import type { PlacedOrder } from "@zakh/checkout/contract";
import type { AdminServiceCategory, OrderParcels, StoreOrder } from "@zakh/marketplace/contract";
import { type Order, orderNumber } from "@zakh/orders/contract";
import type { PayOnPickupSetting } from "@zakh/site-settings/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Client, signedInAdmin } from "./client";
import { mailThat } from "./mailbox";
import { Shopper } from "./orders-client";
import { addProduct, closeDown, newCategory, type Owner, retireCategory, verifiedOwner } from "./store-fixtures";
import { handedOver, readPart, take, tryStep, workPath } from "./store-order-fixtures";
import { setStatus } from "./test-orders";

const SETTING = "/api/settings/pay-on-pickup";
const PLACE = "Чонжу, Санданг дүүрэг 12";

let admin: Client;
let category: AdminServiceCategory;
let owner: Owner;
let shopper: Shopper;
let buns: Product;
let before: PayOnPickupSetting;

beforeAll(async () => {
  admin = await signedInAdmin();
  const { version: _, ...values } = (await admin.get<PayOnPickupSetting & { version: string }>(SETTING)).body;
  before = values;
  const texts = { place: PLACE, placeRu: "", placeEn: "", hours: "10:00–20:00", hoursRu: "", hoursEn: "" };
  await admin.send("PUT", SETTING, { json: { enabled: true, ...texts } });
  category = await newCategory(admin);
  [owner, shopper] = [await verifiedOwner(admin, category.id), await Shopper.register()];
  buns = await addProduct(owner, "Мантуун бууз");
});

afterAll(async () => {
  await admin.send("PUT", SETTING, { json: before });
  await closeDown(owner);
  await retireCategory(admin, category);
});

async function placed(): Promise<Order> {
  const form = {
    paymentMethod: "pay_on_pickup",
    ...{ selectedBankAccount: undefined, transferAccountHolder: undefined, customerAddress: undefined },
  };
  const sent = await shopper.order([{ productId: buns.id, quantity: 1 }], form);
  const { status, body } = await shopper.client.post<PlacedOrder>("/api/orders", sent);
  expect(status).toBe(201);
  return (await admin.get<Order>(`/api/orders/${body.id}`)).body;
}

it("a store brings what is paid at its pick-up there before the payment, and sends none of it", async () => {
  const order = await placed();
  expect(await readPart(owner, order)).toMatchObject({
    ...{ status: "pending", isToDo: true, customerName: null, customerPhone: null, customerAddress: null },
    pickup: { paymentMethod: "pay_on_pickup", details: { place: PLACE, hours: "10:00–20:00" } },
  });
  const mail = await mailThat(owner.user.email, ({ subject }) => subject.includes(orderNumber(order.id)));
  expect(mail.text).toContain(PLACE);
  const toDo = async () =>
    (await owner.client.get<StoreOrder[]>(`/api/stores/${owner.store.id}/orders?toDo=true`)).body.map(({ id }) => id);
  expect(await toDo()).toContain(order.id);
  await take(owner, order, { step: "prepared" });
  expect(await tryStep(owner, order, handedOver())).toEqual([409, "store_step_not_possible"]);
  expect(await tryStep(owner, order, { step: "picked_up" })).toEqual([409, "store_step_not_possible"]);
  expect(await take(owner, order, { step: "handed_over", parcel: null })).toMatchObject({
    ...{ state: "handed_over", isToDo: false },
  });
  expect(await toDo()).not.toContain(order.id);
  const { parcels } = (await shopper.client.get<OrderParcels>(`/api/orders/${order.id}/parcels`)).body;
  expect(parcels).toMatchObject([{ state: "handed_over", leavesOn: null }]);
  await setStatus(admin, order.id, "processing");
  expect((await owner.client.get(workPath(owner, order))).body).toMatchObject({ customerPhone: order.customerPhone });
});
