import { findMatchableOrders } from "@zakh/bank-statements/read-models/matching-data";
import { listReturns } from "@zakh/bookkeeping/read-models/returns";
import { askRefundAccountWorkflow } from "@zakh/bookkeeping/workflows/ask-refund-account";
import { markCashReceiptWorkflow } from "@zakh/bookkeeping/workflows/mark-cash-receipt";
import { returnOrderMoneyWorkflow } from "@zakh/bookkeeping/workflows/return-order-money";
import { setCashReceiptWorkflow } from "@zakh/bookkeeping/workflows/set-cash-receipt";
import { setRefundAccountWorkflow } from "@zakh/bookkeeping/workflows/set-refund-account";
import { placeOrderWorkflow } from "@zakh/checkout/workflows/place-order";
import { sendOrderWorkflow, takeBackSendingWorkflow } from "@zakh/fulfilment/workflows/send-order";
import { setBoxesWorkflow } from "@zakh/fulfilment/workflows/set-boxes";
import { weighOrderWorkflow } from "@zakh/fulfilment/workflows/weigh-order";
import { shopPool } from "@zakh/kit/database/pool";
import { isApiError } from "@zakh/kit/errors/api-error";
import { answerOfferWorkflow, changeOrderWorkflow } from "@zakh/order-changes/workflows/change-order";
import { correctAddressWorkflow } from "@zakh/order-changes/workflows/correct-address";
import { receiveDifferenceWorkflow } from "@zakh/order-changes/workflows/receive-difference";
import { lineId, type OrderStatus } from "@zakh/orders/contract";
import { creditBalance } from "@zakh/orders/read-models/credit";
import { findOrder } from "@zakh/orders/read-models/orders";
import { changeOrderStatusWorkflow } from "@zakh/orders/workflows/change-order-status";
import { correctOrderWorkflow } from "@zakh/orders/workflows/correct-order";
import { finishDeliveryWorkflow } from "@zakh/orders/workflows/finish-delivery";
import { recordTransferWorkflow } from "@zakh/orders/workflows/record-transfer";
import { reportTransferWorkflow } from "@zakh/orders/workflows/report-transfer";
import { setPaymentDeadlineWorkflow } from "@zakh/orders/workflows/set-payment-deadline";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { TestProduct } from "./fixtures";
import { inMedusa, stateOf } from "./order-states";
import { sequentialScans } from "./query-plans";
import { type Statement, statementsOf } from "./recorded-statements";
import { TestOrders } from "./test-orders";

/** `npm test -- --all` leads twenty. */
const LIVES = process.env.TEST_ALL ? 20 : 5;
/** Steps that are taken in a life, and how many are drawn for them at most: what an order does not allow is refused. */
const STEPS = 10;
const DRAWN = 3 * STEPS;
const ADMIN = { number: 1, name: "Админ" };
const CREDIT = 100_000;
/** Kilograms on the shelf of each product. */
const STOCK = 500;

/** A single statement that has a plan; a read that is asked for the first time also sends several at once, which make triggers. */
const EXPLAINED = /^\s*(?:select|with|update|delete|insert)\b[^;]*;?\s*$/i;

/** One statement of each text that a change of an order sent. */
const sent = new Map<string, Statement>();

let shop: TestOrders;
let mutton: TestProduct;
let beef: TestProduct;

beforeAll(async () => {
  shop = await TestOrders.open();
  [mutton, beef] = await shop.putOnSale(
    { name: "Амьдралын мах", price: 18_900, trackStock: true, stock: STOCK },
    { name: "Амьдралын үхэр", price: 23_450, trackStock: true, stock: STOCK },
  );
  await shopPool().query(
    "INSERT INTO credit_grant (id, account_number, amount, reason) VALUES ('crgr_lives', $1, $2, 'Туршилт')",
    [shop.shopper.accountNumber, CREDIT],
  );
});

afterAll(async () => {
  await shopPool().query("DELETE FROM credit_grant WHERE account_number = $1", [shop.shopper.accountNumber]);
  await shop.remove();
});

