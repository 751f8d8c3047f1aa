import type { MedusaRequest } from "@medusajs/framework/http";
import type { StoreCall } from "@zakh/kit/http/medusa-store";
import { rateLimit } from "@zakh/kit/http/rate-limit";
import { findCustomer } from "./guards";

const TEN_MINUTES = 10 * 60;

/** Limits what a customer of a foreign client writes about themselves, as for the shop's own pages. */
const accountWrites = [
  rateLimit({
    name: "account-writes-account",
    points: 60,
    seconds: TEN_MINUTES,
    key: (request: MedusaRequest) => findCustomer(request)?.number.toString(),
  }),
  rateLimit({ name: "account-writes-address", points: 600, seconds: TEN_MINUTES }),
];

/** The calls of Medusa's `/store` about customers; Medusa requires a token, and answers each customer their own only. */
export const storeCalls: readonly StoreCall[] = [
  { method: "POST", path: "/store/customers", before: accountWrites },
  { method: "GET", path: "/store/customers/me" },
  { method: "POST", path: "/store/customers/me", before: accountWrites },
  { method: "GET", path: "/store/customers/me/addresses" },
  { method: "POST", path: "/store/customers/me/addresses", before: accountWrites },
  { method: "GET", path: "/store/customers/me/addresses/:address_id" },
  { method: "POST", path: "/store/customers/me/addresses/:address_id", before: accountWrites },
  { method: "DELETE", path: "/store/customers/me/addresses/:address_id", before: accountWrites },
];
