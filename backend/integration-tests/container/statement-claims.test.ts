import { randomUUID } from "node:crypto";
import {
  type ClaimedLine,
  claimLine,
  type Pending,
  renewClaim,
  takeLine,
} from "@zakh/bank-statements/settling/pending";
import { writeFailed, writeSettled, writeUndone } from "@zakh/bank-statements/settling/write-outcome";
import { shopPool } from "@zakh/kit/database/pool";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TestOrders } from "./test-orders";

const STATEMENT = `bkst_${randomUUID()}`;
const ORDERS = [1, 2, 3].map((number) => ({ number: 2_000_000_000 + number, amount: number * 1000 }));
const ADMIN = { number: 7, name: "Админ" };

const BY_ITSELF: Pending = { does: "settle", as: "paid", orders: ORDERS, by: null, evidence: "code" };
const BY_HAND: Pending = { ...BY_ITSELF, by: ADMIN, evidence: "admin" };
const UNDO: Pending = { ...BY_HAND, does: "undo" };

beforeAll(async () => {
  await shopPool().query(
    `INSERT INTO bank_statement (id, chain, gaps, unread, row_count, outgoing_count)
     VALUES ($1, 'whole', '[]', '[]', 1, 0)`,
    [STATEMENT],
  );
});

afterAll(async () => {
  await shopPool().query(
    `DELETE FROM learned_sender WHERE line_number IN (SELECT number FROM statement_line WHERE bank_statement_id = $1)`,
    [STATEMENT],
  );
  await shopPool().query("DELETE FROM bank_statement WHERE id = $1", [STATEMENT]);
});

/** A line of 6,000 won, in doubt; or settled with `ORDERS`. */
async function newLine({ state = "waiting", payer = "BAT BOLD" }: { state?: string; payer?: string } = {}) {
  const settlement = state === "settled" ? { as: "paid", orders: ORDERS } : null;
  const { rows } = await shopPool().query<{ number: number }>(
    `INSERT INTO statement_line (id, bank_statement_id, "row", at, precision, payer, texts, amount, raw_amount, key,
       loose_key, state, kind, reason, proposals, settlement)
     VALUES ($1, $2, 1, now(), 'second', $3, '[]', 6000, '{"value": "6000", "precision": 20}', $1, $1, $4, 'doubtful',
       '{"code": "weak_evidence"}', '[]', $5)
     RETURNING number`,
    [`stln_${randomUUID()}`, STATEMENT, payer, state, settlement && JSON.stringify(settlement)],
  );
  return rows[0]?.number ?? 0;
}

/** A line with which somebody has begun something. */
async function claimed(pending: Pending, line: { state?: string; payer?: string } = {}) {
  const claim = randomUUID();
  const state = line.state ?? (pending.does === "undo" ? "settled" : "waiting");
  const number = await newLine({ ...line, state });
  const taken = await claimLine(shopPool(), { number, state: [state], pending, claim });
  if (!taken) throw new Error("The line could not be claimed");
  return { line: taken, claim };
}

async function rowOf(number: number) {
  const { rows } = await shopPool().query(
    `SELECT state, kind, reason, proposals, settlement, evidence, decided_by AS "decidedBy", pending, claim,
       claimed_until AS until FROM statement_line WHERE number = $1`,
    [number],
  );
  return rows[0];
}

/** Lets a claim end in so many seconds. */
async function endIn({ number }: ClaimedLine, seconds: number): Promise<void> {
  await shopPool().query(
    "UPDATE statement_line SET claimed_until = now() + make_interval(secs => $2) WHERE number = $1",
    [number, seconds],
  );
}

const FREE = { pending: null, claim: null, until: null };

