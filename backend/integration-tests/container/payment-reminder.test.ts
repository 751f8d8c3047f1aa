import { shopPool } from "@zakh/kit/database/pool";
import { remindOfPayment } from "@zakh/orders/tasks/remind-of-payment";
import { remindOfPaymentWorkflow } from "@zakh/orders/workflows/remind-of-payment";
import { setPaymentDeadlineWorkflow } from "@zakh/orders/workflows/set-payment-deadline";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestProduct } from "./fixtures";
import { payByCredit } from "./order-states";
import { TestOrders } from "./test-orders";

const HOUR = 60 * 60 * 1000;

let orders: TestOrders;
let beef: TestProduct;

beforeAll(async () => {
  orders = await TestOrders.open();
  [beef] = await orders.putOnSale({ name: "Үхрийн мах", price: 15_000 });
});
afterAll(() => orders.remove());

/** An order by transfer, as if it had been placed at `at`, to be paid within 72 hours. */
async function placedAt(at: Date): Promise<number> {
  const number = await orders.placeOne(beef);
  await shopPool().query(
    `UPDATE order_detail SET created_at = $2, payment_deadline = $2::timestamptz + interval '72 hours' WHERE order_number = $1`,
    [number, at],
  );
  return number;
}

async function remindersOf(number: number): Promise<number> {
  const { rows } = await shopPool().query(
    `SELECT mail.id FROM order_detail d JOIN order_status_change change ON change.order_detail_id = d.id
     JOIN outgoing_mail mail ON mail.key = 'payment-reminder:' || change.id WHERE d.order_number = $1`,
    [number],
  );
  return rows.length;
}

function remindAt(at: number) {
  return remindOfPayment(orders.container, new Date(at));
}

/** Noon in Seoul of a winter's day, and 23:50 of the last day of a year. */
const NOON = Date.parse("2099-01-20T03:00:00Z");
const NEW_YEARS_EVE = Date.parse("2098-12-31T14:50:00Z");

describe("the reminder of a payment", () => {
  it("is written halfway to the deadline, and not before", async () => {
    const number = await placedAt(new Date(NOON - 36 * HOUR));
    await remindAt(NOON - 1);
    expect(await remindersOf(number)).toBe(0);
    await remindAt(NOON);
    expect(await remindersOf(number)).toBe(1);
  });

  it("is written once, however often and by however many processes", async () => {
    const number = await placedAt(new Date(NOON - 40 * HOUR));
    await Promise.all([remindAt(NOON), remindAt(NOON), remindAt(NOON)]);
    await remindAt(NOON + HOUR);
    expect(await remindersOf(number)).toBe(1);
  });

  it.each([
    ["at 22:00", "2099-01-20T13:00:00Z", 0],
    ["at midnight", "2099-01-20T15:00:00Z", 0],
    ["at 07:59", "2099-01-20T22:59:00Z", 0],
    ["at 08:00", "2099-01-20T23:00:00Z", 1],
    ["at 21:59", "2099-01-20T12:59:00Z", 1],
  ])("%s in Seoul: %s", async (_, at, count) => {
    const number = await placedAt(new Date(Date.parse(at) - 40 * HOUR));
    await remindAt(Date.parse(at));
    expect(await remindersOf(number)).toBe(count);
  });

  it("waits over the night of New Year for the next morning", async () => {
    const number = await placedAt(new Date(NEW_YEARS_EVE - 36 * HOUR));
    await remindAt(NEW_YEARS_EVE);
    expect(await remindersOf(number)).toBe(0);
    await remindAt(Date.parse("2098-12-31T23:00:00Z"));
    expect(await remindersOf(number)).toBe(1);
  });

  it("does not exist for an order that waits and that credit has paid whole, nor by hand", async () => {
    const number = await placedAt(new Date(NOON - 40 * HOUR));
    await payByCredit(number);
    await remindAt(NOON);
    expect(await remindersOf(number)).toBe(0);
    const input = { number, by: { number: 1, name: "Админ" }, now: new Date(NOON).toISOString() };
    await expect(remindOfPaymentWorkflow(orders.container).run({ input })).rejects.toMatchObject({
      code: "order_not_pending",
    });
  });

  it("does not exist for an order that is paid, cancelled, without a deadline, or past it", async () => {
    const [paid, cancelled, fine, late] = [
      await placedAt(new Date(NOON - 40 * HOUR)),
      await placedAt(new Date(NOON - 40 * HOUR)),
      await placedAt(new Date(NOON - 40 * HOUR)),
      await placedAt(new Date(NOON - 73 * HOUR)),
    ];
    await orders.change(paid, "processing");
    await orders.change(cancelled, "cancelled");
    await setPaymentDeadlineWorkflow(orders.container).run({ input: { number: fine, deadline: null, by: null } });
    await remindAt(NOON);
    expect(await Promise.all([paid, cancelled, fine, late].map(remindersOf))).toEqual([0, 0, 0, 0]);
  });
});
