import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { sharedRedis } from "../database/redis";
import { requireNoTransaction } from "../database/transaction-context";
import { ApiError, isApiError } from "../errors/api-error";
import { clientKey } from "./client-address";

export interface LimitOptions {
  /** Stable name; limits with the same name share their counters. */
  name: string;
  /** Points per key in `seconds`. */
  points: number;
  seconds: number;
  /** Error code, whose text may contain `{{minutes}}` to wait; default `too_many_requests`. */
  code?: string;
}

/**
 * A rate limit per key. Counts in Redis, across processes, when configured; otherwise, and while Redis is down, in this
 * process.
 */
export interface Limit {
  /** Takes one or more points; 429 with `Retry-After` when none are left (ruling 20). A refused attempt takes none. */
  take(key: string, points?: number): Promise<void>;
  /** Returns one point, for an attempt that succeeded. */
  giveBack(key: string): Promise<void>;
}

export function createLimit(options: LimitOptions): Limit {
  const { name, points, seconds, code = "too_many_requests" } = options;
  const memory = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  let chosen: RateLimiterAbstract | undefined;
  const limiter = () => {
    // Also without Redis, so that a mistake is found on every machine.
    requireNoTransaction("Redis");
    chosen ??= overRedis(options, memory) ?? memory;
    return chosen;
  };
  return {
    async take(key, taken = 1) {
      try {
        await limiter().consume(counterOf(key), taken);
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        // Return the points of the refused attempt; otherwise a later `giveBack` would only make up for it.
        await limiter().reward(counterOf(key), taken);
        const wait = secondsLeft(rejection);
        const params = { minutes: Math.ceil(wait / 60) };
        throw new ApiError(429, code, { params, headers: { "Retry-After": String(wait) } });
      }
    },
    async giveBack(key) {
      await limiter().reward(counterOf(key));
    },
  };
}

function secondsLeft({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}

/** A point of one limit, or, when that one refuses, of a fallback limit. */
export type Charge = readonly [limit: Limit, key: string, fallback?: readonly [Limit, key: string]];

/**
 * Takes a point of each limit in order. When one refuses, the points already taken are returned. Resolves with a
 * function that returns all of them.
 */
export async function takeEach(charges: readonly Charge[]): Promise<() => Promise<void>> {
  const taken: (readonly [Limit, string])[] = [];
  const giveBack = async () => {
    await Promise.all(taken.map(([limit, key]) => limit.giveBack(key)));
  };
  for (const one of charges) {
    try {
      taken.push(await takeOne(one));
    } catch (refusal) {
      await giveBack();
      throw refusal;
    }
  }
  return giveBack;
}

/** Resolves with the limit and the key from which it took the point. */
async function takeOne([limit, key, fallback]: Charge): Promise<readonly [Limit, string]> {
  try {
    await limit.take(key);
    return [limit, key];
  } catch (refusal) {
    if (!fallback) throw refusal;
    return takeOne(fallback);
  }
}

/**
 * Runs an attempt that may fail only a limited number of times. Takes a point of each limit first. `undefined` and a
 * 4xx error keep the points; a success or a server error returns them. Throws 429 before `attempt` is called.
 */
export async function countFailures<Found>(charges: readonly Charge[], attempt: () => Promise<Found>): Promise<Found> {
  const giveBack = await takeEach(charges);
  const found = await attempt().catch(async (failure: unknown) => {
    if (!isApiError(failure) || failure.status >= 500) await giveBack();
    throw failure;
  });
  if (found !== undefined) await giveBack();
  return found;
}

export interface RateLimit extends LimitOptions {
  /** The key to count by; default is the client's address (`clientKey`). `undefined` does not count the request. */
  key?: (request: MedusaRequest) => string | undefined;
  /** Counts refused requests only: not successes, malformed requests (400, 415) or server errors. */
  failuresOnly?: boolean;
}

/**
 * The limit as a middleware. Every request takes a point before it is processed, so that concurrent requests count too.
 * Stands in a call's `after`, so that malformed requests are not counted.
 */
export function rateLimit({ key = clientKey, failuresOnly = false, ...options }: RateLimit) {
  const limit = createLimit(options);
  return async (request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) => {
    const counted = key(request);
    if (counted === undefined) return next();
    await limit.take(counted);
    if (failuresOnly) {
      response.once("finish", () => {
        // The answer has been sent. If the counter is unreachable now, the point expires by itself.
        if (!isRefusal(response.statusCode)) limit.giveBack(counted).catch(() => undefined);
      });
    }
    next();
  };
}

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 400 && status !== 415;
}

function counterOf(key: string): string {
  return key.toLowerCase().slice(0, 254);
}

function overRedis({ name, points, seconds }: LimitOptions, memory: RateLimiterMemory): RateLimiterRedis | undefined {
  const storeClient = sharedRedis();
  if (!storeClient) return undefined;
  return new RateLimiterRedis({
    storeClient,
    keyPrefix: `zakh:limit:${name}`,
    points,
    duration: seconds,
    insuranceLimiter: memory,
  });
}
