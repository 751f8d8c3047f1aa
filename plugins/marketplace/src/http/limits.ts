import type { MedusaRequest } from "@medusajs/framework/http";
import { customerOf } from "@zakh/accounts/http/guards";
import { rateLimit } from "@zakh/kit/http/rate-limit";

const MINUTES = 60;

/**
 * How often owners may change their stores and products, well above what hands do: each change drops from memory what shows it,
 * for everybody. One limit for all of these calls.
 */
export const storeWrites = [
  rateLimit({
    name: "store-writes-account",
    points: 120,
    seconds: 10 * MINUTES,
    key: (request: MedusaRequest) => String(customerOf(request).number),
  }),
  // Accounts cost nothing; carriers put thousands of people behind one address.
  rateLimit({ name: "store-writes-address", points: 600, seconds: 10 * MINUTES }),
] as const;
