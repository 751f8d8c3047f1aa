import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { rateLimit } from "@zakh/kit/http/rate-limit";
import { validateQuery } from "@zakh/kit/http/validate";
import { orderLookupQuery } from "@zakh/orders/contract";
import { lookUpOrder } from "@zakh/orders/http/look-up-order";
import { isPacker } from "@zakh/orders/http/packers-view";
import { findClaimedOrder } from "../read-models/order-claims";
import { whyNoClaim } from "../workflows/claimable";

const DAY = 24 * 60 * 60;

/**
 * Lets nobody send photos but who may say that something is wrong with this order, and while it can be said. It stands before the form is read, so that
 * a stranger's photos are neither received nor decoded.
 */
async function requireClaimant(request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction) {
  const { id } = await lookUpOrder(request);
  if (isPacker(request)) throw new ApiError(404, "order_not_found");
  const order = await findClaimedOrder(shopPool(), id);
  const refusal = order && whyNoClaim(order, new Date());
  if (refusal) throw refusal;
  next();
}

/**
 * Whoever looks an order up, within the limits of look-ups, and not more often than a buyer could need: attempts of strangers are the look-up's,
 * and take nothing from the buyer.
 */
export const claimant = [
  validateQuery(orderLookupQuery),
  requireClaimant,
  rateLimit({ name: "claims-address", points: 60, seconds: DAY }),
  rateLimit({ name: "claims-order", points: 20, seconds: DAY, key: (request) => String(Number(request.params.id)) }),
] as const;
