import type { Product } from "@zakh/catalog/contract";
import {
  type AdminServiceCategory,
  type AdminStorePart,
  adminStorePart,
  type WorkedStoreOrder,
  workedStoreOrder,
} from "@zakh/marketplace/contract";
import { type Order, orderNumber } from "@zakh/orders/contract";
import type { OwnBooks } from "@zakh/settlements/contract";
import type { OrderAlertsSetting } from "@zakh/site-settings/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, signedInAdmin } from "./client";
import { mailThat, outbox } from "./mailbox";
import { exactly, inShop, plainProduct } from "./orders-client";
import { pushSubscription } from "./push-subscription";
import {
  addProduct,
  closeDown,
  newCategory,
  type Owner,
  productData,
  retireCategory,
  sendForm,
  verifiedOwner,
} from "./store-fixtures";
import {
  handedOver,
  ordered,
  paid,
  pushesAbout,
  readPart,
  refuse,
  take,
  tryStep,
  workPath,
} from "./store-order-fixtures";
import { setStatus } from "./test-orders";

const ALERTS = "/api/settings/order-alerts";
const SHOP = `stores-${Date.now()}@alerts.example`;

let admin: Client;
let category: AdminServiceCategory;
let owner: Owner;
let other: Owner;
let buns: Product;
let cakes: Product;
let theirs: Product;
let shops: Product;
let alerts: OrderAlertsSetting;

beforeAll(async () => {
  admin = await signedInAdmin();
  category = await newCategory(admin);
  [owner, other] = [await verifiedOwner(admin, category.id), await verifiedOwner(admin, category.id)];
  [buns, cakes] = [await addProduct(owner, "Мантуун бууз"), await addProduct(owner, "Бялуу")];
  [theirs, shops] = [await addProduct(other, "Тэдний боорцог"), await plainProduct()];
  alerts = (await admin.get<OrderAlertsSetting>(ALERTS)).body;
  await admin.put(ALERTS, { enabled: true, emails: SHOP, language: "mn" });
});

afterAll(async () => {
  await admin.put(ALERTS, alerts);
  await Promise.all([owner, other].map(closeDown));
  await retireCategory(admin, category);
});

const pay = (...products: Product[]) => paid(admin, ...products);

async function parts(order: Order): Promise<AdminStorePart[]> {
  const { status, body } = await admin.get<unknown[]>(`/api/admin/orders/${order.id}/stores`);
  expect(status).toBe(200);
  return body.map((part) => exactly(adminStorePart, part));
}

/** What the shop is told about an order. */
const shopMail = ({ id }: Order, text = "") =>
  mailThat(SHOP, (mail) => mail.subject.includes(orderNumber(id)) && mail.text.includes(text));

