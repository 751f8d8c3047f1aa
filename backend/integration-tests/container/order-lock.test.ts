import { shopPool } from "@zakh/kit/database/pool";
import { updateShopOrderWorkflow } from "@zakh/orders/workflows/update-order";
import { afterAll, beforeAll, expect, it } from "vitest";
import { TestOrders } from "./test-orders";

let shop: TestOrders;
let number: number;

beforeAll(async () => {
  shop = await TestOrders.open();
  const [meat] = await shop.putOnSale({ name: "Туршилтын түгжээтэй мах", price: 15000 });
  number = await shop.placeOne(meat);
});

afterAll(() => shop.remove());

it("whatever changes an order that another transaction holds is refused after the same 8 s", async () => {
  const holder = await shopPool().connect();
  await holder.query("BEGIN");
  await holder.query("SELECT 1 FROM order_detail WHERE order_number = $1 FOR UPDATE", [number]);
  const began = Date.now();
  const email = (customer: string) =>
    updateShopOrderWorkflow(shop.container).run({
      input: { number, update: { email: `${customer}@example.com` }, by: null, userId: "user_test" },
    });
  const changes = [
    shop.change(number, "processing"),
    shop.change(number, "cancelled"),
    email("first"),
    shop.change(number, "completed"),
    email("second"),
    shop.giveBack(number, 1000),
  ];
  const waited = await Promise.all(
    changes.map(async (change) => {
      await expect(change).rejects.toMatchObject({ status: 409, code: "conflict" });
      return Date.now() - began;
    }),
  ).finally(async () => {
    await holder.query("ROLLBACK");
    holder.release();
  });
  expect(Math.min(...waited)).toBeGreaterThan(7500);
  expect(Math.max(...waited)).toBeLessThan(9900);
  await shop.change(number, "processing");
});
