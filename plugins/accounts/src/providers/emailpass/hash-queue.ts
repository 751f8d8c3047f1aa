import { ApiError } from "@zakh/kit/errors/api-error";

/** Retry-After of a refused request, in seconds: about the time to work off a full queue. */
const RETRY_AFTER_SECONDS = "5";

/** Who a job is for: a device that has signed in to the account before, or anybody else. */
export type Visitor = "known" | "stranger";

/**
 * Runs at most `atOnce` jobs at a time, in order of arrival, but known devices before strangers: strangers may be a
 * flood from thousands of addresses, while known devices are few and limited. Throws 503 `unavailable` with
 * `Retry-After` when `maxWaiting` jobs of the same kind wait, because work for a client that has given up is useless.
 */
export function hashQueue(atOnce: number, maxWaiting: number) {
  const waiting: Record<Visitor, (() => void)[]> = { known: [], stranger: [] };
  let running = 0;
  return async <T>(work: () => Promise<T>, visitor: Visitor = "stranger"): Promise<T> => {
    if (running < atOnce) running += 1;
    else if (waiting[visitor].length < maxWaiting) await new Promise<void>((resolve) => waiting[visitor].push(resolve));
    else throw new ApiError(503, "unavailable", { headers: { "Retry-After": RETRY_AFTER_SECONDS } });
    try {
      return await work();
    } finally {
      // The slot is passed on directly, so that a new caller cannot take it in between.
      const next = waiting.known.shift() ?? waiting.stranger.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
