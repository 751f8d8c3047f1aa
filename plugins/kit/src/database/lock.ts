import { ApiError } from "../errors/api-error";
import type { Queryable } from "./one-transaction";

/**
 * Maximum wait for a lock, in ms. Shorter than the statement timeout, and shorter than the edge waits for an answer.
 */
export const LONGEST_WAIT_MS = 8000;

/** The last promise in the queue of each key, in this process. */
const lines = new Map<string, Promise<unknown>>();

/**
 * Runs `work` while holding an in-process lock on `key`, first come, first served, and passes it the ms that are left
 * of the total wait of 8 s. Waiting callers hold no database connection, so a crowd on one key does not block others.
 * Throws 409 `conflict` when the lock is not free in time. Not reentrant: do not call it with the same key inside
 * `work`.
 */
export async function inTurn<T>(key: string, work: (leftMs: number) => Promise<T>): Promise<T> {
  const since = Date.now();
  const before = lines.get(key);
  let leave = (): void => undefined;
  const gone = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const end = Promise.all([before, gone]);
  lines.set(key, end);
  void end.then(() => {
    if (lines.get(key) === end) lines.delete(key);
  });
  try {
    if (before) await inTime(before);
    return await work(Math.max(1, LONGEST_WAIT_MS - (Date.now() - since)));
  } finally {
    leave();
  }
}

async function inTime(before: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiError(409, "conflict")), LONGEST_WAIT_MS);
  });
  try {
    await Promise.race([before, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Takes an advisory lock on a key until the end of this transaction, across all processes. For things that have no row
 * yet that could be locked.
 */
export async function holdKey(transaction: Queryable, key: string): Promise<void> {
  await transaction.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [key]);
}
