import { pageQuery } from "@zakh/kit/contract";
import type { Call } from "@zakh/kit/http/calls";
import { savedAddress, savedAddresses, savedAddressInput } from "../contract/address-book";
import { writesPerAccount } from "./account-limits";

/** A customer's address book; an address of somebody else is one that does not exist. */
export const addressCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/user/addresses",
    role: "customer",
    summary: "One's own addresses, the default first, then the newest.",
    query: pageQuery,
    answer: savedAddresses,
  },
  {
    method: "POST",
    path: "/api/user/addresses",
    role: "customer",
    summary: "Adds an address. The first one is the default.",
    body: savedAddressInput,
    after: writesPerAccount,
    status: 201,
    answer: savedAddress,
    refusals: { 409: ["addresses_too_many", "conflict"], 429: ["too_many_requests"] },
  },
  {
    method: "PUT",
    path: "/api/user/addresses/:id",
    role: "customer",
    summary: "Replaces one's own address, and makes it the default where `isDefault` is true.",
    body: savedAddressInput,
    after: writesPerAccount,
    answer: savedAddress,
    refusals: { 400: ["id_invalid"], 404: ["address_not_found"], 409: ["conflict"], 429: ["too_many_requests"] },
  },
  {
    method: "DELETE",
    path: "/api/user/addresses/:id",
    role: "customer",
    summary: "Deletes one's own address. In place of the default the newest of the others becomes it.",
    after: writesPerAccount,
    status: 204,
    refusals: { 400: ["id_invalid"], 404: ["address_not_found"], 409: ["conflict"], 429: ["too_many_requests"] },
  },
];
