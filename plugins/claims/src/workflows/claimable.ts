import { DAY_MS } from "@zakh/kit/contract";
import { ApiError } from "@zakh/kit/errors/api-error";
import { CLAIM_DAYS } from "../contract";
import type { ClaimedOrder } from "../read-models/order-claims";

/** Until when something may be said to be wrong with what was delivered then; later it is told by phone (decision 188). */
export function claimableUntil(deliveredAt: Date): Date {
  return new Date(deliveredAt.getTime() + CLAIM_DAYS * DAY_MS);
}

/** Why nothing can be said to be wrong with an order now: 409 `claim_not_delivered`, `claim_open_already` or `claim_too_late`. */
export function whyNoClaim(
  { deliveredAt, hasOpenClaim }: Pick<ClaimedOrder, "deliveredAt" | "hasOpenClaim">,
  now: Date,
): ApiError | undefined {
  if (!deliveredAt) return new ApiError(409, "claim_not_delivered");
  if (hasOpenClaim) return new ApiError(409, "claim_open_already");
  if (now > claimableUntil(deliveredAt)) return new ApiError(409, "claim_too_late", { params: { days: CLAIM_DAYS } });
  return undefined;
}
