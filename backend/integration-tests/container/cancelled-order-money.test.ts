import { shopPool } from "@zakh/kit/database/pool";
import type { OrderStatus } from "@zakh/orders/contract";
import { changeOrderStatusWorkflow } from "@zakh/orders/workflows/change-order-status";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tablesWritten, WRITE_FAILED, whileKilledAt, whileWritesFail } from "./failing-writes";
import { inventoryOfRows, type TestProduct } from "./fixtures";
import { agreement, inMedusa as orderInMedusa, stateOf, sumsOf } from "./order-states";
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
const giveBack = (number: number, amount: number) => shop.giveBack(number, amount, admin);
const inMedusa = (number: number) => orderInMedusa(shop.container, number);

async function payByTransfer(number: number, amount: number): Promise<void> {
  const transfer = { line: 2_000_000_000 + number, payer: "BAT", amount };
  await changeOrderStatusWorkflow(shop.container).run({ input: { number, to: "processing", by: admin, transfer } });
}

describe("the money of a cancelled order", () => {
  async function cancelledOrder(): Promise<{ number: number; total: number }> {
    const number = await newOrder();
    await change(number, "processing");
    await change(number, "cancelled");
    return { number, total: (await stateOf(number)).total };
  }

  it("is due for a refund until it was refunded, also in parts, and Medusa's transactions follow", async () => {
    const { number, total } = await cancelledOrder();
    expect(await sumsOf(number)).toEqual({ received: total, due: 0, toReturn: total });
    await giveBack(number, 1000);
    expect(await sumsOf(number)).toEqual({ received: total - 1000, due: 0, toReturn: total - 1000 });
    expect(await inMedusa(number)).toEqual(agreement("cancelled", total, total - 1000));
    await giveBack(number, total - 1000);
    expect(await sumsOf(number)).toEqual({ received: 0, due: 0, toReturn: 0 });
    expect(await inMedusa(number)).toEqual(agreement("cancelled", total, 0));
  });

  it("cannot be refunded twice, nor beyond its amount, nor by two requests at once", async () => {
    const { number, total } = await cancelledOrder();
    await expect(giveBack(number, total + 1)).rejects.toMatchObject({ status: 409, code: "more_than_to_return" });
    const both = await Promise.allSettled([giveBack(number, total), giveBack(number, total)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(giveBack(number, 1)).rejects.toMatchObject({ status: 409, code: "nothing_to_return" });
    expect(await sumsOf(number)).toEqual({ received: 0, due: 0, toReturn: 0 });
    await expect(giveBack(2147483647, 1)).rejects.toMatchObject({ status: 404 });
  });

  it("pays the order again when the order is resumed", async () => {
    const { number, total } = await cancelledOrder();
    await change(number, "processing");
    expect(await sumsOf(number)).toEqual({ received: total, due: 0, toReturn: 0 });
    expect(await inMedusa(number)).toEqual(agreement("processing", total, total));
  });

  it("is required again completely when the order is resumed after a partial refund", async () => {
    const { number, total } = await cancelledOrder();
    await giveBack(number, 1000);
    await change(number, "processing");
    expect(await sumsOf(number)).toEqual({ received: total, due: 0, toReturn: 0 });
    expect(await inMedusa(number)).toEqual(agreement("processing", total, total));
    await change(number, "cancelled");
    expect(await sumsOf(number)).toEqual({ received: total, due: 0, toReturn: total });
  });

  it("pays a part of an order that waits again, and the rest is due", async () => {
    const { number, total } = await cancelledOrder();
    await expect(change(number, "pending")).rejects.toMatchObject({ status: 409, code: "order_has_return" });
    await giveBack(number, 1000);
    await change(number, "pending");
    expect(await sumsOf(number)).toEqual({ received: total - 1000, due: 1000, toReturn: 0 });
    await change(number, "processing");
    expect(await sumsOf(number)).toEqual({ received: total, due: 0, toReturn: 0 });
    expect(await inMedusa(number)).toEqual(agreement("processing", total, total));
    await change(number, "cancelled");
    await giveBack(number, total);
    expect(await sumsOf(number)).toEqual({ received: 0, due: 0, toReturn: 0 });
  });

  it("is still due for a refund when a transfer pays the cancelled order, and is refunded with it", async () => {
    const { number, total } = await cancelledOrder();
    await payByTransfer(number, total);
    expect(await sumsOf(number)).toEqual({ received: 2 * total, due: 0, toReturn: total });
    await change(number, "cancelled");
    expect(await sumsOf(number)).toEqual({ received: 2 * total, due: 0, toReturn: 2 * total });
    await giveBack(number, 2 * total);
    expect(await sumsOf(number)).toEqual({ received: 0, due: 0, toReturn: 0 });
    expect(await inMedusa(number)).toEqual(agreement("cancelled", total, 0));
    await change(number, "pending");
    expect(await inMedusa(number)).toEqual(agreement("pending", total, 0));
  });

  it("is refunded atomically, whichever write fails or wherever the process is killed", async () => {
    const { number, total } = await cancelledOrder();
    const tables = await tablesWritten(shopPool(), async () => {
      const example = await cancelledOrder();
      await giveBack(example.number, 1000);
    });
    expect(tables).toEqual(expect.arrayContaining(["money_entry", "order_transaction", "outgoing_mail"]));
    const everything = async () => [await inventoryOfRows(), await stateOf(number), await inMedusa(number)];
    const before = await everything();
    for (const table of ["money_entry", "order_transaction", "outgoing_mail", "order_status_change"]) {
      await whileWritesFail(shopPool(), table, () =>
        expect(giveBack(number, total), table).rejects.toThrow(WRITE_FAILED),
      );
      expect(await everything(), `after ${table} refused`).toEqual(before);
    }
    await whileKilledAt(shopPool(), "money_entry", () => expect(giveBack(number, total)).rejects.toThrow());
    expect(await everything()).toEqual(before);
    await giveBack(number, total);
    expect((await sumsOf(number)).toReturn).toBe(0);
  });

  it("is entries that the database refuses to change or delete; they go with their order only", async () => {
    const { number } = await cancelledOrder();
    const entries = `SELECT entry.* FROM money_entry entry JOIN order_detail d ON d.id = entry.order_detail_id
      WHERE d.order_number = ${number} ORDER BY entry.id`;
    const { rows: before } = await shopPool().query(entries);
    expect(before).toHaveLength(2);
    const ofOrder = `order_detail_id = '${before[0].order_detail_id}'`;
    for (const statement of [
      `UPDATE money_entry SET amount = amount + 1 WHERE ${ofOrder}`,
      `UPDATE money_entry SET deleted_at = now() WHERE ${ofOrder}`,
      `DELETE FROM money_entry WHERE ${ofOrder}`,
      `DELETE FROM order_status_change WHERE ${ofOrder}`,
      "TRUNCATE money_entry",
      "TRUNCATE order_detail CASCADE",
    ]) {
      await expect(shopPool().query(statement), statement).rejects.toMatchObject({
        constraint: "money_entry_append_only",
      });
    }
    expect((await shopPool().query(entries)).rows).toEqual(before);
    const client = await shopPool().connect();
    await client.query("BEGIN");
    await client.query("DELETE FROM order_detail WHERE order_number = $1", [number]);
    const { rows: left } = await client.query(`SELECT FROM money_entry WHERE ${ofOrder}`);
    await client.query("ROLLBACK");
    client.release();
    expect(left).toEqual([]);
  });
});
