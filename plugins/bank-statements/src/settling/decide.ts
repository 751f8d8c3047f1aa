import type { Writing } from "@zakh/kit/database/define-write";
import { medusaId } from "@zakh/kit/database/medusa-id";
import { inOneTransaction, type Queryable } from "@zakh/kit/database/one-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { MAX_GIFT } from "@zakh/orders/contract";
import { statusIs } from "@zakh/orders/read-models/status-sql";
import type { Actor } from "@zakh/orders/workflows/record-change";
import type { SettleAs } from "../contract/statement-line";
import { type AskedLine, ignoredKey } from "../matching/ignored-key";
import { findChosenOrders } from "../read-models/matching-data";
import { findSettledOrders, type LineNow } from "../read-models/statement-lines";
import { changeOrdersTogether } from "./change-orders-together";
import { enterMoney, isBeside, takeMoneyOut } from "./line-money";
import type { Settlement } from "./pending";
import { sharesOf } from "./shares";
import { lockLine, writeSettled, writeUndone } from "./write-outcome";

export interface LineDecision {
  line: number;
  by: Actor;
}

export interface SettleDecision extends LineDecision {
  orders: number[];
  as: SettleAs;
}

/**
 * Settles a waiting line by hand. Throws 404 `statement_line_not_found` and `order_not_found`; 409
 * `statement_line_decided`, `statement_line_busy`, `statement_one_order`, `statement_sum_differs`,
 * `statement_maybe_entered` where an admin entered money for the order, which it may be, `statement_maybe_known` where it
 * may be in the shop already in another way, and the refusals of the orders' workflows.
 */
export async function settleByHand(writing: Writing, { line: number, orders, as, by }: SettleDecision): Promise<void> {
  const numbers = [...new Set(orders)];
  await changeOrdersTogether(writing, numbers, async ({ sql }, writes) => {
    const line = await lineThatIs(sql, number, ["waiting"]);
    const { amount, kind } = line;
    const chosen = await findChosenOrders(sql, numbers);
    if (chosen.length < numbers.length) throw new ApiError(404, "order_not_found");
    // The difference to a raised total is due after what was entered: a line of about no more than that is other money.
    const isDifference = as === "difference" && chosen.every(({ due }) => amount <= due + MAX_GIFT);
    if (as !== "paid" && !isDifference) {
      if (chosen.some(({ wonByHand }) => wonByHand > 0)) throw new ApiError(409, "statement_maybe_entered");
      // Of what is kept already nothing can be paid but an open order that owes exactly this.
      if (kind === "maybe_entered") throw new ApiError(409, "statement_maybe_known");
    }
    const settlement = { as, orders: sharesOf(amount, chosen, as) };
    await enterMoney(writes, { line, settlement, by });
    await writeSettled(sql, line, { settlement, evidence: "admin", by });
  });
}

/**
 * Undoes a settled line; a line that was ignored waits again, and its payer is asked about. Throws as `settleByHand`, and 409
 * `transfer_used`, `statement_order_sent` and `statement_order_delivered`.
 */
export async function undoLine(writing: Writing, { line: number, by }: LineDecision): Promise<void> {
  await changeOrdersTogether(writing, await findSettledOrders(shopPool(), number), async ({ sql }, writes) => {
    const line = await lineThatIs(sql, number, ["settled", "ignored"]);
    const { settlement } = line;
    if (line.state === "settled" && settlement) {
      await refuseOnTheWay(sql, settlement);
      await takeMoneyOut(writes, { line, settlement, by });
      return writeUndone(sql, number, { settlement, by });
    }
    await setState(sql, [number], { from: "ignored", to: "waiting", by });
    await sql.query(
      "UPDATE ignored_payer SET deleted_at = now(), updated_at = now() WHERE key = $1 AND deleted_at IS NULL",
      [ignoredKey(line)],
    );
  });
}

export interface IgnoreDecision extends LineDecision {
  /** Whether the lines of its payer are no matter of the owner's, those that wait now and those that come later. */
  always: boolean;
}

/**
 * Takes a waiting line out of the queue; with `always` every one that has its `ignoredKey`. Throws as `settleByHand`, and 409
 * `statement_payer_needed` where nothing tells such lines.
 */
export async function ignoreLine({ container }: Writing, { line, by, always }: IgnoreDecision): Promise<void> {
  await inOneTransaction(container, async ({ sql }) => {
    const found = await lineThatIs(sql, line, ["waiting"]);
    if (!always) return setState(sql, [line], { from: "waiting", to: "ignored", by });
    const key = ignoredKey(found);
    if (key === "") throw new ApiError(409, "statement_payer_needed");
    const lines = await findWaitingOf(sql, key);
    if (!lines.includes(line)) throw new ApiError(409, "statement_line_busy");
    await setState(sql, lines, { from: "waiting", to: "ignored", by });
    await sql.query(
      `INSERT INTO ignored_payer (id, key, payer, told_by) VALUES ($1, $2, $3, $4)
       ON CONFLICT (key) WHERE deleted_at IS NULL DO NOTHING`,
      [medusaId("igpy", new Date()), key, found.payer || key, by?.name ?? null],
    );
  });
}

/** The lines that wait and have this `ignoredKey`, locked. */
async function findWaitingOf(sql: Queryable, key: string): Promise<number[]> {
  const { rows } = await sql.query<AskedLine & { number: number }>(
    `SELECT number, kind, payer, texts, proposals FROM statement_line
     WHERE state = 'waiting' AND kind IN ('unknown', 'no_payment') AND pending IS NULL AND deleted_at IS NULL
     ORDER BY number FOR UPDATE`,
  );
  return rows.filter((row) => ignoredKey(row) === key).map(({ number }) => number);
}

async function lineThatIs(sql: Queryable, number: number, states: readonly string[]): Promise<LineNow> {
  const found = await lockLine(sql, number);
  if (!found) throw new ApiError(404, "statement_line_not_found");
  if (found.isBusy) throw new ApiError(409, "statement_line_busy");
  if (!states.includes(found.state)) throw new ApiError(409, "statement_line_decided");
  return found;
}

/** An order that was sent or delivered stays paid: 409 `statement_order_sent` and `statement_order_delivered`. */
async function refuseOnTheWay(sql: Queryable, { as, orders }: Settlement): Promise<void> {
  if (isBeside(as)) return;
  const { rows } = await sql.query<{ delivered: boolean | null; sent: boolean | null }>(
    `SELECT bool_or(${statusIs("delivered")}) AS delivered, bool_or(d.sent_at IS NOT NULL) AS sent
     FROM order_detail d WHERE d.order_number = ANY($1) AND d.deleted_at IS NULL`,
    [orders.map(({ number }) => number)],
  );
  if (rows[0]?.delivered) throw new ApiError(409, "statement_order_delivered");
  if (rows[0]?.sent) throw new ApiError(409, "statement_order_sent");
}

async function setState(sql: Queryable, lines: number[], { from, to, by }: { from: string; to: string; by: Actor }) {
  const { rowCount } = await sql.query(
    `UPDATE statement_line SET state = $3, decided_by = $4, decided_name = $5, decided_at = now(), updated_at = now()
     WHERE number = ANY($1) AND state = $2 AND pending IS NULL AND deleted_at IS NULL`,
    [lines, from, to, by?.number ?? null, by?.name ?? null],
  );
  if (rowCount !== lines.length) throw new ApiError(409, "statement_line_busy");
}