describe("claiming a line", () => {
  it("writes what is to be done with it, for one of those who try at the same moment", async () => {
    const number = await newLine();
    const claims = ["one", "two", "three"];
    const taken = await Promise.all(
      claims.map((claim) => claimLine(shopPool(), { number, state: ["waiting"], pending: BY_HAND, claim })),
    );
    expect(taken.filter(Boolean)).toEqual([
      { number, payer: "BAT BOLD", amount: 6000, state: "waiting", pending: BY_HAND },
    ]);
    expect(await rowOf(number)).toMatchObject({ pending: BY_HAND, claim: claims[taken.findIndex(Boolean)] });
  });

  it("does nothing with a line in another state", async () => {
    const number = await newLine({ state: "settled" });
    const before = await rowOf(number);
    expect(
      await claimLine(shopPool(), { number, state: ["waiting"], pending: BY_HAND, claim: "late" }),
    ).toBeUndefined();
    expect(await rowOf(number)).toEqual(before);
  });

  it("lasts for a minute more each time that it is renewed, by nobody else", async () => {
    const { line, claim } = await claimed(BY_ITSELF);
    await endIn(line, 1);
    const before = await rowOf(line.number);
    expect(await renewClaim(shopPool(), line.number, "other")).toBe(false);
    expect(await rowOf(line.number)).toEqual(before);
    expect(await renewClaim(shopPool(), line.number, claim)).toBe(true);
    const seconds = ((await rowOf(line.number)).until.getTime() - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThan(70);
  });
});

describe("a claim that has run out", () => {
  it("is still its owner's as long as nobody takes the line", async () => {
    const { line, claim } = await claimed(BY_ITSELF);
    expect(await takeLine(shopPool(), line.number, "other")).toBeUndefined();
    await endIn(line, -1);
    expect(await renewClaim(shopPool(), line.number, claim)).toBe(true);
    expect(await takeLine(shopPool(), line.number, "other")).toBeUndefined();
  });

  it.each([
    ["settled", BY_HAND, (line: ClaimedLine, claim: string) => writeSettled(shopPool(), line, claim)],
    ["undone", UNDO, (line: ClaimedLine, claim: string) => writeUndone(shopPool(), line, claim)],
    [
      "failed",
      BY_ITSELF,
      (line: ClaimedLine, claim: string) =>
        writeFailed(shopPool(), line, claim, { refusal: "order_status_changed", held: [] }),
    ],
    [
      "failed in part",
      BY_ITSELF,
      (line: ClaimedLine, claim: string) =>
        writeFailed(shopPool(), line, claim, { refusal: "order_status_changed", held: ORDERS.slice(0, 1) }),
    ],
  ])("and was taken by another keeps the first from writing that the line is %s", async (_, pending, write) => {
    const { line, claim } = await claimed(pending);
    await endIn(line, -1);
    expect(await takeLine(shopPool(), line.number, "other")).toEqual(line);
    const before = await rowOf(line.number);
    expect(await renewClaim(shopPool(), line.number, claim)).toBe(false);
    expect(await write(line, claim)).toBe(false);
    expect(await rowOf(line.number)).toEqual(before);
    expect(await learnedFrom(line)).toEqual([]);
    expect(await write(line, "other")).toBe(true);
    expect(await rowOf(line.number)).toMatchObject(FREE);
  });
});

describe("an order that refused", () => {
  const refusal = "order_status_changed";
  const reason = { code: "order_changed", refusal, orderNumbers: ORDERS.map(({ number }) => number) };

  it("makes a line wait that settled by itself, with what it would have settled", async () => {
    const { line, claim } = await claimed(BY_ITSELF);
    expect(await writeFailed(shopPool(), line, claim, { refusal, held: [] })).toBe(true);
    expect(await rowOf(line.number)).toMatchObject({
      ...FREE,
      state: "waiting",
      kind: "doubtful",
      reason,
      proposals: [{ orderNumbers: reason.orderNumbers, evidence: "code", score: 1 }],
      settlement: null,
    });
  });

  it("leaves a line as it was that an admin wanted to settle, or to undo", async () => {
    for (const [pending, held, state] of [
      [BY_HAND, [], "waiting"],
      [UNDO, ORDERS, "settled"],
    ] as const) {
      const { line, claim } = await claimed(pending);
      const { state: before, reason: doubt, proposals, settlement } = await rowOf(line.number);
      expect(before).toBe(state);
      expect(await writeFailed(shopPool(), line, claim, { refusal, held })).toBe(true);
      expect(await rowOf(line.number)).toMatchObject({ ...FREE, state, reason: doubt, proposals, settlement });
    }
  });

  it.each([
    ["settled", BY_ITSELF, null],
    ["settled by hand", BY_HAND, ADMIN.number],
    ["undone", UNDO, ADMIN.number],
  ])("leaves a line that should be %s settled with the orders that hold their part", async (_, pending, decidedBy) => {
    const { line, claim } = await claimed(pending);
    const held = ORDERS.slice(0, 1);
    expect(await writeFailed(shopPool(), line, claim, { refusal, held })).toBe(true);
    expect(await rowOf(line.number)).toMatchObject({
      ...FREE,
      state: "settled",
      reason,
      settlement: { as: "paid", orders: held },
      evidence: pending.evidence,
      decidedBy,
    });
  });
});

describe("an undone line", () => {
  it("waits, and proposes the orders that it had paid", async () => {
    const { line, claim } = await claimed(UNDO);
    expect(await writeUndone(shopPool(), line, claim)).toBe(true);
    const orderNumbers = ORDERS.map(({ number }) => number);
    expect(await rowOf(line.number)).toMatchObject({
      ...FREE,
      state: "waiting",
      reason: { code: "undone", orderNumbers },
      proposals: [{ orderNumbers, evidence: "amount", score: 0 }],
      settlement: null,
      evidence: null,
      decidedBy: ADMIN.number,
    });
  });
});

describe("a settled line", () => {
  let shop: TestOrders;
  let other: TestOrders;
  let orders: number[];

  beforeAll(async () => {
    [shop, other] = [await TestOrders.open(), await TestOrders.open()];
    const [meat] = await shop.putOnSale({ name: "Туршилтын танигдсан мах", price: 15_000 });
    orders = [await shop.placeOne(meat), await shop.placeOne(meat), await other.placeOne(meat)];
  });

  afterAll(async () => {
    await other.remove();
    await shop.remove();
  });

  /** Settles a line of this payer with these of `orders`. */
  async function settled(payer: string, which: number[], pending = BY_HAND): Promise<ClaimedLine> {
    const shares = which.map((at) => ({ number: orders[at] ?? 0, amount: 1000 }));
    const { line, claim } = await claimed({ ...pending, orders: shares }, { payer });
    expect(await writeSettled(shopPool(), line, claim)).toBe(true);
    expect(await rowOf(line.number)).toMatchObject({
      ...FREE,
      state: "settled",
      reason: null,
      settlement: { as: "paid", orders: shares },
      evidence: pending.evidence,
      decidedBy: pending.by?.number ?? null,
    });
    return line;
  }

  it("teaches its sender once, and forgets him only with the line that taught him", async () => {
    const payer = `GANBAT ${randomUUID().replace(/[^a-z]/g, "")}`;
    const first = await settled(payer, [0, 1]);
    const second = await settled(payer, [1]);
    const account = shop.shopper.accountNumber;
    expect(await learnedFrom(first)).toEqual([{ account }]);
    expect(await learnedFrom(second)).toEqual([]);
    const undo = async ({ number }: ClaimedLine) => {
      const pending = { ...UNDO, orders: [{ number: orders[1] ?? 0, amount: 1000 }] };
      const line = await claimLine(shopPool(), { number, state: ["settled"], pending, claim: "undo" });
      if (line) await writeUndone(shopPool(), line, "undo");
    };
    await undo(second);
    expect(await learnedFrom(first)).toEqual([{ account }]);
    await undo(first);
    expect(await learnedFrom(first)).toEqual([]);
  });

  it("teaches nothing where it settled by itself, paid for two accounts, or names nobody", async () => {
    const lines = [
      await settled("SUKHBAT DORJ", [0], BY_ITSELF),
      await settled("SUKHBAT DORJ", [0, 2]),
      await settled("(주)카카오페이", [0]),
    ];
    for (const line of lines) expect(await learnedFrom(line)).toEqual([]);
  });
});

/** The accounts for which a line has taught its sender. */
async function learnedFrom({ number }: ClaimedLine) {
  const { rows } = await shopPool().query<{ account: number }>(
    "SELECT account_number AS account FROM learned_sender WHERE line_number = $1",
    [number],
  );
  return rows;
}
