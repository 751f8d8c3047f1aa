import { sendPage } from "@zakh/kit/cache/send-list";
import { list, OWNERS } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { Call } from "@zakh/kit/http/calls";
import { writeId } from "@zakh/kit/http/path-id";
import { addLogFields } from "@zakh/kit/log/request-context";
import { orderLookupQuery } from "@zakh/orders/contract";
import { actorOf } from "@zakh/orders/http/change-order";
import { keyedRequest, ONCE } from "@zakh/orders/http/idempotency-key";
import { lookUpOrder } from "@zakh/orders/http/look-up-order";
import { isPacker } from "@zakh/orders/http/packers-view";
import {
  type AdminClaimsQuery,
  adminClaim,
  adminClaimsQuery,
  type ClaimDecision,
  type ClaimInput,
  claimDecision,
  orderClaims,
} from "../contract";
import { findAdminClaim, listClaims } from "../read-models/admin-claims";
import { findOrderClaims } from "../read-models/order-claims";
import { makeClaimWorkflow, requireClaimable } from "../workflows/make-claim";
import { sendParcel } from "../workflows/send-parcel";
import { settleClaimWorkflow } from "../workflows/settle-claim";
import { claimForm, savePhotos } from "./claim-form";
import { claimant } from "./claimant";

const CANNOT_CLAIM = ["claim_not_delivered", "claim_open_already", "claim_too_late"];

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
    handler: async (request, response) => {
      const { id } = await lookUpOrder(request);
      if (isPacker(request)) throw new ApiError(404, "order_not_found");
      response.json(await findOrderClaims(shopPool(), id, new Date()));
    },
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
    handler: async (request, response) => {
      const { id: orderId, customerName } = await lookUpOrder(request);
      const claim = { ...(request.validatedBody as ClaimInput), orderId, customerName };
      // Before photos are decoded for nothing; the workflow asks again.
      await requireClaimable(shopPool(), claim, new Date());
      const { result } = await makeClaimWorkflow(request.scope).run({
        input: { ...claim, photos: await savePhotos(request) },
      });
      addLogFields({ order: orderId, claim: result.number });
      response.status(201).json(await findOrderClaims(shopPool(), orderId, new Date()));
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
    handler: async (request, response) => {
      const { rows, total } = await listClaims(shopPool(), request.validatedQuery as AdminClaimsQuery);
      sendPage(request, response, rows, total);
    },
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
    handler: async (request, response) => {
      const claimId = writeId(request.params.id);
      const decision = request.validatedBody as ClaimDecision;
      const settlement = { claimId, by: actorOf(request), request: keyedRequest(request) };
      addLogFields({ claim: claimId, outcome: decision.outcome, by: settlement.by.number });
      if (decision.outcome === "parcel") await sendParcel(request.scope, { ...settlement, decision });
      else await settleClaimWorkflow(request.scope).run({ input: { ...settlement, decision } });
      response.json(await findAdminClaim(shopPool(), claimId));
    },
  },
];
