import type { MedusaContainer } from "@medusajs/framework/types";
import { shopPool } from "@zakh/kit/database/pool";
import { isApiError } from "@zakh/kit/errors/api-error";
import { changeOrderStatusWorkflow, recordTransferWorkflow } from "@zakh/orders/workflows";
import { type ClaimedLine, type OrderShare, type Pending, takeLine } from "./pending";
import { writeFailed, writeSettled, writeUndone } from "./write-outcome";

/**
 * Does what is pending with a line: each of its orders through the orders' own workflows, which take a line's money once
 * however often they are asked. An order that refuses makes the line wait, with the others as they were. Does nothing
 * when somebody else has the line. Throws the refusal, for whoever settles by hand.
 */
export async function finishLine(container: MedusaContainer, number: number, claim: string): Promise<void> {
  const pool = shopPool();
  const line = await takeLine(pool, number, claim);
  if (!line) return;
  const { pending } = line;
  const [work, back] = pending.does === "settle" ? [settleOrder, undoOrder] : [undoOrder, settleOrder];
  const done: OrderShare[] = [];
  try {
    for (const order of pending.orders) {
      await work(container, line, order);
      done.push(order);
    }
  } catch (error) {
    if (!isApiError(error)) throw error;
    for (const order of done.reverse()) await back(container, line, order);
    await writeFailed(pool, line, claim, error.code);
    throw error;
  }
  await (pending.does === "settle" ? writeSettled : writeUndone)(pool, line, claim);
}

async function settleOrder(
  container: MedusaContainer,
  { number: line, payer, pending: { as, by } }: ClaimedLine,
  { number, amount }: OrderShare,
): Promise<void> {
  const transfer = { line, payer, amount };
  if (as === "part" || as === "unneeded") {
    await recordTransferWorkflow(container).run({ input: { number, as, transfer, by } });
    return;
  }
  await changeOrderStatusWorkflow(container).run({
    input: {
      number,
      to: "processing",
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
  if (as === "part" || as === "unneeded") {
    await recordTransferWorkflow(container).run({
      input: { number, as: "undo", transfer: { line, payer, amount }, by },
    });
    return;
  }
  await changeOrderStatusWorkflow(container).run({
    input: { number, to: "pending", from: "processing", by, undoneLine: line },
  });
  if (as !== "reopen") return;
  await changeOrderStatusWorkflow(container).run({
    input: { number, to: "cancelled", from: "pending", by, undoneLine: line },
  });
}

function statusBefore(as: Pending["as"]) {
  return as === "reopen" ? "cancelled" : "pending";
}
