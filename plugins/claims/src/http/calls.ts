import { list, OWNERS } from "@zakh/kit/contract";
import type { Call } from "@zakh/kit/http/calls";
import { orderLookupQuery } from "@zakh/orders/contract";
import { ONCE } from "@zakh/orders/http/idempotency-key";
import { adminClaim, adminClaimsQuery, claimDecision, orderClaims } from "../contract";
import { claimForm } from "./claim-form";
import { claimant } from "./claimant";

const CANNOT_CLAIM = ["claim_not_delivered", "claim_open_already", "claim_too_late"];

/** Every call of claims. */
export const calls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/orders/:id/claims",
    role: "visitor",
    alsoLoads: ["customer", "admin"],
    summary:
      "What was said to be wrong with an order and what became of it, newest first, and until when something can be said; for its owner, an admin, or anyone with its email or link",
    query: orderLookupQuery,
    answer: orderClaims,
    refusals: { 404: ["order_not_found"], 429: ["too_many_requests"] },
  },
  {
    method: "POST",
    path: "/api/orders/:id/claims",
    role: "visitor",
    alsoLoads: ["customer", "admin"],
    summary:
      "Says that something is wrong with a delivered order, for seven days after the delivery and once at a time, by the order's owner or anyone with its email or link",
    before: claimant,
    query: orderLookupQuery,
    form: claimForm,
    status: 201,
    answer: orderClaims,
    refusals: {
      400: ["claim_lines_missing", "image_broken", "image_too_many_pixels"],
      404: ["order_not_found"],
      409: CANNOT_CLAIM,
      429: ["too_many_requests"],
    },
  },
  {
    method: "GET",
    path: "/api/admin/claims",
    role: "admin",
    summary:
      "Claims, the open ones the oldest first, others the newest; in pages with limit and offset, then with X-Total-Count. Never cached.",
    query: adminClaimsQuery,
    answer: list(adminClaim),
  },
  {
    method: "PATCH",
    path: "/api/admin/claims/:id",
    role: "admin",
    staff: OWNERS,
    summary:
      "Answers, refuses or settles an open claim, with credit, money to be transferred back, or a new parcel free of charge; the buyer is told by mail",
    ...ONCE,
    body: claimDecision,
    answer: adminClaim,
    refusals: {
      400: ["id_invalid", "idempotency_key_too_long", "claim_lines_missing", "quantity_invalid"],
      404: ["claim_not_found"],
      409: [
        "claim_settled_already",
        "claim_amount_too_large",
        "order_not_completed",
        "customer_gone",
        "product_unavailable",
        "stock_short",
        "conflict",
      ],
      422: ["idempotency_key_reused"],
    },
  },
];
