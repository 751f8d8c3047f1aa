import { randomUUID } from "node:crypto";
import type { Credit } from "@zakh/bookkeeping/contract";
import type { Product } from "@zakh/catalog/contract";
import type { Order } from "@zakh/orders/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, signedInAdmin } from "./client";
import { inShop, Shopper } from "./orders-client";
import { changedOrder, placedOrder, setStatus } from "./test-orders";
import { TestProducts } from "./test-products";

const AT_ONCE = 20;

let admin: Client;
let shopper: Shopper;
let products: TestProducts;
let beef: Product;

beforeAll(async () => {
  [admin, shopper] = [await signedInAdmin(), await Shopper.register()];
  products = new TestProducts(admin);
  beef = await products.add({ price: 20_000 });
});

afterAll(() => products.clear());

async function orderThatIs(...statuses: Order["status"][]): Promise<Order> {
  let order = await placedOrder(admin, shopper, [{ productId: beef.id, quantity: 1 }]);
  for (const status of statuses) order = await setStatus(admin, order.id, status);
  return order;
}

/** The calls that add money entries: where, what, and what they have added up to in won. */
const CALLS = {
  "the credit that an admin gives": async () => {
    const path = `/api/admin/users/${(await Shopper.register()).user.id}/credit`;
    const added = async () => (await admin.get<Credit>(path)).body.balance;
    return { path, json: { amount: 700, reason: "Уучлаарай" }, added };
  },
  "a correction that becomes credit": async () => {
    const { id } = await orderThatIs("processing", "completed");
    const added = async () => {
      const { correction, creditGiven } = await inShop(admin, id);
      expect(creditGiven).toBe(correction);
      return correction;
    };
    return { path: `/api/admin/orders/${id}/corrections`, json: { amount: 700, reason: "Яс ихтэй байсан" }, added };
  },
  "money that was transferred back": async () => {
    const { id } = await orderThatIs("processing", "cancelled");
    const added = async () => (await inShop(admin, id)).returned;
    return { path: `/api/admin/orders/${id}/returned`, json: { amount: 700 }, added };
  },
};

it("repeats a correction of which nothing was to go back without taking other money for it", async () => {
  const order = await orderThatIs("processing");
  const raised = { shippingFee: Number(order.shippingFee) + 10_000, agreedByPhone: true };
  await changedOrder(admin, order, raised);
  await setStatus(admin, order.id, "completed");
  const correct = (amount: number, key: string) =>
    admin.send("POST", `/api/admin/orders/${order.id}/corrections`, {
      json: { amount, reason: "Яс ихтэй байсан" },
      headers: { "Idempotency-Key": key },
    });
  const key = randomUUID();
  await correct(1000, key);
  await correct(12_000, randomUUID());
  expect(await inShop(admin, order.id)).toMatchObject({ due: 0, toReturn: 3000, creditGiven: 0 });
  expect((await correct(1000, key)).status).toBe(200);
  expect(await inShop(admin, order.id)).toMatchObject({ due: 0, toReturn: 3000, creditGiven: 0 });
});

describe.each(Object.entries(CALLS))("%s", (_, newCall) => {
  function send(path: string, json: object, key?: string) {
    return admin.send<{ code: string }>("POST", path, { json, ...(key && { headers: { "Idempotency-Key": key } }) });
  }

  it("counts once under one key, however often and at once it is sent", async () => {
    const { path, json, added } = await newCall();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => send(path, json, key)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await added()).toBe(700);
    const again = await send(path, json, key);
    expect([again.status, await added()]).toEqual([200, 700]);
    await send(path, json, randomUUID());
    expect(await added()).toBe(1400);
  });

  it("is refused under the key of another request, and counts each time without one", async () => {
    const { path, json, added } = await newCall();
    const key = randomUUID();
    await send(path, json, key);
    const other = await send(path, { ...json, amount: 300 }, key);
    expect([other.status, other.body.code]).toEqual([422, "idempotency_key_reused"]);
    const long = await send(path, json, "k".repeat(256));
    expect([long.status, long.body.code]).toEqual([400, "idempotency_key_too_long"]);
    await send(path, json);
    await send(path, json);
    expect(await added()).toBe(2100);
  });

  it("has nothing to do with another order or customer whose request has the same key", async () => {
    const [one, other, key] = [await newCall(), await newCall(), randomUUID()];
    await send(one.path, one.json, key);
    await send(other.path, other.json, key);
    expect([await one.added(), await other.added()]).toEqual([700, 700]);
  });
});
