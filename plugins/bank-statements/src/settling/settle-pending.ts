import type { Writing } from "@zakh/kit/database/define-write";
import { shopPool } from "@zakh/kit/database/pool";
import { isApiError } from "@zakh/kit/errors/api-error";
import { shopLog } from "@zakh/kit/log/shop-log";
import { changeOrdersTogether } from "./change-orders-together";
import { enterMoney } from "./line-money";
import { findPending } from "./pending";
import { lockLine, writeRefused, writeSettled } from "./write-outcome";

/**
 * Settles a line as its import found it certain, together with its orders, in one transaction. One whose orders have changed meanwhile
 * waits for the owner. Does nothing with a line that is settled, or that another process is just settling.
 */
export async function settlePending(writing: Writing, number: number): Promise<void> {
  const pending = await findPending(shopPool(), number);
  if (!pending) return;
  const { as, orders, evidence } = pending;
  const numbers = orders.map((order) => order.number);
  try {
    await changeOrdersTogether(writing, numbers, async ({ sql }, writes) => {
      const line = await lockLine(sql, number, "SKIP LOCKED");
      if (!line?.isBusy) return;
      await enterMoney(writes, { line, settlement: pending, by: null });
      await writeSettled(sql, line, { settlement: { as, orders }, evidence, by: null });
    });
  } catch (error) {
    // Somebody else is at an order: it is tried again.
    if (!isApiError(error) || error.code === "conflict") throw error;
    shopLog.warn(`Statement line ${number} was not settled by itself: ${error.code}`);
    await writeRefused(shopPool(), number, pending, error.code);
  }
}
