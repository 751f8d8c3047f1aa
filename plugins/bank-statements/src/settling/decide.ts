import type { MedusaContainer } from "@medusajs/framework/types";
import { medusaId } from "@zakh/kit/database/medusa-id";
import { inOneTransaction, type Queryable } from "@zakh/kit/database/one-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { MOST_GIFT } from "@zakh/orders/contract";
import type { Actor } from "@zakh/orders/workflows/record-change";
import type { SettleAs } from "../contract/statement-line";
import { type AskedLine, ignoredKey } from "../matching/ignored-key";
import { findChosenOrders } from "../read-models/matching-data";
import { findLineState, type LineNow } from "../read-models/statement-lines";
import { finishLine } from "./finish-line";
import { claimLine, type Pending } from "./pending";
import { sharesOf } from "./shares";

export interface LineDecision {
  /** Public id of the line. */
  line: number;
  by: Actor;
}

export interface SettleDecision extends LineDecision {
  /** Public ids. */
  orders: number[];
  as: SettleAs;
}

/**
 * Settles a waiting line by hand. Throws 404 `statement_line_not_found` and `order_not_found`; 409
 * `statement_line_decided`, `statement_line_busy`, `statement_one_order`, `statement_sum_differs`,
 * `statement_maybe_entered` where an admin entered money for the order, which it may be, `statement_maybe_known` where it
 * may be in the shop already in another way, and the refusals of the orders' workflows.
 */
export async function settleByHand(container: MedusaContainer, { line, orders, as, by }: SettleDecision) {
  const { amount, kind } = await lineThatIs(line, ["waiting"]);
  const numbers = [...new Set(orders)];
  const chosen = await findChosenOrders(shopPool(), numbers);
  if (chosen.length < numbers.length) throw new ApiError(404, "order_not_found");
  // The difference to a raised total is due after what was entered: a line of about no more than that is other money.
  const isDifference = as === "difference" && chosen.every(({ due }) => amount <= due + MOST_GIFT);
  if (as !== "paid" && !isDifference) {
    if (chosen.some(({ wonByHand }) => wonByHand > 0)) throw new ApiError(409, "statement_maybe_entered");
    // Of what is kept already nothing can be paid but an open order that owes exactly this.
    if (kind === "maybe_entered") throw new ApiError(409, "statement_maybe_known");
  }
  await begin(container, line, ["waiting"], {
    does: "settle",
    as,
    orders: sharesOf(amount, chosen, as),
    by,
    evidence: "admin",
  });
}

/** Undoes a settled line; a line that was ignored waits again, and its payer is asked about. Throws as `settleByHand`, and 409 `transfer_used`. */
export async function undoLine(container: MedusaContainer, { line, by }: LineDecision) {
  const found = await lineThatIs(line, ["settled", "ignored"]);
  if (found.state === "settled" && found.settlement)
    return begin(container, line, ["settled"], { does: "undo", ...found.settlement, by, evidence: "admin" });
  await inOneTransaction(container, async ({ sql }) => {
    await setState(sql, [line], { from: "ignored", to: "waiting", by });
    await sql.query(
      "UPDATE ignored_payer SET deleted_at = now(), updated_at = now() WHERE key = $1 AND deleted_at IS NULL",
      [ignoredKey(found)],
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
export async function ignoreLine(container: MedusaContainer, { line, by, always }: IgnoreDecision) {
  const found = await lineThatIs(line, ["waiting"]);
  if (!always) return setState(shopPool(), [line], { from: "waiting", to: "ignored", by });
  const key = ignoredKey(found);
  if (key === "") throw new ApiError(409, "statement_payer_needed");
  const shown = found.payer || key;
  await inOneTransaction(container, async ({ sql }) => {
    const lines = await findWaitingOf(sql, key);
    if (!lines.includes(line)) throw new ApiError(409, "statement_line_busy");
    await setState(sql, lines, { from: "waiting", to: "ignored", by });
    await sql.query(
      `INSERT INTO ignored_payer (id, key, payer, told_by) VALUES ($1, $2, $3, $4)
       ON CONFLICT (key) WHERE deleted_at IS NULL DO NOTHING`,
      [medusaId("igpy", new Date()), key, shown, by?.name ?? null],
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

async function lineThatIs(line: number, states: readonly string[]): Promise<LineNow> {
  const found = await findLineState(shopPool(), line);
  if (!found) throw new ApiError(404, "statement_line_not_found");
  if (found.isBusy) throw new ApiError(409, "statement_line_busy");
  if (!states.includes(found.state)) throw new ApiError(409, "statement_line_decided");
  return found;
}

async function begin(container: MedusaContainer, number: number, state: readonly string[], pending: Pending) {
  const claim = medusaId("claim", new Date());
  const line = await claimLine(shopPool(), { number, state, pending, claim });
  if (!line) throw new ApiError(409, "statement_line_busy");
  await finishLine(container, number, claim);
}

async function setState(sql: Queryable, lines: number[], { from, to, by }: { from: string; to: string; by: Actor }) {
  const { rowCount } = await sql.query(
    `UPDATE statement_line SET state = $3, decided_by = $4, decided_name = $5, decided_at = now(), updated_at = now()
     WHERE number = ANY($1) AND state = $2 AND pending IS NULL AND deleted_at IS NULL`,
    [lines, from, to, by?.number ?? null, by?.name ?? null],
  );
  if (rowCount !== lines.length) throw new ApiError(409, "statement_line_busy");
}
