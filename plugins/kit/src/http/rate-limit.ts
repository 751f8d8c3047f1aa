import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { sharedRedis } from "../database/redis";
import { ApiError, isApiError } from "../errors/api-error";
import { clientKey } from "./client-address";

export interface LimitOptions {
  /** Stable name; limits of one name share their counters. */
  name: string;
  /** How many times one key may be taken in `seconds`. */
  points: number;
  seconds: number;
  /** Code of the refusal, whose text may name `{{minutes}}` to wait; `too_many_requests` unless given. */
  code?: string;
}

/** Counts per key: in Redis, across processes, when it is configured; in this process otherwise, and while Redis is away. */
export interface Limit {
  /** Counts one more, or as many as given; 429 with `Retry-After` where that is too many (ruling 20). What is refused is not counted. */
  take(key: string, points?: number): Promise<void>;
  /** Gives one back: what turned out well is not counted. */
  giveBack(key: string): Promise<void>;
  /** Counts one more and refuses nothing; answers how many there are in this window, and for how many seconds it lasts. */
  count(key: string): Promise<{ count: number; secondsLeft: number }>;
}

export function createLimit(options: LimitOptions): Limit {
  const { name, points, seconds, code = "too_many_requests" } = options;
  const memory = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  let chosen: RateLimiterAbstract | undefined;
  const limiter = () => {
    chosen ??= overRedis(options, memory) ?? memory;
    return chosen;
  };
  return {
    async take(key, taken = 1) {
      try {
        await limiter().consume(counterOf(key), taken);
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        // Otherwise what is given back later would only make up for refusals.
        await limiter().reward(counterOf(key), taken);
        const wait = secondsLeft(rejection);
        const params = { minutes: Math.ceil(wait / 60) };
        throw new ApiError(429, code, { params, headers: { "Retry-After": String(wait) } });
      }
    },
    async giveBack(key) {
      await limiter().reward(counterOf(key));
    },
    async count(key) {
      const counted = await limiter().penalty(counterOf(key));
      return { count: counted.consumedPoints, secondsLeft: secondsLeft(counted) };
    },
  };
}

function secondsLeft({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}

/** One of a limit, or, where that refuses, one of another instead. */
export type Wanted = readonly [limit: Limit, key: string, instead?: readonly [Limit, key: string]];

/**
 * Takes one of each limit, in turn; where one refuses, those before it get theirs back. Answers what gives all of them back.
 */
export async function takeEach(wanted: readonly Wanted[]): Promise<() => Promise<void>> {
  const taken: (readonly [Limit, string])[] = [];
  const giveBack = async () => {
    await Promise.all(taken.map(([limit, key]) => limit.giveBack(key)));
  };
  for (const one of wanted) {
    try {
      taken.push(await takeOne(one));
    } catch (refusal) {
      await giveBack();
      throw refusal;
    }
  }
  return giveBack;
}

/** Answers which limit and key it took. */
async function takeOne([limit, key, instead]: Wanted): Promise<readonly [Limit, string]> {
  try {
    await limit.take(key);
    return [limit, key];
  } catch (refusal) {
    if (!instead) throw refusal;
    return takeOne(instead);
  }
}

/**
 * Does what may be wrong only so often: takes one of each limit and does it. `undefined` and a refusal of status 4xx stay
 * counted; success is given back, and so is what the shop itself fails. Throws 429 before `attempt` is called.
 */
export async function countFailures<Found>(wanted: readonly Wanted[], attempt: () => Promise<Found>): Promise<Found> {
  const giveBack = await takeEach(wanted);
  const found = await attempt().catch(async (failure: unknown) => {
    if (!isApiError(failure) || failure.status >= 500) await giveBack();
    throw failure;
  });
  if (found !== undefined) await giveBack();
  return found;
}

export interface RateLimit extends LimitOptions {
  /** Who is counted; the client's address (`clientKey`) unless given. `undefined` leaves the request uncounted. */
  key?: (request: MedusaRequest) => string | undefined;
  /** Only what is refused counts: not success, nor what was malformed (400, 415), nor what the shop itself fails. */
  failuresOnly?: boolean;
}

/**
 * The limit as a middleware: every request takes one, before it is worked on, so that a hundred at once count too. It stands
 * in a call's `after`, so that a malformed request is not counted.
 */
export function rateLimit({ key = clientKey, failuresOnly = false, ...options }: RateLimit) {
  const limit = createLimit(options);
  return async (request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) => {
    const counted = key(request);
    if (counted === undefined) return next();
    await limit.take(counted);
    if (failuresOnly) {
      response.once("finish", () => {
        // The answer is on its way; a counter that cannot be reached now runs out by itself.
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
