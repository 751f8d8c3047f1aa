import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { writeId } from "@zakh/kit/http/path-id";
import { addLogFields } from "@zakh/kit/log/request-context";
import { actorOf } from "@zakh/orders/http/change-order";
import { keyedRequest } from "@zakh/orders/http/idempotency-key";
import type { ClaimDecision } from "../../../../../contract";
import { findAdminClaim } from "../../../../../read-models/admin-claims";
import { sendParcel } from "../../../../../workflows/send-parcel";
import { settleClaimWorkflow } from "../../../../../workflows/settle-claim";

export async function PATCH(request: MedusaRequest, response: MedusaResponse) {
  const claimId = writeId(request.params.id);
  const decision = request.validatedBody as ClaimDecision;
  const settlement = { claimId, by: actorOf(request), request: keyedRequest(request) };
  addLogFields({ claim: claimId, outcome: decision.outcome, by: settlement.by.number });
  if (decision.outcome === "parcel") await sendParcel(request.scope, { ...settlement, decision });
  else await settleClaimWorkflow(request.scope).run({ input: { ...settlement, decision } });
  response.json(await findAdminClaim(shopPool(), claimId));
}
