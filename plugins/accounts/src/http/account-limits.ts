import type { MedusaRequest } from "@medusajs/framework/http";
import { rateLimit } from "@zakh/kit/http/rate-limit";
import { findAdmin, findCustomer } from "./guards";

const TEN_MINUTES = 10 * 60;

function key(request: MedusaRequest): string | undefined {
  return (findAdmin(request) ?? findCustomer(request))?.number.toString();
}

/** What an account does again and again, such as saving its cart, or lets the shop read, such as a bank's file. */
export const callsPerAccount = rateLimit({ name: "calls-account", points: 240, seconds: 60, key });

/** Mails that an account asks for, to addresses that may be a stranger's. */
export const mailsPerAccount = rateLimit({ name: "mails-account", points: 30, seconds: 60 * 60, key });

/**
 * Changes that drop cached answers, well above normal use. Per address as well, because accounts are free; higher,
 * because mobile carriers put thousands of people behind one address.
 */
export const writesPerAccount = [
  rateLimit({ name: "writes-account", points: 120, seconds: TEN_MINUTES, key }),
  rateLimit({ name: "writes-address", points: 1200, seconds: TEN_MINUTES }),
] as const;
