import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { sharedRedis } from "../database/redis";
import { ApiError } from "./api-error";
import { clientAddress } from "./client-address";

export interface LimitOptions {
  /** Stable name; limits of one name share their counters. */
  name: string;
  /** How many times one key may be taken in `seconds`. */
  points: number;
  seconds: number;
}

/** Counts per key: in Redis, across processes, when it is configured; in this process otherwise, and while Redis is away. */
export interface Limit {
  /** Counts one more; 429 with `Retry-After` where it is one too many (ruling 20). */
  take(key: string): Promise<void>;
  /** Gives one back: what turned out well is not counted. */
  giveBack(key: string): Promise<void>;
}

export function createLimit(options: LimitOptions): Limit {
  const { name, points, seconds } = options;
  const memory = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  let chosen: RateLimiterAbstract | undefined;
  const limiter = () => {
    chosen ??= overRedis(options, memory) ?? memory;
    return chosen;
  };
  return {
    async take(key) {
      try {
        await limiter().consume(counterOf(key));
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        const wait = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
        throw new ApiError(429, "too_many_requests", { headers: { "Retry-After": String(wait) } });
      }
    },
    async giveBack(key) {
      await limiter().reward(counterOf(key));
    },
  };
}

export interface RateLimit extends LimitOptions {
  /** Who is counted; the client's address unless given. `undefined` leaves the request uncounted. */
  key?: (request: MedusaRequest) => string | undefined;
  /** Requests that are answered with success are not counted: who guesses is slowed down, who knows is not. */
  failuresOnly?: boolean;
}

/** The limit as a middleware: every request takes one, before it is worked on, so that a hundred at once count too. */
export function rateLimit({ key = clientAddress, failuresOnly = false, ...options }: RateLimit) {
  const limit = createLimit(options);
  return async (request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) => {
    const counted = key(request);
    if (counted === undefined) return next();
    await limit.take(counted);
    if (failuresOnly) {
      response.once("finish", () => {
        // The answer is on its way; a counter that cannot be reached now runs out by itself.
        if (response.statusCode < 400) limit.giveBack(counted).catch(() => undefined);
      });
    }
    next();
  };
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
