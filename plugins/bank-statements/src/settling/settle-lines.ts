import { setTimeout as pause } from "node:timers/promises";
import type { MedusaContainer } from "@medusajs/framework/types";
import { shopPool } from "@zakh/kit/database/pool";
import { settlePendingLineWorkflow } from "../workflows/settle-pending-line";
import { findLeftLines, findPendingLines } from "./pending";

/** So many lines somebody waits for; before each other one is a pause, in ms, in which the shop serves its customers. */
const UNPAUSED = 100;
const PAUSE_MS = 150;

/** Settles the lines of a statement that are certain. Throws when one could not be settled, and was not refused. */
export async function settleStatement(container: MedusaContainer, id: string): Promise<void> {
  await settleLines(container, await findPendingLines(shopPool(), id));
}

/** Settles what jobs have left that a database that was away made fail for good. Throws as above. */
export async function settleLeftLines(container: MedusaContainer): Promise<void> {
  await settleLines(container, await findLeftLines(shopPool()));
}

/** Settles lines one after the other. One that fails does not hold up the others. */
async function settleLines(container: MedusaContainer, lines: readonly number[]): Promise<void> {
  const failures: unknown[] = [];
  for (const [at, line] of lines.entries()) {
    if (at >= UNPAUSED) await pause(PAUSE_MS);
    await settlePendingLineWorkflow(container)
      .run({ input: { line } })
      .catch((error: unknown) => failures.push(error));
  }
  const [first] = failures;
  if (first === undefined) return;
  const reason = first instanceof Error ? first.message : String(first);
  throw new AggregateError(failures, `${failures.length} statement lines are not settled yet: ${reason}`);
}
