import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiError } from "../errors/api-error";
import { Turns } from "../uploads/turns";
import { clientKey } from "./client-address";
import type { AccountOf } from "./form";

/** How many heavy reads of one account run at once, how many more wait for them, and for how long, in ms. */
export const HEAVY_READS = { atOnce: 2, waiting: 8, waitMs: 5000 };

/** Of all plugins' calls together. */
const turns = new Turns({
  places: Number.POSITIVE_INFINITY,
  perSender: HEAVY_READS.atOnce,
  maxSenders: Number.POSITIVE_INFINITY,
  maxWaitingPerSender: HEAVY_READS.waiting,
  refusal: tooMany,
});

/**
 * Runs few heavy reads of one account at once, so that nobody takes all database connections by reloading. Further ones
 * wait in turn; 429 `too_many_requests` when too many wait, or for too long. A read counts until its work is done, also
 * when its client has left.
 */
export function limitHeavyReads(accountOf: AccountOf = () => undefined) {
  return async (request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) => {
    // Whoever left before this runs is never heard of again, and would keep a place for good.
    if (response.destroyed) return;
    const waits = new AbortController();
    const leave = () => waits.abort();
    response.once("close", leave);
    const timer = setTimeout(() => waits.abort(tooMany()), HEAVY_READS.waitMs);
    try {
      const sender = accountOf(request)?.id ?? clientKey(request);
      whenDone(response, await turns.take({ sender, rank: 0, signal: waits.signal }));
      next();
    } catch (refusal) {
      if (!response.destroyed) next(refusal);
    } finally {
      clearTimeout(timer);
      response.off("close", leave);
    }
  };
}

function tooMany(): ApiError {
  return new ApiError(429, "too_many_requests", { headers: { "Retry-After": String(HEAVY_READS.waitMs / 1000) } });
}

/** Longer than any statement runs (`QUERY_TIMEOUT_MS`). */
const FORGET_MS = 11_000;

/** Calls `done` once when the answer ends, or, where that is cut off and never ended, some time after the client has left. */
function whenDone(response: MedusaResponse, done: () => void): void {
  let pending = true;
  const finish = () => {
    if (pending) done();
    pending = false;
  };
  const { end } = response;
  response.end = ((...args: Parameters<typeof end>) => {
    finish();
    return end.apply(response, args);
  }) as typeof end;
  response.once("close", () => {
    if (pending) setTimeout(finish, FORGET_MS).unref();
  });
}
