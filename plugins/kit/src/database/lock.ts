import { ApiError } from "../errors/api-error";
import type { Queryable } from "./one-transaction";

/**
 * Maximum wait for a lock, in ms. Shorter than the statement timeout, and shorter than the edge waits for an answer.
 */
export const LOCK_TIMEOUT_MS = 8000;

/** The last promise in the queue of each key, in this process. */
const queues = new Map<string, Promise<unknown>>();

/**
 * Runs `work` while holding an in-process lock on `key`, first come, first served, and passes it the ms that are left
 * of the total wait of 8 s. Waiting callers hold no database connection, so a crowd on one key does not block others.
 * Throws 409 `conflict` when the lock is not free in time. Not reentrant: do not call it with the same key inside
 * `work`.
 */
export async function withLock<T>(key: string, work: (leftMs: number) => Promise<T>): Promise<T> {
  const since = Date.now();
  const previous = queues.get(key);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const end = Promise.all([previous, released]);
  queues.set(key, end);
  void end.then(() => {
    if (queues.get(key) === end) queues.delete(key);
  });
  try {
    if (previous) await withinTimeout(previous);
    return await work(Math.max(1, LOCK_TIMEOUT_MS - (Date.now() - since)));
  } finally {
    release();
  }
}

/** The same for several keys, which everybody locks in the same order. */
export function withLocks<T>(keys: readonly string[], work: (leftMs: number) => Promise<T>): Promise<T> {
  const [first, ...rest] = [...new Set(keys)].sort();
  if (first === undefined) return work(LOCK_TIMEOUT_MS);
  return withLock(first, (leftMs) => (rest.length === 0 ? work(leftMs) : withLocks(rest, work)));
}

async function withinTimeout(previous: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiError(409, "conflict")), LOCK_TIMEOUT_MS);
  });
  try {
    await Promise.race([previous, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Takes an advisory lock on a key until the end of this transaction, across all processes. For things that have no row
 * yet that could be locked.
 */
export async function lockKey(transaction: Queryable, key: string): Promise<void> {
  await transaction.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [key]);
}
