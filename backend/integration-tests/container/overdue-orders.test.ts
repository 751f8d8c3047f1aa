import { statementWatch } from "@zakh/bank-statements/read-models/payment-watch";
import { shopPool } from "@zakh/kit/database/pool";
import { registerPaymentWatch } from "@zakh/orders/payment/payment-watch";
import { listOrders } from "@zakh/orders/read-models/orders";
import { cancelOverdueOrders } from "@zakh/orders/tasks/cancel-overdue-orders";
import { changeOrderStatusWorkflow } from "@zakh/orders/workflows/change-order-status";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestProduct } from "./fixtures";
import { payByCredit, stateOf, sumsOf } from "./order-states";
import { admin, TestOrders } from "./test-orders";

const HOUR = 60 * 60 * 1000;
const GRACE = 24;
/** 23:50 in Seoul on New Year's Eve: when the deadline of these orders was. */
const DEADLINE = Date.parse("2098-12-31T14:50:00Z");
const GRACE_OVER = DEADLINE + GRACE * HOUR;
/** How often twenty orders are paid and cancelled at once; `npm test -- --all` does it ten times. */
const ROUNDS = process.env.TEST_ALL ? 10 : 2;
const WITHOUT_STATEMENT = GRACE_OVER + 72 * HOUR;

let shop: TestOrders;
let beef: TestProduct;

beforeAll(async () => {
  shop = await TestOrders.open();
  [beef] = await shop.putOnSale({ name: "Туршилтын үхрийн мах", price: 15000, trackStock: true, stock: 1000 });
  registerPaymentWatch(statementWatch);
});
afterAll(() => shop.remove());

/** Orders of other tests are no part of this. */
beforeEach(() =>
  shopPool().query(
    "UPDATE order_detail SET payment_deadline = NULL WHERE status = 'pending' AND payment_deadline IS NOT NULL",
  ),
);
afterEach(() => shopPool().query("DELETE FROM bank_statement WHERE id LIKE 'bkst_overdue%'"));

async function newOrder(): Promise<number> {
  const number = await shop.placeOne(beef);
  await shopPool().query("UPDATE order_detail SET payment_deadline = $2 WHERE order_number = $1", [
    number,
    new Date(DEADLINE),
  ]);
  return number;
}

/** A bank's file that was imported, and the time of its last transfer. */
async function statementUntil(at: number, { name = "kb.xlsx", chain = "whole" } = {}): Promise<void> {
  await shopPool().query(
    `INSERT INTO bank_statement (id, name, chain, gaps, unread, row_count, outgoing_count, last_at)
     VALUES ('bkst_overdue' || gen_random_uuid(), $1, $2, '[]', '[]', 2, 0, $3)`,
    [name, chain, new Date(at)],
  );
}

/** A line of a statement, which is deleted with it. */
async function lineThatWaits({ pending = null as object | null, proposals = [] as object[] }): Promise<void> {
  await shopPool().query(
    `INSERT INTO statement_line (id, bank_statement_id, row, at, precision, payer, texts, amount, raw_amount, key, loose_key, proposals, pending)
     SELECT 'stln_overdue', id, 1, now(), 'second', 'BOLD', '[]', 15000, '{"value": "15000", "precision": 20}', 'overdue', 'overdue', $1, $2
     FROM bank_statement WHERE id LIKE 'bkst_overdue%' LIMIT 1`,
    [JSON.stringify(proposals), pending && JSON.stringify(pending)],
  );
}

/** Sale units of the product that are reserved. */
async function reserved(): Promise<number> {
  const { rows } = await shopPool().query<{ units: number }>(
    `SELECT coalesce(sum(reservation.quantity), 0)::float8 AS units FROM reservation_item reservation
     JOIN order_line line ON line.line_item_id = reservation.line_item_id
     WHERE line.product_number = $1 AND reservation.deleted_at IS NULL`,
    [beef.number],
  );
  return rows[0]?.units ?? 0;
}

const cancelAt = (at: number) => cancelOverdueOrders(shop.container, new Date(at), GRACE);
const statusOf = async (number: number) => (await stateOf(number)).status;

async function historyOf(number: number): Promise<{ to: string; by: string | null }[]> {
  const { rows } = await shopPool().query(
    `SELECT change.to_status AS "to", change.account_name AS by FROM order_detail d
     JOIN order_status_change change ON change.order_detail_id = d.id WHERE d.order_number = $1 ORDER BY change.number`,
    [number],
  );
  return rows;
}

/** The mails about changes of an order's status that are sent or still to be sent. */
async function statusMails(number: number): Promise<string[]> {
  const { rows } = await shopPool().query<{ to: string }>(
    `SELECT change.to_status AS "to" FROM order_detail d JOIN order_status_change change ON change.order_detail_id = d.id
     JOIN outgoing_mail mail ON mail.key = 'order-status:' || change.id WHERE d.order_number = $1`,
    [number],
  );
  return rows.map(({ to }) => to);
}

