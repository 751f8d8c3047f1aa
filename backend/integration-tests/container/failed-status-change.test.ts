import { shopPool } from "@zakh/kit/database/pool";
import type { OrderStatus } from "@zakh/orders/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tablesWritten, WRITE_FAILED, whileKilledAt, whileWritesFail } from "./failing-writes";
import { inventoryOfRows, type TestProduct } from "./fixtures";
import { inMedusa as orderInMedusa, paymentRows, stateOf } from "./order-states";
import { admin, TestOrders } from "./test-orders";

let shop: TestOrders;
let plenty: TestProduct;

beforeAll(async () => {
  shop = await TestOrders.open();
  plenty = await shop.putPlentyOnSale();
});

afterAll(() => shop.remove());

const newOrder = () => shop.placeOne(plenty);
const change = (number: number, to: OrderStatus) => shop.change(number, to, admin);
const inMedusa = (number: number) => orderInMedusa(shop.container, number);

describe("a change that fails", () => {
  const changes: [OrderStatus, OrderStatus][] = [
    ["pending", "completed"],
    ["processing", "cancelled"],
    ["processing", "pending"],
    ["pending", "cancelled"],
    ["cancelled", "processing"],
  ];

  async function orderOf(status: OrderStatus): Promise<number> {
    const number = await newOrder();
    if (status !== "pending") await change(number, status);
    return number;
  }

  async function everythingOf(number: number) {
    return {
      rows: await inventoryOfRows(),
      state: await stateOf(number),
      medusa: await inMedusa(number),
      payments: await paymentRows(number),
    };
  }

  it.each(changes)("leaves everything as it was, whichever write fails: %s → %s", async (from, to) => {
    const example = await orderOf(from);
    const tables = await tablesWritten(shopPool(), () => change(example, to));
    expect(tables).toEqual(expect.arrayContaining(["order_detail", "order_status_change"]));
    const number = await orderOf(from);
    const before = await everythingOf(number);
    for (const table of tables) {
      await whileWritesFail(shopPool(), table, () => expect(change(number, to), table).rejects.toThrow(WRITE_FAILED));
      expect(await everythingOf(number), `after ${table} refused`).toEqual(before);
    }
    await change(number, to);
    expect((await stateOf(number)).status).toBe(to);
  });

  it.each(changes)(
    "leaves everything as it was when the process is killed at its last write: %s → %s",
    async (from, to) => {
      const number = await orderOf(from);
      const before = await everythingOf(number);
      await whileKilledAt(shopPool(), "order_status_change", () => expect(change(number, to)).rejects.toThrow());
      expect(await everythingOf(number)).toEqual(before);
      await change(number, to);
      expect((await stateOf(number)).status).toBe(to);
    },
  );
});
