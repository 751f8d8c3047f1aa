import { Modules } from "@medusajs/framework/utils";
import {
  cancelOrderWorkflow,
  capturePaymentWorkflow,
  completeOrderWorkflow,
  refundPaymentWorkflow,
} from "@medusajs/medusa/core-flows";
import { shopPool } from "@zakh/kit/database/pool";
import type { OrderStatus } from "@zakh/orders/contract";
import { findOrderHistory } from "@zakh/orders/read-models/order-history";
import { findOrder } from "@zakh/orders/read-models/orders";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { whileWritesFail } from "./failing-writes";
import type { TestProduct } from "./fixtures";
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

describe("Medusa's own workflows", () => {
  async function eventually(number: number, status: OrderStatus) {
    await vi.waitFor(async () => expect((await findOrder(shopPool(), number))?.status).toBe(status), {
      timeout: 10_000,
    });
  }

  it("cancel the shop's order with Medusa's, and the shop can resume it at its price", async () => {
    const number = await newOrder();
    await change(number, "processing");
    const { orderId, total } = await stateOf(number);
    await cancelOrderWorkflow(shop.container).run({ input: { order_id: orderId } });
    await eventually(number, "cancelled");
    expect((await findOrderHistory(shopPool(), number))?.at(-1)).toMatchObject({
      to: "cancelled",
      changedBy: null,
      moneyMoved: -total,
    });
    expect(await sumsOf(number)).toEqual({ received: 0, due: 0, toReturn: 0 });
    await change(number, "processing");
    expect(await inMedusa(number)).toEqual(agreement("processing", total, false, 1));
    expect((await findOrder(shopPool(), number))?.items).toHaveLength(1);
    expect((await stateOf(number)).reserved).toHaveLength(1);
  });

  it("complete the shop's order with Medusa's, and the payment is captured", async () => {
    const number = await newOrder();
    const { orderId, total } = await stateOf(number);
    await completeOrderWorkflow(shop.container).run({ input: { orderIds: [orderId] } });
    await eventually(number, "completed");
    expect(await inMedusa(number)).toEqual(agreement("completed", total, false));
  });

  it("set an order to processing when its payment is captured", async () => {
    const number = await newOrder();
    const { payment, total } = await stateOf(number);
    const authorized = await shop.container
      .resolve(Modules.PAYMENT)
      .authorizePaymentSession(payment?.session?.id ?? "", {});
    await capturePaymentWorkflow(shop.container).run({ input: { payment_id: authorized?.id ?? "" } });
    await eventually(number, "processing");
    expect(await inMedusa(number)).toEqual(agreement("processing", total, false));
    await change(number, "cancelled");
    expect(await inMedusa(number)).toEqual(agreement("cancelled", total, true));
  });

  it("cancel an order when all of its money is refunded", async () => {
    const number = await newOrder();
    await change(number, "processing");
    const { payment, total } = await stateOf(number);
    await refundPaymentWorkflow(shop.container).run({ input: { payment_id: payment?.paymentId ?? "" } });
    await eventually(number, "cancelled");
    expect((await findOrderHistory(shopPool(), number))?.at(-1)?.moneyMoved).toBe(-total);
    expect((await stateOf(number)).medusaStatus).toBe("canceled");
  });

  it("leave an order paid after a partial refund, and the history records when and by whom", async () => {
    const number = await newOrder();
    await change(number, "processing");
    const { payment, total } = await stateOf(number);
    const { rows } = await shopPool().query(
      `SELECT au.user_id AS "userId", a.name FROM account_user au JOIN account a ON a.id = au.account_id
       WHERE au.deleted_at IS NULL AND a.deleted_at IS NULL LIMIT 1`,
    );
    await refundPaymentWorkflow(shop.container).run({
      input: { payment_id: payment?.paymentId ?? "", amount: 1000, created_by: rows[0].userId },
    });
    await vi.waitFor(
      async () =>
        expect((await findOrderHistory(shopPool(), number))?.at(-1)).toMatchObject({
          from: "processing",
          to: "processing",
          changedBy: rows[0].name,
          money: [
            { kind: "to_return", amount: 1000 },
            { kind: "returned", amount: 1000 },
          ],
        }),
      { timeout: 10_000 },
    );
    await change(number, "completed");
    expect(await inMedusa(number)).toMatchObject({ status: "completed", total: total - 1000, owed: 0 });
    await change(number, "cancelled");
    expect(await sumsOf(number)).toEqual({ received: total - 1000, due: 0, toReturn: total - 1000 });
    await giveBack(number, total - 1000);
    await change(number, "pending");
    expect(await inMedusa(number)).toEqual(agreement("pending", total, true, 1));
    expect(await sumsOf(number)).toEqual({ received: 0, due: total, toReturn: 0 });
  });
});

it("have their credit reversed on a cancelled order, or kept when that fails", async () => {
  const number = await newOrder();
  await change(number, "processing");
  await cancelOrderWorkflow(shop.container).run({ input: { order_id: (await stateOf(number)).orderId } });
  await vi.waitFor(async () => expect((await stateOf(number)).status).toBe("cancelled"), { timeout: 10_000 });
  const [state, medusa] = [await stateOf(number), await inMedusa(number)];
  expect(state.creditTotal).toBe(state.total);
  await whileWritesFail(shopPool(), "order_status_change", () => expect(change(number, "pending")).rejects.toThrow());
  expect(await stateOf(number)).toEqual(state);
  expect(await inMedusa(number)).toEqual(medusa);
  await change(number, "pending");
  expect(await inMedusa(number)).toEqual(agreement("pending", state.total, false, 1));
});