describe("an overdue order", () => {
  it("is cancelled to the minute once a statement reaches beyond deadline and grace, and not before", async () => {
    const number = await newOrder();
    await statementUntil(GRACE_OVER);
    expect(await cancelAt(GRACE_OVER - 1)).toBe(0);
    expect(await statusOf(number)).toBe("pending");
    expect(await cancelAt(GRACE_OVER)).toBe(1);
    expect(await statusOf(number)).toBe("cancelled");
    expect((await historyOf(number)).at(-1)).toEqual({ to: "cancelled", by: null });
    expect(await statusMails(number)).toEqual(["cancelled"]);
  });

  it("waits while the last statement ends earlier, but not for longer than 72 hours", async () => {
    const number = await newOrder();
    await statementUntil(GRACE_OVER - 1);
    expect(await cancelAt(WITHOUT_STATEMENT - 1)).toBe(0);
    expect(await cancelAt(WITHOUT_STATEMENT)).toBe(1);
    expect(await statusOf(number)).toBe("cancelled");
  });

  it("waits as long where money may be missing from the file, and where messages were pasted", async () => {
    await newOrder();
    await statementUntil(GRACE_OVER + HOUR, { chain: "broken" });
    await statementUntil(GRACE_OVER + HOUR, { chain: "unknown" });
    await statementUntil(GRACE_OVER + HOUR, { name: "" });
    expect(await cancelAt(WITHOUT_STATEMENT - 1)).toBe(0);
    expect(await cancelAt(WITHOUT_STATEMENT)).toBe(1);
  });

  it("gives its stock back once, however often and by however many processes", async () => {
    const before = await reserved();
    await newOrder();
    const counts = await Promise.all([1, 2, 3].map(() => cancelAt(WITHOUT_STATEMENT)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    expect(await cancelAt(WITHOUT_STATEMENT + HOUR)).toBe(0);
    expect(await reserved()).toBe(before);
  });

  it("stays when it was paid, when a part was paid, when it got more time, and when a line is just paying it", async () => {
    const [paid, partly, later, underway] = [await newOrder(), await newOrder(), await newOrder(), await newOrder()];
    await shop.change(paid, "processing", admin);
    await shopPool().query(
      `INSERT INTO money_entry (id, order_detail_id, change_id, kind, amount, raw_amount)
       SELECT 'mony_overdue', d.id, change.id, 'received', 1000, '{"value": "1000", "precision": 20}'
       FROM order_detail d JOIN order_status_change change ON change.order_detail_id = d.id WHERE d.order_number = $1 LIMIT 1`,
      [partly],
    );
    await shopPool().query("UPDATE order_detail SET payment_deadline = $2 WHERE order_number = $1", [
      later,
      new Date(WITHOUT_STATEMENT),
    ]);
    await statementUntil(GRACE_OVER - 1);
    await lineThatWaits({ pending: { does: "settle", as: "paid", orders: [{ number: underway, amount: 15000 }] } });
    expect(await cancelAt(WITHOUT_STATEMENT)).toBe(0);
    expect(await Promise.all([paid, partly, later, underway].map(statusOf))).toEqual([
      "processing",
      "pending",
      "pending",
      "pending",
    ]);
  });

  it("stays while a line that may be about it waits for the owner, and goes once he has ignored the line", async () => {
    const number = await newOrder();
    await statementUntil(GRACE_OVER);
    await lineThatWaits({ proposals: [{ orderNumbers: [number], evidence: "code", score: 0.9 }] });
    expect(await cancelAt(WITHOUT_STATEMENT)).toBe(0);
    await shopPool().query("UPDATE statement_line SET state = 'ignored' WHERE id = 'stln_overdue'");
    expect(await cancelAt(WITHOUT_STATEMENT)).toBe(1);
    expect(await statusOf(number)).toBe("cancelled");
  });

  it("gets a new deadline when it waits again, and keeps one that is not past", async () => {
    const number = await newOrder();
    await shopPool().query(
      "UPDATE order_detail SET payment_deadline = now() - interval '8 days' WHERE order_number = $1",
      [number],
    );
    await shop.change(number, "cancelled", admin);
    await shop.change(number, "pending", admin);
    const { paymentDeadline } = await stateOf(number);
    expect((paymentDeadline?.getTime() ?? 0) - Date.now()).toBeGreaterThan(71 * HOUR);
    await shop.change(number, "cancelled", admin);
    await shop.change(number, "pending", admin);
    expect((await stateOf(number)).paymentDeadline).toEqual(paymentDeadline);
  });

  it("stays when it waits again and credit has paid it whole, and is not counted as overdue", async () => {
    const number = await newOrder();
    const isCounted = async () => {
      await shopPool().query("UPDATE order_detail SET payment_deadline = now() WHERE order_number = $1", [number]);
      const { orders } = await listOrders(shopPool(), { overdue: "true" });
      return orders.some(({ id }) => id === number);
    };
    expect(await isCounted()).toBe(true);
    await payByCredit(number);
    expect(await sumsOf(number)).toMatchObject({ due: 0 });
    expect(await isCounted()).toBe(false);
    expect(await cancelAt(WITHOUT_STATEMENT)).toBe(0);
    const since = new Date(WITHOUT_STATEMENT).toISOString();
    const input = { number, to: "cancelled" as const, by: null, overdueSince: since };
    await changeOrderStatusWorkflow(shop.container).run({ input });
    expect(await statusOf(number)).toBe("pending");
  });

  it(`that is paid at the same instant is paid, ${20 * ROUNDS} times of ${20 * ROUNDS}, with its stock reserved and one mail`, async () => {
    const before = await reserved();
    for (let round = 0; round < ROUNDS; round += 1) {
      const numbers = await Promise.all(Array.from({ length: 20 }, newOrder));
      const payments = numbers.map((number) => () => shop.change(number, "processing", admin));
      const cancellation = () => cancelAt(WITHOUT_STATEMENT);
      const starts = round % 2 === 0 ? [cancellation, ...payments] : [...payments, cancellation];
      await Promise.all(starts.map((start) => start()));
      for (const number of numbers) {
        const { total, status } = await stateOf(number);
        expect([status, await sumsOf(number)]).toEqual(["processing", { received: total, due: 0, toReturn: 0 }]);
        expect(await statusMails(number)).toEqual(["processing"]);
      }
    }
    expect(await reserved()).toBe(before + 20 * ROUNDS);
  });
});
