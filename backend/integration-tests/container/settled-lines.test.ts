import { randomUUID } from "node:crypto";
import type { Pending } from "@zakh/bank-statements/settling/pending";
import { settleLineWorkflow, undoLineWorkflow } from "@zakh/bank-statements/workflows";
import { settlePendingLineWorkflow } from "@zakh/bank-statements/workflows/settle-pending-line";
import { shopPool } from "@zakh/kit/database/pool";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestProduct } from "./fixtures";
import { TestOrders } from "./test-orders";

const STATEMENT = `bkst_${randomUUID()}`;
const ADMIN = { number: 7, name: "Админ" };
const PRICE = 15_000;

let shop: TestOrders;
let other: TestOrders;
let meat: TestProduct;
/** Whole won of each order. */
let total: number;

beforeAll(async () => {
  [shop, other] = [await TestOrders.open(), await TestOrders.open()];
  [meat] = await shop.putOnSale({ name: "Туршилтын танигдсан мах", price: PRICE });
  await shopPool().query(
    `INSERT INTO bank_statement (id, chain, gaps, unread, row_count, outgoing_count)
     VALUES ($1, 'whole', '[]', '[]', 1, 0)`,
    [STATEMENT],
  );
  const { rows } = await shopPool().query<{ total: number }>(
    "SELECT total::float8 AS total FROM order_detail WHERE order_number = $1",
    [await shop.placeOne(meat)],
  );
  total = rows[0]?.total ?? 0;
});

afterAll(async () => {
  await shopPool().query(
    `DELETE FROM learned_sender WHERE line_number IN (SELECT number FROM statement_line WHERE bank_statement_id = $1)`,
    [STATEMENT],
  );
  await shopPool().query("DELETE FROM bank_statement WHERE id = $1", [STATEMENT]);
  await other.remove();
  await shop.remove();
});

interface NewLine {
  payer?: string;
  /** Whole won. */
  amount: number;
  pending?: Pending;
}

/** A line in doubt; with `pending` one that is just about to settle by itself. */
async function newLine({ payer = "BAT BOLD", amount, pending }: NewLine): Promise<number> {
  const { rows } = await shopPool().query<{ number: number }>(
    `INSERT INTO statement_line (id, bank_statement_id, "row", at, precision, payer, texts, amount, raw_amount, key,
       loose_key, state, kind, reason, proposals, pending)
     VALUES ($1, $2, 1, now(), 'second', $3, '[]', $4::int, jsonb_build_object('value', $4::int::text, 'precision', 20), $1, $1,
       'waiting', 'doubtful', '{"code": "weak_evidence"}', '[]', $5)
     RETURNING number`,
    [`stln_${randomUUID()}`, STATEMENT, payer, amount, pending && JSON.stringify(pending)],
  );
  return rows[0]?.number ?? 0;
}

async function rowOf(line: number) {
  const { rows } = await shopPool().query(
    `SELECT state, kind, reason, proposals, settlement, evidence, decided_by AS "decidedBy", pending
     FROM statement_line WHERE number = $1`,
    [line],
  );
  return rows[0];
}

function settle(line: number, orders: number[]) {
  return settleLineWorkflow(shop.container).run({ input: { line, orders, as: "paid", by: ADMIN } });
}

function undo(line: number) {
  return undoLineWorkflow(shop.container).run({ input: { line, by: ADMIN } });
}

function settleByItself(line: number) {
  return settlePendingLineWorkflow(shop.container).run({ input: { line } });
}

const sharesOf = (orders: number[]) => orders.map((number) => ({ number, amount: total }));

/** Status and whole won that came in, of each order. */
async function moneyOf(orders: number[]) {
  const { rows } = await shopPool().query<{ status: string; received: number }>(
    `SELECT d.status, coalesce(sum(entry.amount), 0)::float8 AS received
     FROM order_detail d LEFT JOIN money_entry entry ON entry.order_detail_id = d.id
     WHERE d.order_number = ANY($1) GROUP BY d.id ORDER BY d.order_number`,
    [orders],
  );
  return rows.map(({ status, received }) => [status, received]);
}

async function newOrders(count: number): Promise<number[]> {
  const orders: number[] = [];
  while (orders.length < count) orders.push(await shop.placeOne(meat));
  return orders;
}

/** Another order's money is in it already, so that it refuses the line's. */
async function pay(order: number): Promise<void> {
  await settle(await newLine({ amount: total }), [order]);
}

