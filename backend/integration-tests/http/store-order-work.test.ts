import type { Product } from "@zakh/catalog/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { type AdminServiceCategory, orderParcels, type StoreOrder } from "@zakh/marketplace/contract";
import { orderNumber } from "@zakh/orders/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, commerceUrl, fromElsewhere, signedInAdmin } from "./client";
import { mailThat, outbox } from "./mailbox";
import { exactly, inShop, plainProduct } from "./orders-client";
import { pushSubscription } from "./push-subscription";
import {
  addProduct,
  closeDown,
  decide,
  newCategory,
  type Owner,
  retireCategory,
  verifiedOwner,
} from "./store-fixtures";
import { handedOver, ordered, paid, pushesAbout, readPart, take, tryStep, workPath } from "./store-order-fixtures";
import { setStatus } from "./test-orders";
import { newMember } from "./test-staff";

let admin: Client;
let category: AdminServiceCategory;
let owner: Owner;
let other: Owner;
let buns: Product;
let theirs: Product;
let shops: Product;

beforeAll(async () => {
  admin = await signedInAdmin();
  category = await newCategory(admin);
  [owner, other] = [await verifiedOwner(admin, category.id), await verifiedOwner(admin, category.id)];
  buns = await addProduct(owner, "Мантуун бууз");
  [theirs, shops] = [await addProduct(other, "Тэдний боорцог"), await plainProduct()];
});

afterAll(async () => {
  await Promise.all([owner, other].map(closeDown));
  await retireCategory(admin, category);
});

/** How many mails there are, sent or held, about parcels of stores in an order. */
async function mailsAboutParcels(orderId: number): Promise<number> {
  const { rowCount } = await shopPool().query(
    "SELECT FROM outgoing_mail mail JOIN store_order_step step ON mail.key = 'store-parcel:' || step.id WHERE step.order_number = $1",
    [orderId],
  );
  return rowCount ?? 0;
}

const pay = (...products: Product[]) => paid(admin, ...products);

