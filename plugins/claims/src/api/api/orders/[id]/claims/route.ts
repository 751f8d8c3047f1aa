import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { addLogFields } from "@zakh/kit/log/request-context";
import { lookUpOrder } from "@zakh/orders/http/look-up-order";
import { isPacker } from "@zakh/orders/http/packers-view";
import type { ClaimInput } from "../../../../../contract";
import { savePhotos } from "../../../../../http/claim-form";
import { findOrderClaims } from "../../../../../read-models/order-claims";
import { makeClaimWorkflow, requireClaimable } from "../../../../../workflows/make-claim";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { id } = await lookUpOrder(request);
  if (isPacker(request)) throw new ApiError(404, "order_not_found");
  response.json(await findOrderClaims(shopPool(), id, new Date()));
}

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { id: orderId, customerName } = await lookUpOrder(request);
  const claim = { ...(request.validatedBody as ClaimInput), orderId, customerName };
  // Before photos are decoded for nothing; the workflow asks again.
  await requireClaimable(shopPool(), claim, new Date());
  const { result } = await makeClaimWorkflow(request.scope).run({
    input: { ...claim, photos: await savePhotos(request) },
  });
  addLogFields({ order: orderId, claim: result.number });
  response.status(201).json(await findOrderClaims(shopPool(), orderId, new Date()));
}
