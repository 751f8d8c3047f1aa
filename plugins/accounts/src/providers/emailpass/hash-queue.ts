import { ApiError } from "@zakh/kit/errors/api-error";

/** After so many seconds a refused visitor may try again: about how long a full queue takes. */
const RETRY_SECONDS = "5";

/** For whom a work is done: a device that has signed in to the account before, or anybody else. */
export type Visitor = "known" | "stranger";

/**
 * Runs at most `atOnce` works at a time, first come, first served, but known devices before strangers: these may be a flood from
 * thousands of addresses, and those are few and limited. Answers 503 `unavailable` with `Retry-After` where `maxWaiting` of
 * their kind wait already, because work for somebody who has given up helps nobody.
 */
export function hashQueue(atOnce: number, maxWaiting: number) {
  const waiting: Record<Visitor, (() => void)[]> = { known: [], stranger: [] };
  let running = 0;
  return async <T>(work: () => Promise<T>, visitor: Visitor = "stranger"): Promise<T> => {
    if (running < atOnce) running += 1;
    else if (waiting[visitor].length < maxWaiting) await new Promise<void>((resolve) => waiting[visitor].push(resolve));
    else throw new ApiError(503, "unavailable", { headers: { "Retry-After": RETRY_SECONDS } });
    try {
      return await work();
    } finally {
      // The place goes to the next one as it is, so that nobody who comes in between takes it.
      const next = waiting.known.shift() ?? waiting.stranger.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