/** A random number below `most`, the same in each run. */
function randomOf(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

/** What is on the shelf of a product, what of it is reserved, and what this order has reserved and taken, in kg. */
async function stock(number: number, { number: product, productId }: TestProduct) {
  const { rows } = await shopPool().query(
    `WITH mine AS (SELECT line.line_item_id FROM order_detail d JOIN order_line line ON line.order_detail_id = d.id
       WHERE d.order_number = $1 AND line.product_number = $2)
     SELECT level.stocked_quantity::float8 AS stocked, level.reserved_quantity::float8 AS reserved,
       (SELECT coalesce(sum(quantity), 0)::float8 FROM reservation_item r
         WHERE r.inventory_item_id = level.inventory_item_id AND r.deleted_at IS NULL) AS "allReserved",
       (SELECT coalesce(sum((metadata->>'consumed')::numeric), 0)::float8 FROM reservation_item r
         WHERE r.inventory_item_id = level.inventory_item_id) AS "allTaken",
       (SELECT coalesce(sum(quantity) FILTER (WHERE r.deleted_at IS NULL), 0)::float8 FROM reservation_item r
         WHERE r.line_item_id IN (SELECT * FROM mine)) AS mine,
       (SELECT coalesce(sum((metadata->>'consumed')::numeric), 0)::float8 FROM reservation_item r
         WHERE r.line_item_id IN (SELECT * FROM mine)) AS taken
     FROM product_variant v
     JOIN product_variant_inventory_item item ON item.variant_id = v.id
     JOIN inventory_level level ON level.inventory_item_id = item.inventory_item_id
     WHERE v.product_id = $3`,
    [number, product, productId],
  );
  return rows[0];
}

async function place(seed: number): Promise<number> {
  const customerEmail = `life-${seed}-${Date.now()}@example.com`;
  const input = shop.request(
    [
      [mutton, 2],
      [beef, 1],
    ],
    { customerEmail },
  );
  const weightRefund = (["auto", "credit", "transfer"] as const)[seed % 3];
  const useCredit = seed % 2 === 0 ? 4700 : undefined;
  const order = { ...input, orderData: { ...input.orderData, weightRefund, useCredit } };
  return (await recorded(() => placeOrderWorkflow(shop.container).run({ input: order }))).result.id;
}

/** Does it, and keeps its statements for the test of their plans. */
async function recorded<Result>(work: () => Promise<Result>): Promise<Result> {
  let result: Result | undefined;
  for (const statement of await statementsOf(async () => {
    result = await work();
  }))
    sent.set(statement.text, statement);
  return result as Result;
}

/** Other kilograms of each product; sometimes one of them is gone. */
function goods(random: (most: number) => number) {
  const kilograms = (least: number) => least + random(40) / 10;
  const lines = [
    { productId: mutton.number, quantity: kilograms(0.5) },
    { productId: beef.number, quantity: random(4) === 0 ? 0 : kilograms(0.5) },
  ].map(({ productId, quantity }) => ({ productId, quantity: Number(quantity.toFixed(1)) }));
  return { lines, agreedByPhone: random(2) === 0 };
}

/** The undo time of an order's last delivery is over. */
async function finishDelivery(number: number): Promise<void> {
  const { rows } = await shopPool().query<{ id: string }>(
    `SELECT change.id FROM order_status_change change JOIN order_detail d ON d.id = change.order_detail_id
     WHERE d.order_number = $1 AND change.to_status = 'completed' AND change.from_status <> 'completed'
       AND change.deleted_at IS NULL
     ORDER BY change.number DESC LIMIT 1`,
    [number],
  );
  if (rows[0])
    await finishDeliveryWorkflow(shop.container).run({ input: { number, changeId: rows[0].id, from: "processing" } });
}

/** The last change of the status is undone within its time; where nothing came by a line, or as credit, its money is as before. */
async function undoStatus(number: number): Promise<void> {
  const { rows } = await shopPool().query<{ from: OrderStatus; to: OrderStatus; isByHand: boolean; came: number }>(
    `SELECT change.from_status AS from, change.to_status AS to,
       NOT EXISTS (SELECT FROM money_entry entry JOIN order_status_change later ON later.id = entry.change_id
         WHERE entry.order_detail_id = d.id AND entry.deleted_at IS NULL AND later.number >= change.number
           AND (later.number > change.number OR entry.kind = 'credit_given' OR entry.kind = 'received' AND entry.statement_line_number IS NOT NULL)) AS "isByHand",
       (SELECT coalesce(sum(entry.amount), 0)::float8 FROM money_entry entry JOIN order_status_change before ON before.id = entry.change_id
         WHERE entry.order_detail_id = d.id AND entry.deleted_at IS NULL AND entry.kind = 'received' AND before.number < change.number) AS came
     FROM order_status_change change JOIN order_detail d ON d.id = change.order_detail_id
     WHERE d.order_number = $1 AND d.deleted_at IS NULL AND change.deleted_at IS NULL AND change.from_status <> change.to_status ORDER BY change.number DESC LIMIT 1`,
    [number],
  );
  const [last] = rows;
  if (!last) return;
  const input = { number, to: last.from, from: last.to, by: ADMIN, canBeUndone: true };
  await changeOrderStatusWorkflow(shop.container).run({ input });
  const cameInAll = (await stateOf(number)).money.received ?? 0;
  if (last.isByHand) expect(cameInAll).toBeLessThanOrEqual(last.came);
}

/** Kinds of steps, and those of which half of a life consists: paid, delivered, weighed, returned, changed, the difference paid, undone. */
const KINDS = 18;
const OFTEN = [0, 0, 1, 4, 4, 5, 9, 10, 12, 13, 15, 15, 17, 17];

/** One thing that may happen to an order. */
async function step(number: number, what: number, random: (most: number) => number, line: number): Promise<void> {
  const { due = 0, toReturn = 0 } = (await findOrder(shopPool(), number)) ?? {};
  const { container } = shop;
  const transfer = (amount: number) => ({ line, payer: "BAT", amount, allowsMore: true });
  const steps: (() => Promise<unknown>)[] = [
    () => shop.change(number, "processing", ADMIN),
    () => shop.change(number, "completed", ADMIN),
    () => shop.change(number, "cancelled", ADMIN),
    () => shop.change(number, "pending", ADMIN),
    () =>
      weighOrderWorkflow(container).run({
        input: {
          number,
          by: ADMIN,
          confirmed: true,
          lines: [{ id: lineId(number, 1), packedQuantity: random(260) / 100 }],
        },
      }),
    () => returnOrderMoneyWorkflow(container).run({ input: { number, amount: Math.max(1, toReturn), by: ADMIN } }),
    () =>
      returnOrderMoneyWorkflow(container).run({
        input: { number, amount: Math.max(1, Math.floor(toReturn / 2)), kind: "credit_given", by: ADMIN },
      }),
    () =>
      recordTransferWorkflow(container).run({
        input: { number, as: "part", transfer: transfer(Math.max(1, Math.floor(due / 3))), by: ADMIN },
      }),
    () => correctOrderWorkflow(container).run({ input: { number, amount: 1 + random(900), reason: "Яс", by: ADMIN } }),
    () => changeOrderWorkflow(container).run({ input: { number, by: ADMIN, ...goods(random) } }),
    () =>
      changeOrderWorkflow(container).run({
        input: {
          number,
          by: ADMIN,
          shippingFee: random(6000),
          discount: { amount: random(2) * random(9000), reason: "Танил" },
          agreedByPhone: random(2) === 0,
        },
      }),
    () =>
      answerOfferWorkflow(container).run({
        input: { number, as: random(3) === 0 ? "offerDeclined" : "offerAccepted", by: null },
      }),
    () => receiveDifferenceWorkflow(container).run({ input: { number, amount: Math.max(1, due), by: ADMIN } }),
    () =>
      recordTransferWorkflow(container).run({
        input: { number, as: "unneeded", transfer: transfer(1 + random(9000)), by: ADMIN },
      }),
    () => finishDelivery(number),
    async () => {
      const amount = Math.min(await creditBalance(shopPool(), shop.shopper.accountNumber), random(3000));
      if (amount === 0) return;
      await shopPool().query(
        "INSERT INTO credit_grant (id, account_number, amount, reason) VALUES ('crgr_' || gen_random_uuid(), $1, $2, 'Зарцуулсан')",
        [shop.shopper.accountNumber, -amount],
      );
    },
    async () => {
      const [entered] = (await stateOf(number)).entries.flatMap(({ line: entered }) => entered ?? []);
      const undone = { line: entered ?? line, payer: "BAT", amount: 0 };
      const as = (["part", "difference", "unneeded"] as const)[random(3)] ?? "part";
      await recordTransferWorkflow(container).run({ input: { number, as, undo: true, transfer: undone, by: ADMIN } });
    },
    () => undoStatus(number),
  ];
  const taken = steps[what % steps.length] ?? (async () => undefined);
  await recorded(taken);
}

it(`keeps money, Medusa's order, credit and stock in agreement through ${LIVES} random lives of an order`, async () => {
  let done = 0;
  let drawn = 0;
  for (let seed = 1; seed <= LIVES; seed += 1) {
    const random = randomOf(seed);
    const number = await place(seed);
    const told: string[] = [];
    const wanted = done + STEPS;
    for (let count = 0; count < DRAWN && done < wanted; count += 1) {
      drawn += 1;
      const what = OFTEN[random(OFTEN.length * 2)] ?? random(KINDS);
      try {
        await step(number, what, random, seed * 100 + count + 1_000_000);
        done += 1;
        told.push(`${what}`);
      } catch (refusal) {
        if (!isApiError(refusal)) throw refusal;
        told.push(`${what} ${refusal.code}`);
      }
      await agree(number, `life ${seed}: ${told.join(", ")}`);
    }
  }
  console.info(`${done} of ${drawn} drawn steps were taken, ${LIVES * STEPS} wanted`);
  expect(done).toBeGreaterThan((LIVES * STEPS) / 2);
});

it("no statement of these changes, and of those that move no money, scans a growing table", async () => {
  const number = await place(LIVES + 1);
  const { container } = shop;
  const change = { number, by: ADMIN };
  const courier = { code: "cj", name: "CJ대한통운", trackingLink: "https://example.com/{number}" };
  const account = { bankName: "KB국민은행", accountNumber: "12345678901234", accountHolder: "BAT" } as const;
  const receipt = { kind: "phone" as const, number: "010-1234-5678" };
  const sending = { ...change, courier, trackingNumber: "6123456789", replaces: false };
  const changes: (() => Promise<unknown>)[] = [
    () => reportTransferWorkflow(container).run({ input: change }),
    () => setPaymentDeadlineWorkflow(container).run({ input: { ...change, deadline: null } }),
    () => correctAddressWorkflow(container).run({ input: { ...change, customerAddress: "Сөүл, Чжун-гу 1" } }),
    () => shop.change(number, "processing", ADMIN),
    () => setBoxesWorkflow(container).run({ input: { ...change, boxes: 2 } }),
    () => setCashReceiptWorkflow(container).run({ input: { ...change, receipt } }),
    () => markCashReceiptWorkflow(container).run({ input: { ...change, mark: { as: "issued", issuedNumber: "1" } } }),
    () => sendOrderWorkflow(container).run({ input: sending }),
    () => takeBackSendingWorkflow(container).run({ input: change }),
    () => shop.change(number, "cancelled", ADMIN),
    () => askRefundAccountWorkflow(container).run({ input: { ...change, now: new Date().toISOString() } }),
    () => setRefundAccountWorkflow(container).run({ input: { ...change, account } }),
  ];
  for (const change of changes) await recorded(change);
  const planned = [...sent.values()].filter(({ text }) => EXPLAINED.test(text));
  expect(planned.some(({ text }) => /from order_detail\b.*\bfor update/is.test(text))).toBe(true);
  expect(planned.some(({ text }) => /^\s*update\b/i.test(text))).toBe(true);
  const scans: string[] = [];
  for (const statement of planned) {
    const tables = await sequentialScans(shopPool(), statement);
    if (tables.length > 0) scans.push(`${tables}: ${statement.text.replace(/\s+/g, " ")}`);
  }
  expect(scans.join("\n")).toBe("");
});

/** Of Medusa's one payment of the order. */
const PAYMENT_STATUS = { pending: "awaiting", processing: "captured", completed: "captured", cancelled: "canceled" };

async function agree(number: number, told: string): Promise<void> {
  const order = await findOrder(shopPool(), number);
  if (!order) throw new Error(`No order ${number}`);
  const { status, received, due, toReturn } = order;
  const total = Number(order.totalAmount);
  expect(Math.min(received, due, toReturn, total, received - toReturn), told).toBeGreaterThanOrEqual(0);
  if (status === "processing" || status === "completed") expect(received - toReturn, told).toBe(total - due);
  if (status === "cancelled") expect(received, told).toBe(toReturn);
  if (status === "pending") expect(due, told).toBe(total - (received - toReturn));

  const state = await stateOf(number);
  const { rows } = await listReturns(shopPool(), { limit: 1000 });
  expect(rows.find(({ id }) => id === number)?.amount ?? 0, told).toBe(order.toTransfer);
  const matchable = (await findMatchableOrders(shopPool())).find((one) => one.number === number);
  expect(matchable?.due, told).toBe(due);
  expect(state.loweredToReturn, told).toBeLessThanOrEqual(toReturn);
  if (state.creditToGive > 0) expect(status, told).toBe("completed");
  expect(state.deliveryCredit, told).toBeGreaterThanOrEqual(0);
  const medusa = await inMedusa(shop.container, number);
  expect([medusa.total, medusa.held, medusa.owed], told).toEqual([total, received, total - received]);
  expect(medusa.paymentStatus, told).toBe(PAYMENT_STATUS[status]);

  expect(await creditBalance(shopPool(), shop.shopper.accountNumber), told).toBeGreaterThanOrEqual(0);
  for (const product of [mutton, beef]) {
    const { stocked, reserved, allReserved, allTaken, mine, taken } = await stock(number, product);
    const line = order.items.find(({ productId }) => productId === product.number);
    const wanted = line?.packedQuantity ?? line?.quantity ?? 0;
    expect([mine, taken], told).toEqual(
      { pending: [wanted, 0], processing: [wanted, 0], completed: [0, wanted], cancelled: [0, 0] }[status],
    );
    expect(reserved, told).toBeCloseTo(allReserved, 6);
    expect(stocked, told).toBeCloseTo(STOCK - allTaken, 6);
  }
}
