import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type { MedusaContainer } from "@medusajs/framework/types";
import { medusaId } from "@zakh/kit/database/medusa-id";
import { shopPool } from "@zakh/kit/database/pool";
import { isApiError } from "@zakh/kit/errors/api-error";
import { shopLog } from "@zakh/kit/log/shop-log";
import { finishLine } from "./finish-line";
import { findUnfinishedLines } from "./pending";

/** So long the answer to an import waits for its lines, in ms; the edge waits for 14 s for what brings no file. */
const ANSWER_MS = 8000;

/** How long the pause is after a line that nobody waits for, in which the shop serves its customers. */
const PAUSE_MS = 150;

/**
 * Settles the lines of an import, after what another process has left. Returns when all are settled, or after 8 s: the
 * others are then settled behind the answer, more slowly. If the process ends meanwhile, they are finished later.
 */
export async function settleImported(
  container: MedusaContainer,
  lines: readonly number[],
  claim: string,
  answerMs = ANSWER_MS,
): Promise<void> {
  const answered = AbortSignal.timeout(answerMs);
  const settling = finishLeftLines(container).then(() => settleLines(container, lines, claim, answered));
  settling.catch((error: unknown) => shopLog.error("The lines of a statement are not settled yet", error));
  await Promise.race([settling, once(answered, "abort")]);
}

/**
 * Settles lines one after the other, slowly once `answered`. One that fails does not hold up the others: it waits, or is
 * finished later.
 */
async function settleLines(
  container: MedusaContainer,
  lines: readonly number[],
  claim: string,
  answered?: AbortSignal,
): Promise<void> {
  for (const line of lines) {
    try {
      await finishLine(container, line, claim);
    } catch (error) {
      if (isApiError(error)) shopLog.warn(`Statement line ${line} was not settled by itself: ${error.code}`);
      else
        shopLog.error(`Statement line ${line} is not settled yet: ${error instanceof Error ? error.message : error}`);
    }
    if (answered?.aborted) await pause(PAUSE_MS);
  }
}

/** Finishes what a process that died, or a database that was away, has left. */
export async function finishLeftLines(container: MedusaContainer): Promise<void> {
  const lines = await findUnfinishedLines(shopPool());
  if (lines.length > 0) await settleLines(container, lines, medusaId("claim", new Date()));
}
