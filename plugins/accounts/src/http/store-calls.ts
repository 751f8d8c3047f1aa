import type { StoreCall } from "@zakh/kit/http/medusa-store";
import { writesPerAccount } from "./account-limits";

/** The calls of Medusa's `/store` about customers; Medusa requires a token, and answers each customer their own only. */
export const storeCalls: readonly StoreCall[] = [
  { method: "POST", path: "/store/customers", before: writesPerAccount },
  { method: "GET", path: "/store/customers/me" },
  { method: "POST", path: "/store/customers/me", before: writesPerAccount },
  { method: "GET", path: "/store/customers/me/addresses" },
  { method: "POST", path: "/store/customers/me/addresses", before: writesPerAccount },
  { method: "GET", path: "/store/customers/me/addresses/:address_id" },
  { method: "POST", path: "/store/customers/me/addresses/:address_id", before: writesPerAccount },
  { method: "DELETE", path: "/store/customers/me/addresses/:address_id", before: writesPerAccount },
];
