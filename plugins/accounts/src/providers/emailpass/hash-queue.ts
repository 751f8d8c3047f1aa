import { ApiError } from "@zakh/kit/http/api-error";

/** After so many seconds a refused visitor may try again: about how long a full queue takes. */
const RETRY_SECONDS = "5";

/**
 * Runs at most `atOnce` works at a time, first come, first served; answers 503 `unavailable` with `Retry-After` where
 * `maxWaiting` wait already, because work for somebody who has given up helps nobody.
 */
export function hashQueue(atOnce: number, maxWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running += 1;
    else if (waiting.length < maxWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw new ApiError(503, "unavailable", { headers: { "Retry-After": RETRY_SECONDS } });
    try {
      return await work();
    } finally {
      // The place goes to the next one as it is, so that nobody who comes in between takes it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
