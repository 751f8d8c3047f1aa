import { ApiError } from "../errors/api-error";
import type { Queryable } from "./one-transaction";

/** How long somebody waits for what another works on, in ms; less than a statement may take in all, and than the edge waits for an answer. */
export const LONGEST_WAIT_MS = 8000;

/** The end of the line for each key, in this process. */
const lines = new Map<string, Promise<unknown>>();

/**
 * Runs `work` after all who came before under the same key in this process, and tells it how many ms are left of the 8 s that it may
 * wait in all. Those who stand in line hold no connection to the database, so that a crowd that wants one thing keeps nobody from
 * another. Throws 409 `conflict` when the turn does not come in time. Not to be called again under the same key from within `work`.
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
 * Waits until no other transaction holds this key, in whatever process, and holds it until the end of this one: for what has no row
 * yet that could be locked.
 */
export async function holdKey(transaction: Queryable, key: string): Promise<void> {
  await transaction.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [key]);
}
