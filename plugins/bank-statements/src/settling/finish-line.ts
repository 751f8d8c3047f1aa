import type { MedusaContainer } from "@medusajs/framework/types";
import type { Pool } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { shopLog } from "@zakh/kit/log/shop-log";
import { STATUS_WHEN } from "@zakh/orders/contract";
import { changeOrderStatusWorkflow, recordTransferWorkflow } from "@zakh/orders/workflows";
import { findLineState } from "../read-models/statement-lines";
import { type CarriedOut, carryOut, outOfStep } from "./carry-out";
import { type ClaimedLine, type OrderShare, type Pending, renewClaim, takeLine } from "./pending";
import { writeFailed, writeSettled, writeUndone } from "./write-outcome";

/**
 * Does what is pending with a line: each of its orders through the orders' own workflows, which take a line's money
 * once however often they are asked. An order that refuses makes the line wait, with the others as they were. Does
 * nothing when somebody else has the line. Throws the refusal, for whoever settles by hand, and 409
 * `statement_line_busy` when somebody else took the line meanwhile.
 */
export async function finishLine(
  container: MedusaContainer,
  number: number,
  claim: string,
  from?: string,
): Promise<void> {
  const pool = shopPool();
  const line = await takeLine(pool, number, claim, from);
  if (!line) return;
  const { orders, does } = line.pending;
  const [work, back] = does === "settle" ? [settleOrder, undoOrder] : [undoOrder, settleOrder];
  const { done, refusal, isLost } = await carryOut(orders, {
    renew: () => renewClaim(pool, number, claim),
    work: (order) => work(container, line, order),
    back: (order) => back(container, line, order),
  });
  const isWritten = !isLost && (await writeOutcome(pool, line, claim, { done, refusal }));
  if (!isWritten) {
    await leaveToOther(container, line, done);
    throw new ApiError(409, "statement_line_busy");
  }
  if (refusal) throw refusal;
}

function writeOutcome(
  pool: Pool,
  line: ClaimedLine,
  claim: string,
  { done, refusal }: Pick<CarriedOut, "done" | "refusal">,
): Promise<boolean> {
  const { does, orders } = line.pending;
  if (refusal) {
    const held = does === "settle" ? done : orders.filter((order) => !done.includes(order));
    return writeFailed(pool, line, claim, { refusal: refusal.code, held });
  }
  return does === "settle" ? writeSettled(pool, line, claim) : writeUndone(pool, line, claim);
}

/**
 * Somebody else took the line after its claim had ended. While they are at work they do each order themselves, and find
 * what is done; what was done after they had ended it is made to agree with the line.
 */
async function leaveToOther(container: MedusaContainer, line: ClaimedLine, done: readonly OrderShare[]): Promise<void> {
  const now = await findLineState(shopPool(), line.number);
  if (!now || now.isBusy) return;
  const back = line.pending.does === "settle" ? undoOrder : settleOrder;
  for (const order of outOfStep(line.pending.does, done, now)) {
    await back(container, line, order).catch((error: unknown) => {
      shopLog.error(`Order ${order.number} does not agree with statement line ${line.number}`, error);
    });
  }
}

async function settleOrder(
  container: MedusaContainer,
  { number: line, payer, pending: { as, by } }: ClaimedLine,
  { number, amount }: OrderShare,
): Promise<void> {
  const transfer = { line, payer, amount };
  if (as === "part" || as === "difference" || as === "unneeded") {
    await recordTransferWorkflow(container).run({ input: { number, as, transfer, by } });
    return;
  }
  await changeOrderStatusWorkflow(container).run({
    input: {
      number,
      to: STATUS_WHEN.paid,
      from: statusBefore(as),
      by,
      transfer: { ...transfer, allowsMore: as === "more" },
    },
  });
}

async function undoOrder(
  container: MedusaContainer,
  { number: line, payer, pending: { as, by } }: ClaimedLine,
  { number, amount }: OrderShare,
): Promise<void> {
  if (as === "part" || as === "difference" || as === "unneeded") {
    await recordTransferWorkflow(container).run({
      input: { number, as, undo: true, transfer: { line, payer, amount }, by },
    });
    return;
  }
  await changeOrderStatusWorkflow(container).run({
    input: { number, to: STATUS_WHEN.placed, from: STATUS_WHEN.paid, by, undoneLine: line },
  });
  if (as !== "reopen") return;
  await changeOrderStatusWorkflow(container).run({
    input: { number, to: STATUS_WHEN.cancelled, from: STATUS_WHEN.placed, by, undoneLine: line },
  });
}

function statusBefore(as: Pending["as"]) {
  return as === "reopen" ? STATUS_WHEN.cancelled : STATUS_WHEN.placed;
}
