import {
  beginOrderEditOrderWorkflow,
  beginReceiveReturnWorkflow,
  beginReturnOrderWorkflow,
  confirmReturnRequestWorkflow,
  orderEditUpdateItemQuantityWorkflow,
  receiveItemReturnRequestWorkflow,
  requestItemReturnWorkflow,
} from "@medusajs/medusa/core-flows";
import { shopPool } from "@zakh/kit/database/pool";
import { followOrderEditWorkflow } from "@zakh/orders/workflows/change-order";
import { receiveGoodsWorkflow } from "@zakh/orders/workflows/receive-goods";
import { refundPaymentWorkflow } from "@zakh/orders/workflows/refund-payment";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "./atomicity";
import { tablesWritten, whileKilledAt } from "./failing-writes";
import type { TestProduct } from "./fixtures";
import { stateOf } from "./order-states";
import { admin, TestOrders } from "./test-orders";

let shop: TestOrders;
let plenty: TestProduct;

beforeAll(async () => {
  shop = await TestOrders.open();
  plenty = await shop.putPlentyOnSale();
});

afterAll(() => shop.remove());

async function paidOrder() {
  const number = await shop.place([[plenty, 2]]).then(({ id }) => id);
  await shop.change(number, "processing", admin);
  return stateOf(number);
}

/** Kills the change at the first of the essential tables and at its last write: all rows are as before, and it succeeds afterwards. */
async function expectWhole(essential: string[], prepare: () => Promise<() => Promise<unknown>>): Promise<void> {
  const tables = await tablesWritten(shopPool(), await prepare());
  expect(tables).toEqual(expect.arrayContaining(essential));
  const change = await prepare();
  const before = await rowsOf(shopPool(), tables);
  for (const table of new Set([essential[0] ?? "", tables.at(-1) ?? ""])) {
    await whileKilledAt(shopPool(), table, () => expect(change(), table).rejects.toThrow());
    expect(await rowsOf(shopPool(), tables), `killed at ${table}`).toEqual(before);
  }
  await change();
  expect(await rowsOf(shopPool(), tables)).not.toEqual(before);
}

describe("what Medusa's dashboard changes of an order happens as a whole, or not at all", () => {
  it("a partial refund, which makes the order cheaper", () =>
    expectWhole(["order_detail", "money_entry", "refund", "order_credit_line", "outgoing_mail"], async () => {
      const { number, held } = await paidOrder();
      const [payment] = held;
      const input = {
        number,
        paymentId: payment?.paymentId ?? "",
        amount: 3000,
        reason: "Өөх",
        words: {},
        by: admin,
      };
      return () => refundPaymentWorkflow(shop.container).run({ input });
    }));

  it("goods that are received back", () =>
    expectWhole(["return", "order_item", "inventory_level", "order_detail", "money_entry"], async () => {
      const { number, orderId } = await paidOrder();
      await shop.change(number, "completed", admin);
      const { rows } = await shopPool().query<{ id: string }>(
        "SELECT item_id AS id FROM order_item WHERE order_id = $1 LIMIT 1",
        [orderId],
      );
      const items = rows.map(({ id }) => ({ id, quantity: 1 }));
      const { result } = await beginReturnOrderWorkflow(shop.container).run({ input: { order_id: orderId } });
      const return_id = (result as { return_id?: string }).return_id ?? "";
      await requestItemReturnWorkflow(shop.container).run({ input: { return_id, items } });
      await confirmReturnRequestWorkflow(shop.container).run({ input: { return_id } });
      await beginReceiveReturnWorkflow(shop.container).run({ input: { return_id } });
      await receiveItemReturnRequestWorkflow(shop.container).run({ input: { return_id, items } });
      const input = { number, orderId, returnId: return_id, by: admin, userId: "user_1" };
      return () => receiveGoodsWorkflow(shop.container).run({ input });
    }));

  it("a confirmed edit", () =>
    expectWhole(["order_change", "order_line", "order_item", "reservation_item", "money_entry"], async () => {
      const { number, orderId } = await paidOrder();
      const { rows } = await shopPool().query<{ id: string }>(
        "SELECT item_id AS id FROM order_item WHERE order_id = $1",
        [orderId],
      );
      await beginOrderEditOrderWorkflow(shop.container).run({ input: { order_id: orderId } });
      await orderEditUpdateItemQuantityWorkflow(shop.container).run({
        input: { order_id: orderId, items: rows.map(({ id }) => ({ id, quantity: 1.5 })) },
      });
      const input = { number, orderId, step: "confirm" as const, by: admin, userId: "user_1" };
      return () => followOrderEditWorkflow(shop.container).run({ input });
    }));
});