describe("a store's steps", () => {
  it("lead from a paid order to its buyer, while the order's status stays", async () => {
    const { order, shopper } = await pay(buns, shops);
    expect(await readPart(owner, order)).toMatchObject({
      state: "new",
      isToDo: true,
      steps: [],
      notes: [],
      trackingLink: null,
    });
    expect((await take(owner, order, { step: "accepted", from: "new" })).state).toBe("accepted");
    expect((await take(owner, order, { step: "prepared" })).state).toBe("prepared");
    const sent = handedOver();
    const done = await take(owner, order, sent);
    expect(done).toMatchObject({
      state: "handed_over",
      isToDo: false,
      trackingNumber: sent.parcel.trackingNumber,
      lastCourier: "cj",
    });
    expect(done.trackingLink).toContain(sent.parcel.trackingNumber);
    expect(done.couriers[0]).toEqual({ code: "cj", name: done.courierName });
    expect(done.steps.map(({ state, by }) => [state, by])).toEqual(
      ["accepted", "prepared", "handed_over"].map((state) => [state, owner.user.name]),
    );
    expect(await take(owner, order, sent)).toEqual(done);
    expect(await inShop(admin, order.id)).toMatchObject({ status: "processing", sentAt: null });

    const { body } = await shopper.client.get(`/api/orders/${order.id}/parcels`);
    const { courierName, trackingNumber, trackingLink } = done;
    expect(exactly(orderParcels, body).parcels).toEqual([
      {
        storeId: owner.store.id,
        state: "handed_over",
        at: expect.any(String),
        courierName,
        trackingNumber,
        trackingLink,
        leavesOn: null,
      },
    ]);
    const mail = await mailThat(order.customerEmail, ({ text }) => text.includes(sent.parcel.trackingNumber));
    expect(mail.subject).toContain(orderNumber(order.id));
    expect(mail.text).toContain(owner.store.name);
    expect(mail.text).toContain(trackingLink as string);
  });

  it("are taken back one by one, and what was handed over by mistake is told to nobody", async () => {
    const { order, shopper } = await pay(buns);
    await shopper.client.put("/api/user/push", pushSubscription());
    const pushes = () => pushesAbout("store-parcel", `/order-confirmation?id=${order.id}&`);
    const before = await outbox(order.customerEmail);
    await take(owner, order, { step: "accepted" });
    await take(owner, order, handedOver());
    expect((await outbox(order.customerEmail))?.delayed).toBe((before?.delayed ?? 0) + 1);
    expect(await pushes()).toBe(1);
    const undone = await take(owner, order, { step: "undone", from: "handed_over" });
    expect(undone).toMatchObject({ state: "accepted", trackingNumber: "", isToDo: true });
    expect(await outbox(order.customerEmail)).toEqual(before);
    expect(await pushes()).toBe(0);
    expect(await tryStep(owner, order, { step: "undone", from: "handed_over" })).toEqual([
      409,
      "store_step_not_possible",
    ]);
    expect(await take(owner, order, { step: "undone", from: "accepted" })).toMatchObject({ state: "new" });
    expect(await tryStep(owner, order, { step: "undone", from: "new" })).toEqual([409, "store_step_not_possible"]);
  });

  it("are told to nobody where the order is cancelled while the buyer would hear of the parcel", async () => {
    const { order, shopper } = await pay(buns, shops);
    await shopper.client.put("/api/user/push", pushSubscription());
    const told = () => pushesAbout("store-parcel", `/order-confirmation?id=${order.id}&`);
    await take(owner, order, handedOver());
    expect([await told(), await mailsAboutParcels(order.id)]).toEqual([1, 1]);
    await setStatus(admin, order.id, "cancelled");
    expect([await told(), await mailsAboutParcels(order.id)]).toEqual([0, 0]);
  });

  it("end with goods that the store brings itself, which its buyer is told, or that are picked up", async () => {
    const { order } = await pay(buns);
    expect(await take(owner, order, { step: "handed_over", parcel: null })).toMatchObject({
      ...{ state: "handed_over", courierName: "", trackingNumber: "", trackingLink: null, lastCourier: "" },
    });
    await mailThat(order.customerEmail, ({ text }) => text.includes(`«${owner.store.name}» `) && text.includes("өөрө"));
    const { order: fetched } = await pay(buns);
    expect(await take(owner, fetched, { step: "picked_up" })).toMatchObject({ state: "picked_up", isToDo: false });
    expect(await tryStep(owner, fetched, { step: "prepared" })).toEqual([409, "store_step_not_possible"]);
  });

  it("before the payment are none but to accept, and none when the order is cancelled, delivered, or the store suspended", async () => {
    const { order } = await ordered(admin, buns);
    expect(await tryStep(owner, order, handedOver())).toEqual([409, "order_not_paid"]);
    expect(await take(owner, order, { step: "accepted" })).toMatchObject({ state: "accepted", isToDo: false });
    await setStatus(admin, order.id, "cancelled");
    expect(await tryStep(owner, order, { step: "prepared" })).toEqual([409, "order_cancelled"]);
    await setStatus(admin, order.id, "processing");
    await decide(admin, owner.store.id, { isActive: false });
    expect(await tryStep(owner, order, { step: "prepared" })).toEqual([409, "store_suspended"]);
    await decide(admin, owner.store.id, { isActive: true });
    await setStatus(admin, order.id, "completed");
    expect(await tryStep(owner, order, { step: "prepared" })).toEqual([409, "order_completed"]);
  });

  it.each([
    [{ step: "handed_over", parcel: { courier: "pigeon", trackingNumber: "123456789012" } }, "courier_unknown"],
    [{ step: "handed_over", parcel: { courier: "cj", trackingNumber: "12" } }, "validation_failed"],
    [{ step: "handed_over" }, "validation_failed"],
    [{ step: "lost" }, "validation_failed"],
    [{}, "validation_failed"],
  ])("take no %j", async (input, code) => {
    const { order } = await pay(buns);
    expect(await tryStep(owner, order, input)).toEqual([400, code]);
  });

  it("sort out what is to be done, the oldest first", async () => {
    const [first, second, sent, unpaid] = [
      await pay(buns),
      await pay(buns),
      await pay(buns),
      await ordered(admin, buns),
    ];
    await take(owner, sent.order, { step: "picked_up" });
    const { body } = await owner.client.get<StoreOrder[]>(`/api/stores/${owner.store.id}/orders?toDo=true`);
    const ids = body.map(({ id }) => id);
    expect(ids.slice(-2)).toEqual([first.order.id, second.order.id]);
    expect(ids).not.toContain(sent.order.id);
    expect(ids).not.toContain(unpaid.order.id);
    const wrong = await owner.client.refused(400, "GET", `/api/stores/${owner.store.id}/orders?toDo=1`);
    expect(wrong.code).toBe("validation_failed");
  });
});

