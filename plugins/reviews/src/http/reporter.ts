import { createHmac } from "node:crypto";
import type { MedusaRequest } from "@medusajs/framework/http";
import { findCustomer } from "@zakh/accounts/http/guards";
import { sessionSecret } from "@zakh/kit/configuration/kit-options";
import { clientKey } from "@zakh/kit/http/client-address";
import { rateLimit } from "@zakh/kit/http/rate-limit";

/** Who reports, as `product_review_report` keeps it: of a stranger's address only a keyed hash, which no list of addresses resolves. */
export function reporterOf(request: MedusaRequest): string {
  const account = findCustomer(request);
  if (account) return accountReporter(account.number);
  const hash = createHmac("sha256", sessionSecret())
    .update(`review-report ${clientKey(request)}`)
    .digest();
  return `address:${hash.subarray(0, 16).toString("base64url")}`;
}

/** The same of an account, by its public id. */
export function accountReporter(accountNumber: number): string {
  return `account:${accountNumber}`;
}

/** Nobody finds more than these wrong in a day; the address is limited less, because mobile carriers put thousands behind one. */
export const reportLimits = [
  rateLimit({ name: "review-reports", points: 20, seconds: 24 * 60 * 60, key: reporterOf }),
  rateLimit({ name: "review-reports-address", points: 100, seconds: 24 * 60 * 60 }),
] as const;
