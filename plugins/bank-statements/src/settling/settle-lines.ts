import type { MedusaContainer } from "@medusajs/framework/types";
import { medusaId } from "@zakh/kit/database/medusa-id";
import { shopPool } from "@zakh/kit/database/pool";
import { isApiError } from "@zakh/kit/errors/api-error";
import { shopLog } from "@zakh/kit/log/shop-log";
import { finishLine } from "./finish-line";
import { findUnfinishedLines } from "./pending";

/** Settles lines one after the other. One that fails does not hold up the others: it waits, or is finished later. */
export async function settleLines(container: MedusaContainer, lines: readonly number[], claim: string): Promise<void> {
  for (const line of lines) {
    try {
      await finishLine(container, line, claim);
    } catch (error) {
      if (isApiError(error)) shopLog.warn(`Statement line ${line} was not settled by itself: ${error.code}`);
      else
        shopLog.error(`Statement line ${line} is not settled yet: ${error instanceof Error ? error.message : error}`);
    }
  }
}

/** Finishes what a process that died, or a database that was away, has left. */
export async function finishLeftLines(container: MedusaContainer): Promise<void> {
  const lines = await findUnfinishedLines(shopPool());
  if (lines.length > 0) await settleLines(container, lines, medusaId("claim", new Date()));
}
