import { OWNERS } from "@zakh/kit/contract";
import type { Call } from "@zakh/kit/http/calls";
import { ONCE } from "@zakh/orders/http/idempotency-key";
import { credit, creditInput } from "../contract/credit";

/** The calls about a customer's credit: what there is, and what an admin gives or takes. */
export const creditCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/user/credit",
    role: "customer",
    summary: "The signed-in customer's credit in won, and its 100 latest changes, newest first.",
    answer: credit,
  },
  {
    method: "GET",
    path: "/api/admin/users/:id/credit",
    role: "admin",
    summary: "A customer's credit in won, and its 100 latest changes, newest first.",
    answer: credit,
    refusals: { 404: ["not_found"] },
  },
  {
    method: "POST",
    path: "/api/admin/users/:id/credit",
    role: "admin",
    staff: OWNERS,
    summary: "Gives a customer credit, or takes it, with the reason that the customer reads; never below zero.",
    ...ONCE,
    body: creditInput,
    answer: credit,
    refusals: {
      400: ["id_invalid", "idempotency_key_too_long"],
      404: ["not_found"],
      409: ["credit_too_low", "conflict"],
      422: ["idempotency_key_reused"],
    },
  },
];