describe("a line that two decide on at the same moment", () => {
  it("is decided once, and every order is paid once", async () => {
    const orders = await newOrders(2);
    const line = await newLine({ amount: 2 * total });
    const reversed = [...orders].reverse();
    const tried = await Promise.allSettled([settle(line, orders), settle(line, reversed), settle(line, orders)]);
    expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const one of tried)
      if (one.status === "rejected") expect(one.reason).toMatchObject({ code: "statement_line_decided" });
    expect(await moneyOf(orders)).toEqual(orders.map(() => ["processing", total]));
  });

  it("settles once where two processes come to it", async () => {
    const orders = await newOrders(2);
    const pending: Pending = { as: "paid", orders: sharesOf(orders), evidence: "code" };
    const line = await newLine({ amount: 2 * total, pending });
    await Promise.all([settleByItself(line), settleByItself(line)]);
    await settleByItself(line);
    expect(await moneyOf(orders)).toEqual(orders.map(() => ["processing", total]));
    const settlement = { as: "paid", orders: sharesOf(orders) };
    expect(await rowOf(line)).toMatchObject({ state: "settled", settlement, evidence: "code", pending: null });
  });
});

describe("an order that refuses its part of a line", () => {
  it("leaves all of them as they were, and a line that was settled by hand where it was", async () => {
    const orders = await newOrders(3);
    await pay(orders[2] ?? 0);
    const line = await newLine({ amount: 2 * total });
    const before = await rowOf(line);
    // Settled as if nothing was known of the one that is paid meanwhile.
    await expect(settle(line, orders)).rejects.toMatchObject({ code: expect.any(String) });
    expect(await rowOf(line)).toEqual(before);
    expect((await moneyOf(orders)).slice(0, 2)).toEqual([
      ["pending", 0],
      ["pending", 0],
    ]);
  });

  it("makes a line wait that settles by itself, with what it would have settled", async () => {
    const orders = await newOrders(2);
    const pending: Pending = { as: "paid", orders: sharesOf(orders), evidence: "code" };
    const line = await newLine({ amount: 2 * total, pending });
    await pay(orders[1] ?? 0);
    await settleByItself(line);
    expect(await rowOf(line)).toMatchObject({
      state: "waiting",
      kind: "doubtful",
      reason: { code: "order_changed", refusal: "order_status_changed", orderNumbers: orders },
      proposals: [{ orderNumbers: orders, evidence: "code", score: 1 }],
      settlement: null,
      pending: null,
    });
    expect((await moneyOf(orders))[0]).toEqual(["pending", 0]);
  });
});

describe("an undone line", () => {
  it("waits, proposes the orders that it had paid, and has taken its money out of all of them", async () => {
    const orders = await newOrders(2);
    const line = await newLine({ amount: 2 * total });
    await settle(line, orders);
    await undo(line);
    expect(await rowOf(line)).toMatchObject({
      state: "waiting",
      reason: { code: "undone", orderNumbers: orders },
      proposals: [{ orderNumbers: orders, evidence: "amount", score: 0 }],
      settlement: null,
      evidence: null,
      decidedBy: ADMIN.number,
    });
    expect((await moneyOf(orders)).map(([status]) => status)).toEqual(["pending", "pending"]);
    await expect(undo(line)).rejects.toMatchObject({ code: "statement_line_decided" });
  });
});

describe("a settled line", () => {
  it("teaches its sender once, and forgets him only with the line that taught him", async () => {
    const payer = `GANBAT ${randomUUID().replace(/[^a-z]/g, "")}`;
    const [first, second] = [await newLine({ payer, amount: total }), await newLine({ payer, amount: total })];
    await settle(first, await newOrders(1));
    await settle(second, await newOrders(1));
    const account = shop.shopper.accountNumber;
    expect(await learnedFrom(first)).toEqual([{ account }]);
    expect(await learnedFrom(second)).toEqual([]);
    await undo(second);
    expect(await learnedFrom(first)).toEqual([{ account }]);
    await undo(first);
    expect(await learnedFrom(first)).toEqual([]);
  });

  it("teaches nothing where it settled by itself, paid for two accounts, or names nobody", async () => {
    const [own] = await newOrders(1);
    const pending: Pending = { as: "paid", orders: sharesOf([own ?? 0]), evidence: "code" };
    const byItself = await newLine({ payer: "SUKHBAT DORJ", amount: total, pending });
    await settleByItself(byItself);
    const ofTwo = await newLine({ payer: "SUKHBAT DORJ", amount: 2 * total });
    await settle(ofTwo, [...(await newOrders(1)), await other.placeOne(meat)]);
    const ofNobody = await newLine({ payer: "(주)카카오페이", amount: total });
    await settle(ofNobody, await newOrders(1));
    for (const line of [byItself, ofTwo, ofNobody]) expect(await learnedFrom(line)).toEqual([]);
  });
});

/** The accounts for which a line has taught its sender. */
async function learnedFrom(line: number) {
  const { rows } = await shopPool().query<{ account: number }>(
    "SELECT account_number AS account FROM learned_sender WHERE line_number = $1",
    [line],
  );
  return rows;
}
