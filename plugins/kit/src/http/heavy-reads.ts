import { AsyncResource } from "node:async_hooks";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiError } from "../errors/api-error";
import { clientKey } from "./client-address";
import type { AccountOf } from "./form";

/** How many heavy reads of one account run at once, how many more wait for them, and for how long, in ms. */
export const HEAVY_READS = { atOnce: 2, waiting: 8, waitMs: 5000 };

interface Account {
  running: number;
  waiting: (() => void)[];
}

/** Of all plugins' calls together. */
const accounts = new Map<string, Account>();

/**
 * Runs few heavy reads of one account at once, so that nobody takes all database connections by reloading. Further ones
 * wait in turn; 429 `too_many_requests` when too many wait, or for too long. A read counts until its work is done, also
 * when its client has left.
 */
export function limitHeavyReads(accountOf: AccountOf = () => undefined) {
  return (request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) => {
    // Whoever left before this runs is never heard of again, and would keep a place for good.
    if (response.destroyed) return;
    const key = accountOf(request)?.id ?? clientKey(request);
    const account = accounts.get(key) ?? { running: 0, waiting: [] };
    accounts.set(key, account);

    const start = () => {
      account.running += 1;
      whenDone(response, () => {
        account.running -= 1;
        account.waiting.shift()?.();
        if (account.running === 0) accounts.delete(key);
      });
      next();
    };
    if (account.running < HEAVY_READS.atOnce) return start();
    if (account.waiting.length >= HEAVY_READS.waiting) throw tooMany();

    // In the context of this request, whose id stands in the log, not in that of the one that ends.
    const turn = AsyncResource.bind(() => {
      stop();
      start();
    });
    const leave = () => {
      stop();
      account.waiting.splice(account.waiting.indexOf(turn), 1);
    };
    const timer = setTimeout(() => {
      leave();
      next(tooMany());
    }, HEAVY_READS.waitMs);
    const stop = () => {
      clearTimeout(timer);
      response.off("close", leave);
    };
    account.waiting.push(turn);
    response.once("close", leave);
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
