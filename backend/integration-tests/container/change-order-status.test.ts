import { shopPool } from "@zakh/kit/database/pool";
import { ORDER_STATUSES, type OrderStatus } from "@zakh/orders/contract";
import { moneySums } from "@zakh/orders/read-models/money-sums";
import { findOrderHistory } from "@zakh/orders/read-models/order-history";
import { findOrder } from "@zakh/orders/read-models/orders";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestProduct } from "./fixtures";
import { agreement, isPaid, inMedusa as orderInMedusa, stateOf } from "./order-states";
import { admin, TestOrders } from "./test-orders";

let shop: TestOrders;
let plenty: TestProduct;
let scarce: TestProduct;

beforeAll(async () => {
  shop = await TestOrders.open();
  [plenty, scarce] = await shop.putOnSale(
    { name: "Туршилтын элбэг мах", price: 15000, trackStock: true, stock: 500 },
    { name: "Туршилтын ганц мах", price: 20000, trackStock: true, stock: 1 },
  );
});

afterAll(() => shop.remove());

const newOrder = (product = plenty) => shop.placeOne(product);
const change = (number: number, to: OrderStatus) => shop.change(number, to, admin);
const giveBack = (number: number, amount: number) => shop.giveBack(number, amount, admin);
const inMedusa = (number: number) => orderInMedusa(shop.container, number);

/** Kilograms that Medusa knows as delivered. */
async function deliveredInMedusa(number: number): Promise<number> {
  const { rows } = await shopPool().query<{ kilograms: number }>(
    `SELECT sum(item.delivered_quantity)::float8 AS kilograms FROM "order" o
     JOIN order_item item ON item.order_id = o.id AND item.version = o.version AND item.deleted_at IS NULL
     WHERE o.display_id = $1`,
    [number],
  );
  return rows[0]?.kilograms ?? 0;
}

describe("any status after any other", () => {
  for (const from of ORDER_STATUSES) {
    for (const to of ORDER_STATUSES.filter((status) => status !== from)) {
      it(`${from} → ${to}: Medusa's order, payment and stock agree`, async () => {
        const number = await newOrder();
        if (from !== "pending") await change(number, from);
        const { total } = await stateOf(number);
        await change(number, to);
        expect((await findOrder(shopPool(), number))?.status).toBe(to);
        // The money of a cancelled order stays with the shop until it is refunded (ruling 48).
        const isHeld = isPaid(to) || (isPaid(from) && to === "cancelled");
        expect(await inMedusa(number)).toEqual(agreement(to, total, isHeld ? total : 0));
        expect(await deliveredInMedusa(number)).toBe(to === "completed" ? 1 : 0);
        const { reserved, released, consumed } = await stateOf(number);
        const stock = { pending: [1, 0, 0], processing: [1, 0, 0], completed: [0, 0, 1], cancelled: [0, 1, 0] };
        expect([reserved.length, released.length, consumed.length]).toEqual(stock[to]);
      });
    }
  }

  it("records who changed what, when, and the moved money", async () => {
    const number = await newOrder();
    const { total } = await stateOf(number);
    for (const status of ["processing", "completed", "pending", "processing", "cancelled"] as const) {
      await change(number, status);
    }
    await giveBack(number, total);
    await change(number, "pending");
    const received = { kind: "received", amount: total };
    expect(await findOrderHistory(shopPool(), number)).toMatchObject([
      { from: null, to: "pending", changedBy: shop.shopper.accountName, moneyMoved: 0, money: [] },
      { from: "pending", to: "processing", changedBy: admin.name, moneyMoved: total, money: [received] },
      { from: "processing", to: "completed", changedBy: admin.name, moneyMoved: 0, money: [] },
      { from: "completed", to: "pending", moneyMoved: -total, money: [{ kind: "received", amount: -total }] },
      { from: "pending", to: "processing", moneyMoved: total, money: [received] },
      { from: "processing", to: "cancelled", moneyMoved: 0, money: [{ kind: "to_return", amount: total }] },
      { from: "cancelled", to: "cancelled", moneyMoved: -total, money: [{ kind: "returned", amount: total }] },
      { from: "cancelled", to: "pending", changedBy: admin.name, moneyMoved: 0, money: [] },
    ]);
  });

  it("records nothing when the status stays the same", async () => {
    const number = await newOrder();
    await change(number, "pending");
    expect(await findOrderHistory(shopPool(), number)).toHaveLength(1);
  });

  it("is 404 for an order that does not exist", async () => {
    await expect(change(2147483647, "completed")).rejects.toMatchObject({ status: 404, code: "order_not_found" });
  });
});

it("gives cancelled stock to the next shopper, and then refuses to resume the order", async () => {
  const first = await newOrder(scarce);
  await expect(newOrder(scarce)).rejects.toMatchObject({ code: "stock_short" });
  await change(first, "cancelled");
  await newOrder(scarce);
  await expect(change(first, "processing")).rejects.toMatchObject({
    status: 409,
    code: "stock_short",
    params: { name: scarce.name },
    extra: { left: 0 },
  });
  expect((await findOrder(shopPool(), first))?.status).toBe("cancelled");
});

it("runs changes of one order one after the other", async () => {
  const number = await newOrder();
  const { total } = await stateOf(number);
  await Promise.all(
    (["processing", "cancelled", "completed", "cancelled", "pending", "processing"] as const).map((to) =>
      // A cancelled order does not wait again while its money is to be returned.
      change(number, to).catch(({ code }) => expect([to, code]).toEqual(["pending", "order_has_return"])),
    ),
  );
  const history = (await findOrderHistory(shopPool(), number)) ?? [];
  for (const [index, entry] of history.entries()) expect(entry.from).toBe(history[index - 1]?.to ?? null);
  // In any order: the entries, the sums and Medusa's transactions agree.
  const state = await stateOf(number);
  const { received, toReturn } = moneySums(state);
  expect(history.at(-1)?.to).toBe(state.status);
  expect(history.reduce((sum, entry) => sum + entry.moneyMoved, 0)).toBe(received);
  expect((await inMedusa(number)).held).toBe(received);
  expect(received - toReturn).toBe(isPaid(state.status) ? total : 0);
});
