import { setTimeout as pause } from "node:timers/promises";
import type { MedusaContainer } from "@medusajs/framework/types";
import { medusaId } from "@zakh/kit/database/medusa-id";
import { shopPool } from "@zakh/kit/database/pool";
import { isApiError } from "@zakh/kit/errors/api-error";
import { shopLog } from "@zakh/kit/log/shop-log";
import { finishLine } from "./finish-line";
import { findPendingLines, findUnfinishedLines } from "./pending";

/** So many lines somebody waits for; before each other one is a pause, in ms, in which the shop serves its customers. */
const UNPAUSED = 100;
const PAUSE_MS = 150;

/** Settles the lines of a statement that are certain. Throws when one is not settled yet, and was not refused. */
export async function settleStatement(container: MedusaContainer, id: string): Promise<void> {
  await finishLines(container, await findPendingLines(shopPool(), id), id);
}

/** Finishes what a process that died, or a database that was away, has left. Throws as above. */
export async function finishLeftLines(container: MedusaContainer): Promise<void> {
  await finishLines(container, await findUnfinishedLines(shopPool()));
}

/**
 * Finishes lines one after the other. One that fails does not hold up the others: refused, it waits for the owner; else
 * it is tried again.
 * @param from whose lines they are until it is their turn
 */
async function finishLines(container: MedusaContainer, lines: readonly number[], from?: string): Promise<void> {
  const claim = medusaId("claim", new Date());
  const failures: unknown[] = [];
  for (const [at, line] of lines.entries()) {
    if (at >= UNPAUSED) await pause(PAUSE_MS);
    try {
      await finishLine(container, line, claim, from);
    } catch (error) {
      if (isApiError(error)) shopLog.warn(`Statement line ${line} was not settled by itself: ${error.code}`);
      else failures.push(error);
    }
  }
  const [first] = failures;
  if (first === undefined) return;
  const reason = first instanceof Error ? first.message : String(first);
  throw new AggregateError(failures, `${failures.length} statement lines are not settled yet: ${reason}`);
}