describe("a line that a store cannot deliver", () => {
  it("comes off the order and its books, is told to buyer and shop, and may come back", async () => {
    const { order } = await pay(buns, cakes, theirs);
    const { status, body } = await refuse(owner, order, cakes);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(exactly(workedStoreOrder, body).notes).toMatchObject([
      { kind: "undeliverable", itemId: order.items[1]?.id },
    ]);
    expect(body).toMatchObject({ isToDo: true, subtotal: Number(buns.price) });
    const less = Number(cakes.price);
    expect(await inShop(admin, order.id)).toMatchObject({ weightReduction: less, toReturn: less });
    expect((await refuse(owner, order, cakes)).body.notes).toHaveLength(1);

    const told = await mailThat(
      order.customerEmail,
      ({ text }) => text.includes(cakes.name) && text.includes("хассан"),
    );
    expect(told.text).toContain(`₩${less.toLocaleString("en")}`);
    expect((await shopMail(order)).subject).toContain(owner.store.name);

    expect((await refuse(owner, order, cakes, false)).status).toBe(200);
    expect(await inShop(admin, order.id)).toMatchObject({ weightReduction: 0, toReturn: 0 });
    await mailThat(order.customerEmail, ({ subject }) => subject.includes("хүргэгдэхээр"));
  });

  it("costs the store nothing in its books, which follow the order", async () => {
    const balance = async () => (await owner.client.get<OwnBooks>(`/api/stores/${owner.store.id}/books`)).body.balance;
    const before = await balance();
    const { order } = await pay(buns, cakes);
    await refuse(owner, order, cakes);
    await setStatus(admin, order.id, "completed");
    expect((await balance()) - before).toBe(Number(buns.price));
  });

  it("told by mistake is told to no buyer", async () => {
    const { order } = await pay(buns, cakes);
    const before = await outbox(order.customerEmail);
    await refuse(owner, order, cakes);
    await refuse(owner, order, cakes, false);
    expect(await outbox(order.customerEmail)).toEqual(before);
  });

  it("that is all of the order leaves it to the shop to cancel", async () => {
    const { order } = await pay(buns);
    const { body } = await refuse(owner, order, buns);
    expect(body).toMatchObject({ state: "undeliverable", isToDo: false });
    expect(await inShop(admin, order.id)).toMatchObject({ status: "processing", weightReduction: 0 });
    await shopMail(order, "цуцална");
    expect(await tryStep(owner, order, handedOver())).toEqual([409, "store_step_not_possible"]);
    expect(
      (await admin.refused(409, "PATCH", `/api/orders/${order.id}/status`, { json: { status: "completed" } })).code,
    ).toBe("order_undeliverable");
    expect((await refuse(owner, order, buns, false)).body).toMatchObject({ state: "new", isToDo: true });
  });

  it("that is the last of the store's part ends the part, and is itself gone once another one is back", async () => {
    const { order } = await pay(buns, cakes, theirs);
    await refuse(owner, order, buns);
    expect((await refuse(owner, order, cakes)).body).toMatchObject({ state: "undeliverable", isToDo: false });
    expect(await tryStep(owner, order, handedOver())).toEqual([409, "store_step_not_possible"]);
    expect((await refuse(owner, order, cakes, false)).body).toMatchObject({ state: "new", isToDo: true });

    const { order: whole } = await pay(buns, cakes);
    await refuse(owner, whole, buns);
    await refuse(owner, whole, cakes);
    expect((await refuse(owner, whole, buns, false)).body).toMatchObject({
      state: "new",
      subtotal: Number(buns.price),
    });
    expect(await inShop(admin, whole.id)).toMatchObject({ toReturn: Number(cakes.price) });
  });

  it("is not back where others have bought it meanwhile", async () => {
    const last = await addProduct(owner, "Сүүлийн бялуу");
    const stock = async (stock: number) =>
      sendForm(owner.client, "PUT", `/api/stores/${owner.store.id}/products/${last.id}`, [
        ["productData", productData(last.name, { trackStock: true, stock })],
      ]);
    expect(await stock(1)).toMatchObject({ status: 200 });
    const { order } = await pay(last, shops);
    await refuse(owner, order, last);
    await pay(last);
    expect((await refuse(owner, order, last, false)).body.code).toBe("stock_short");
  });

  it("is no gift: what the shop has weighed, or paid back to the buyer, is not the store's to change", async () => {
    const { order } = await pay(buns, cakes, shops);
    const [{ id: first } = { id: 0 }, { id: second } = { id: 0 }] = order.items;
    const weigh = (id: number, packedQuantity: number) =>
      admin.put(`/api/admin/orders/${order.id}/packed`, { lines: [{ id, packedQuantity }], confirmed: true });
    await weigh(first, 1);
    expect((await refuse(owner, order, buns)).body.code).toBe("store_line_packed");
    await weigh(first, 0);
    expect((await refuse(owner, order, buns, false)).body.code).toBe("store_step_not_possible");
    const toReturn = Number(buns.price) + Number(cakes.price);
    expect(second).toBeGreaterThan(0);
    await refuse(owner, order, cakes);
    await admin.post(`/api/admin/orders/${order.id}/returned`, { amount: toReturn });
    expect((await refuse(owner, order, cakes, false)).body.code).toBe("store_line_returned");
    expect(await inShop(admin, order.id)).toMatchObject({ weightReduction: toReturn, toReturn: 0 });
  });

  it("is one of the store's own, of a paid order, and not handed over", async () => {
    const { order } = await pay(buns, theirs, shops);
    for (const product of [theirs, shops]) {
      expect((await refuse(owner, order, product)).body.code).toBe("value_invalid");
    }
    await take(owner, order, handedOver());
    expect((await refuse(owner, order, buns)).body.code).toBe("store_step_not_possible");
    const unpaid = await ordered(admin, buns, shops);
    expect((await refuse(owner, unpaid.order, buns)).body.code).toBe("order_not_paid");
  });
});

describe("a note", () => {
  it("goes to the shop and back, by mail", async () => {
    const { order } = await pay(buns, theirs);
    const note = await owner.client.post<WorkedStoreOrder>(`${workPath(owner, order)}/notes`, {
      text: "Хайрцаг дууслаа",
    });
    expect(note.status).toBe(201);
    await shopMail(order, "Хайрцаг дууслаа");
    const path = `/api/admin/orders/${order.id}/stores/${owner.store.id}/notes`;
    await owner.client.put("/api/user/push", pushSubscription());
    const answered = await admin.post<AdminStorePart>(path, { text: "Бид авчирч өгнө" });
    expect(answered.status).toBe(201);
    expect(exactly(adminStorePart, answered.body)).toMatchObject({ storeId: owner.store.id, name: owner.store.name });
    expect((await readPart(owner, order)).notes.map(({ side, text }) => [side, text])).toEqual([
      ["store", "Хайрцаг дууслаа"],
      ["shop", "Бид авчирч өгнө"],
    ]);
    const answer = await mailThat(owner.user.email, ({ text }) => text.includes("Бид авчирч өгнө"));
    expect(answer.text).toContain(`/store/orders/${order.id}`);
    expect(await pushesAbout("store-note", `/store/orders/${order.id}`)).toBe(1);
    // The other store of the order reads none of it.
    expect((await readPart(other, order)).notes).toEqual([]);
    expect((await parts(order)).map(({ storeId, notes }) => [storeId, notes.length])).toEqual([
      [owner.store.id, 2],
      [other.store.id, 0],
    ]);
  });

  it("says something, about an order of the store", async () => {
    const { order } = await pay(theirs);
    const blank = await other.client.refused(400, "POST", `${workPath(other, order)}/notes`, { json: { text: "  " } });
    expect(blank.code).toBe("validation_failed");
    const foreign = `/api/admin/orders/${order.id}/stores/${owner.store.id}/notes`;
    expect(await admin.post(foreign, { text: "Сайн уу" })).toMatchObject({
      ...{ status: 404, body: { code: "store_order_not_found" } },
    });
  });
});
