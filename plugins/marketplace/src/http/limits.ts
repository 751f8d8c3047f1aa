import type { MedusaRequest } from "@medusajs/framework/http";
import { customerOf } from "@zakh/accounts/http/guards";
import { rateLimit } from "@zakh/kit/http/rate-limit";

const SECONDS_PER_MINUTE = 60;

/**
 * Limits changes by store owners, well above normal use: each change drops cached public answers. All of these calls
 * share the limit.
 */
export const storeWrites = [
  rateLimit({
    name: "store-writes-account",
    points: 120,
    seconds: 10 * SECONDS_PER_MINUTE,
    key: (request: MedusaRequest) => String(customerOf(request).number),
  }),
  // Per address as well, because accounts are free; higher, because mobile carriers put thousands of people behind one
  // address.
  rateLimit({ name: "store-writes-address", points: 600, seconds: 10 * SECONDS_PER_MINUTE }),
] as const;
