import { beginOrderEditOrderWorkflow, orderEditUpdateItemQuantityWorkflow } from "@medusajs/medusa/core-flows";
import { shopPool } from "@zakh/kit/database/pool";
import { followOrderEditWorkflow } from "@zakh/orders/workflows/change-order";
import { refundPaymentWorkflow } from "@zakh/orders/workflows/refund-payment";
import { afterAll, beforeAll, describe, it } from "vitest";
import { expectAtomic } from "./atomicity";
import type { TestProduct } from "./fixtures";
import { stateOf } from "./order-states";
import { TestOrders } from "./test-orders";

const admin = { number: 1, name: "Админ" };
let shop: TestOrders;
let plenty: TestProduct;

beforeAll(async () => {
  shop = await TestOrders.open();
  [plenty] = await shop.putOnSale({ name: "Туршилтын элбэг мах", price: 15000, trackStock: true, stock: 500 });
});

afterAll(() => shop.remove());

async function paidOrder() {
  const number = await shop.place([[plenty, 2]]).then(({ id }) => id);
  await shop.change(number, "processing", admin);
  return stateOf(number);
}

describe("what Medusa's dashboard changes of an order happens as a whole, or not at all", () => {
  it("a partial refund, which makes the order cheaper", () =>
    expectAtomic(
      shopPool(),
      ["order_detail", "money_entry", "refund", "order_credit_line", "outgoing_mail"],
      async () => {
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
      },
    ));

  it("a confirmed edit", () =>
    expectAtomic(
      shopPool(),
      ["order_change", "order_line", "order_item", "reservation_item", "money_entry"],
      async () => {
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
      },
    ));
});
