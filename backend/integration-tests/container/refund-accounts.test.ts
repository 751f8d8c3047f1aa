import { findRefundAccount } from "@zakh/bookkeeping/read-models/whole-refund-account";
import { setRefundAccountWorkflow } from "@zakh/bookkeeping/workflows/set-refund-account";
import { shopPool } from "@zakh/kit/database/pool";
import { olderThan } from "@zakh/kit/retention/retention";
import { retention } from "@zakh/orders/registrations/retention";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestProduct } from "./fixtures";
import { stateOf } from "./order-states";
import { TestOrders } from "./test-orders";

const MS_A_DAY = 24 * 60 * 60 * 1000;
const ACCOUNT = { bankName: "하나은행", accountNumber: "110-234-567890", accountHolder: "BAT BOLORMAA" } as const;

let orders: TestOrders;
let beef: TestProduct;

beforeAll(async () => {
  orders = await TestOrders.open();
  [beef] = await orders.putOnSale({ name: "Үхрийн мах", price: 15_000 });
});
afterAll(() => orders.remove());

/** A cancelled order with money to return, whose customer has told the account. */
async function withAccount(): Promise<{ number: number; total: number }> {
  const number = await orders.placeOne(beef);
  await orders.change(number, "processing");
  await orders.change(number, "cancelled");
  await setRefundAccountWorkflow(orders.container).run({ input: { number, account: ACCOUNT, by: null } });
  return { number, total: (await stateOf(number)).total };
}

/** As if so many days had passed. */
async function removeAfter(days: number): Promise<number> {
  const kept = retention.find(({ name }) => name === "refund-accounts");
  return kept?.forget(olderThan(kept.days, new Date(Date.now() + days * MS_A_DAY))) ?? 0;
}

async function isKept(number: number): Promise<boolean> {
  return (await findRefundAccount(shopPool(), number)) !== undefined;
}

describe("a customer's account", () => {
  it("is deleted 30 days after all money was returned, with nothing left of it", async () => {
    const { number, total } = await withAccount();
    await orders.giveBack(number, total);
    await removeAfter(29.9);
    expect(await isKept(number)).toBe(true);
    await removeAfter(30.1);
    expect(await isKept(number)).toBe(false);
    const { rowCount } = await shopPool().query("SELECT FROM refund_account WHERE order_detail_id = $1", [
      (await stateOf(number)).detailId,
    ]);
    expect(rowCount).toBe(0);
  });

  it("stays while a part of the money waits, however long", async () => {
    const { number, total } = await withAccount();
    await orders.giveBack(number, total - 1);
    await removeAfter(400);
    expect(await isKept(number)).toBe(true);
    await orders.giveBack(number, 1);
    await removeAfter(31);
    expect(await isKept(number)).toBe(false);
  });

  it("is deleted where the order was taken up again instead", async () => {
    const { number } = await withAccount();
    await orders.change(number, "processing");
    await removeAfter(31);
    expect(await isKept(number)).toBe(false);
  });

  it("is deleted once by two processes, and the rest is not harmed", async () => {
    const [returned, waiting] = [await withAccount(), await withAccount()];
    await orders.giveBack(returned.number, returned.total);
    const removed = await Promise.all([removeAfter(31), removeAfter(31), removeAfter(31)]);
    expect(removed.filter((count) => count > 0)).toHaveLength(1);
    expect([await isKept(returned.number), await isKept(waiting.number)]).toEqual([false, true]);
    expect(await removeAfter(31)).toBe(0);
  });
});
