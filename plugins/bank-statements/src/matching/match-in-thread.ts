import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { LineMatch } from "./line-match";
import { matchLines } from "./match-lines";

/** So many lines are matched against so many orders sooner than a thread has started. */
const INLINE_LIMITS = { lines: 50, orders: 1000 };
/** Longest matching, in ms: far more than 20,000 lines take. Then nothing of the statement is kept. */
const MATCH_MS = 60_000;

/**
 * `matchLines`, in a thread of its own when lines or orders are many: thousands take seconds, in which the shop must
 * answer. The thread runs the compiled file beside this one.
 */
export async function matchInThread(...input: Parameters<typeof matchLines>): Promise<LineMatch[]> {
  const [lines, orders] = input;
  if (lines.length === 0) return [];
  if (lines.length <= INLINE_LIMITS.lines && orders.length <= INLINE_LIMITS.orders) return matchLines(...input);
  const worker = new Worker(join(__dirname, "worker.js"), { workerData: input });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<LineMatch[]>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`Matching took longer than ${MATCH_MS} ms`)), MATCH_MS);
      worker.once("message", resolve);
      worker.once("error", reject);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