describe("a store's part of an order", () => {
  it("is worked by its owner alone", async () => {
    const { order, shopper } = await pay(buns, theirs);
    const visitor = new Client(commerceUrl, undefined, fromElsewhere());
    const writes = [
      ["POST", `${workPath(owner, order)}/steps`, { step: "accepted" }],
      ["PUT", `${workPath(owner, order)}/undeliverable`, { itemId: order.items[0]?.id, isUndeliverable: true }],
      ["POST", `${workPath(owner, order)}/notes`, { text: "Сайн уу" }],
    ] as const;
    for (const [method, path, json] of writes) {
      expect((await visitor.refused(401, method, path, { json })).code).toBe("login_required");
      for (const client of [other.client, shopper.client, admin])
        expect((await client.refused(404, method, path, { json })).code).toBe("store_not_found");
    }
    const { order: foreign } = await pay(theirs);
    for (const [method, path, json] of writes) {
      const elsewhere = path.replace(`/orders/${order.id}`, `/orders/${foreign.id}`);
      expect((await owner.client.refused(404, method, elsewhere, { json })).code).toBe("store_order_not_found");
    }
    expect((await readPart(owner, order)).state).toBe("new");
  });

  it("is one parcel of several for its buyer, of whom each store tells its own", async () => {
    const { order } = await pay(buns, theirs, shops);
    await take(owner, order, handedOver());
    const query = new URLSearchParams({ email: order.customerEmail });
    const visitor = new Client(commerceUrl, undefined, fromElsewhere());
    const { body } = await visitor.get(`/api/orders/${order.id}/parcels?${query}`);
    expect(exactly(orderParcels, body).parcels.map(({ storeId, state }) => [storeId, state])).toEqual([
      [owner.store.id, "handed_over"],
      [other.store.id, "new"],
    ]);
    expect((await readPart(other, order)).state).toBe("new");
    expect((await visitor.refused(404, "GET", `/api/orders/${order.id}/parcels`)).code).toBe("order_not_found");
    const packer = await newMember(admin, "packer");
    expect((await packer.client.refused(404, "GET", `/api/orders/${order.id}/parcels`)).code).toBe("order_not_found");
    await setStatus(admin, order.id, "cancelled");
    expect((await visitor.get(`/api/orders/${order.id}/parcels?${query}`)).body).toEqual({ parcels: [] });
  });

  it("takes an order that is all its own from what the shop is to send, and a mixed one only when the shop sends, too", async () => {
    const listed = async (filter: string) =>
      (await admin.get<{ id: number }[]>(`/api/orders?${filter}=true&sort=newest&limit=50`)).body.map(({ id }) => id);
    const [{ order }, { order: mixed }] = [await pay(buns, theirs), await pay(buns, shops)];
    for (const each of [order, mixed]) await take(owner, each, handedOver());
    expect(await listed("toSend")).toContain(mixed.id);
    expect(await listed("toSend")).not.toContain(order.id);
    const labels = (ids: number[]) => `/api/admin/orders/waybills/export?ids=${ids}`;
    expect((await admin.refused(409, "GET", labels([mixed.id, order.id]))).code).toBe("order_not_to_send");
    await take(other, order, handedOver());
    expect(await listed("toSend")).not.toContain(order.id);
    expect(await listed("toSend")).toContain(mixed.id);
    expect(await listed("onTheWay")).toContain(order.id);
    await take(other, order, { step: "undone", from: "handed_over" });
    expect(await listed("onTheWay")).not.toContain(order.id);
    const deliver = () =>
      admin.post("/api/admin/orders/statuses", { ids: [order.id], status: "completed", unsent: false });
    await deliver();
    expect((await inShop(admin, order.id)).status).toBe("processing");
    await take(other, order, handedOver());
    await deliver();
    expect((await inShop(admin, order.id)).status).toBe("completed");
  });

  it("that is prepared leaves the address of its order to the shop", async () => {
    const { order, shopper } = await pay(buns, shops);
    const correct = () =>
      shopper.client.put<{ code?: string }>(`/api/orders/${order.id}/address`, { customerAddress: "Чонжу 99" });
    await take(owner, order, { step: "accepted" });
    expect((await correct()).status).toBe(200);
    await take(owner, order, { step: "prepared" });
    expect((await correct()).body.code).toBe("order_packed_already");
  });

  it("keeps its steps when they are added, in the order in which they were taken", async () => {
    const { order } = await pay(buns);
    const taken = await Promise.all([1, 2, 3].map(() => tryStep(owner, order, { step: "accepted", from: "new" })));
    expect(taken.map(([status]) => status)).toEqual([200, 200, 200]);
    const { rows } = await shopPool().query("SELECT state FROM store_order_step WHERE order_number = $1", [order.id]);
    expect(rows).toEqual([{ state: "accepted" }]);
  });
});
