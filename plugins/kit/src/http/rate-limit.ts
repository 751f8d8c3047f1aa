import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { sharedRedis } from "../database/redis";
import { ApiError } from "./api-error";
import { clientAddress } from "./client-address";

export interface RateLimit {
  /** Stable name; limits of one name share their counters. */
  name: string;
  /** How many requests one key may make in `seconds`. */
  points: number;
  seconds: number;
  /** Who is counted; the client's address unless given. `undefined` leaves the request uncounted. */
  key?: (request: MedusaRequest) => string | undefined;
}

/** Refuses with 429 and `Retry-After` when one key asks too often (ruling 20). Counts in Redis when it is configured. */
export function rateLimit({ name, points, seconds, key = clientAddress }: RateLimit) {
  const memory = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  let limiter: RateLimiterAbstract | undefined;
  return async (request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction) => {
    const counted = key(request);
    if (counted === undefined) return next();
    limiter ??= overRedis({ name, points, seconds, memory }) ?? memory;
    try {
      await limiter.consume(counted.toLowerCase().slice(0, 254));
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      const wait = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
      throw new ApiError(429, "too_many_requests", { headers: { "Retry-After": String(wait) } });
    }
    next();
  };
}

function overRedis(limit: RateLimit & { memory: RateLimiterMemory }): RateLimiterRedis | undefined {
  const storeClient = sharedRedis();
  if (!storeClient) return undefined;
  return new RateLimiterRedis({
    storeClient,
    keyPrefix: `zakh:limit:${limit.name}`,
    points: limit.points,
    duration: limit.seconds,
    insuranceLimiter: limit.memory,
  });
}
