import type { MedusaContainer } from "@medusajs/framework/types";
import { placeOrderWorkflow } from "@zakh/checkout/workflows/place-order";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { placeOfLine } from "@zakh/orders/contract";
import type { ClaimDecision } from "../contract";
import { findParcelOrder, findStoredClaim, type ParcelOrder, type StoredClaim } from "../read-models/claim-to-settle";
import { isSettledBy, type Settlement } from "./write-settlement";

type Parcel = Extract<ClaimDecision, { outcome: "parcel" }>;

/**
 * Sends goods of a claim anew: an order that costs nothing, to the recipient of the first one, paid at once, so that it is to be packed. It settles the claim
 * in its own transaction (`registrations/parcels`). Throws 404 `claim_not_found`, 409 `claim_settled_already`, `customer_gone`, `product_unavailable`
 * and `stock_short`, 400 `claim_lines_missing` for lines that the claim is not about and `quantity_invalid` for more than was ordered, and
 * 422 `idempotency_key_reused`.
 */
export async function sendParcel(
  container: MedusaContainer,
  { claimId, decision, by, request }: Settlement & { decision: Parcel },
): Promise<void> {
  const claim = await findStoredClaim(shopPool(), claimId);
  if (isSettledBy(claim, request)) return;
  const { order, account } = await findParcelOrder(shopPool(), claim.orderId);
  const { accountNumber, language, details, payer, lines: _, ...recipient } = order;
  await placeOrderWorkflow(container).run({
    input: {
      orderData: recipient,
      cartItems: parcelItems(claim, order, decision),
      accountNumber,
      accountName: account.name,
      accountEmail: account.email,
      customerId: account.customerId,
      placedBy: by,
      language,
      address: null,
      idempotencyKey: null,
      requestHash: request.hash,
      freeParcel: { payment: { details, payer }, settles: { claimId, decision, by, request } },
    },
  });
}

/** What of which products is sent. */
export function parcelItems(
  { orderId, places }: Pick<StoredClaim, "orderId" | "places">,
  { lines }: Pick<ParcelOrder, "lines">,
  { lines: wanted }: Pick<Parcel, "lines">,
): { productId: number; quantity: number }[] {
  if (new Set(wanted.map(({ itemId }) => itemId)).size < wanted.length)
    throw new ApiError(400, "quantity_invalid", { fields: { lines: "quantity_invalid" } });
  return wanted.map(({ itemId, quantity }) => {
    const place = placeOfLine(orderId, itemId) ?? 0;
    const line = places.includes(place) ? lines.find((one) => one.place === place) : undefined;
    if (!line) throw new ApiError(400, "claim_lines_missing", { fields: { lines: "claim_lines_missing" } });
    if (quantity > line.quantity)
      throw new ApiError(400, "quantity_invalid", { fields: { lines: "quantity_invalid" } });
    return { productId: line.productId, quantity };
  });
}
