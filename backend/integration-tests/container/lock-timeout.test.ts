import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { saveProductWorkflow } from "@zakh/catalog/workflows/save-product";
import { setBoxesWorkflow } from "@zakh/fulfilment/workflows/set-boxes";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TestOrders } from "./test-orders";

/** Of every lock, in ms. */
const TIMEOUT_MS = 8000;
const CONFLICT = { status: 409, code: "conflict" };

let shop: TestOrders;
let number: number;
let held: number;
let other: number;

beforeAll(async () => {
  shop = await TestOrders.open();
  const [meat, locked, free] = await shop.putOnSale(
    { name: "Туршилтын түгжээтэй мах", price: 15000 },
    { name: `Түгжээтэй ${randomUUID()}`, price: 15000 },
    { name: `Түгжээгүй ${randomUUID()}`, price: 15000 },
  );
  number = await shop.placeOne(meat);
  held = locked.number;
  other = free.number;
});

afterAll(() => shop.remove());

/** All of these are refused after one timeout, and none after another's as well. */
async function expectRefusedTogether(changes: Promise<unknown>[]): Promise<void> {
  const began = Date.now();
  const waited = await Promise.all(
    changes.map(async (change) => {
      await expect(change).rejects.toMatchObject(CONFLICT);
      return Date.now() - began;
    }),
  );
  expect(Math.min(...waited)).toBeGreaterThan(TIMEOUT_MS - 500);
  expect(Math.max(...waited)).toBeLessThan(2 * TIMEOUT_MS - 500);
}

// All of them wait, so they wait at the same time.
describe.concurrent("after 8 s", () => {
  it("a transaction is given up behind a slow one with the same key, and the next ones run", async () => {
    const key = randomUUID();
    const alone = <T>(work: () => Promise<T>, idleTimeoutMs?: number) =>
      inOneTransaction(shop.container, work, { key, idleTimeoutMs });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = alone(async () => {
      await released;
      return "slow";
    }, 60_000);
    await expectRefusedTogether([alone(async () => "never")]);
    const next = alone(async () => "next");
    await pause(10);
    release();
    expect([await slow, await next]).toEqual(["slow", "next"]);
  });

  it("twenty saves of a locked product are refused, and those of other products were not held up", async () => {
    const save = async (product: number, price: number) =>
      (await saveProductWorkflow(shop.container).run({ input: { number: product, data: { price } } })).result;
    const holder = await shopPool().connect();
    await holder.query("SELECT pg_advisory_lock(hashtextextended($1, 0))", [`product:${held}`]);
    let refused = 0;
    const twenty = Array.from({ length: 20 }, async (_, place) => {
      await save(held, 1000 + place).finally(() => {
        refused += 1;
      });
    });
    const all = expectRefusedTogether(twenty);
    await save(other, 3000);
    expect(refused).toBe(0);
    await all.finally(() => holder.query("SELECT pg_advisory_unlock_all()"));
    holder.release();
    await save(held, 1234);
  });

  it("whatever changes an order that another transaction holds is refused", async () => {
    const holder = await shopPool().connect();
    await holder.query("BEGIN");
    await holder.query("SELECT 1 FROM order_detail WHERE order_number = $1 FOR UPDATE", [number]);
    const setBoxes = (boxes: number) => setBoxesWorkflow(shop.container).run({ input: { number, boxes, by: null } });
    const changes = [
      shop.change(number, "processing"),
      shop.change(number, "cancelled"),
      setBoxes(2),
      shop.change(number, "completed"),
      setBoxes(3),
      shop.giveBack(number, 1000),
    ];
    await expectRefusedTogether(changes).finally(async () => {
      await holder.query("ROLLBACK");
      holder.release();
    });
    await shop.change(number, "processing");
  });
});
