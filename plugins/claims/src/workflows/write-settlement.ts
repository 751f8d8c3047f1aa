import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { KeyedRequest } from "@zakh/orders/workflows/keyed-request";
import type { Actor } from "@zakh/orders/workflows/record-change";
import type { ClaimDecision } from "../contract";
import type { StoredClaim } from "../read-models/claim-to-settle";

export interface Settlement {
  claimId: number;
  decision: ClaimDecision;
  by: NonNullable<Actor>;
  /** The admin's request, which settles it once. */
  request: KeyedRequest;
}

/**
 * Whether this request has settled the claim before. Throws 409 `claim_settled_already` when another has, and 422 `idempotency_key_reused` when
 * its key came with another body.
 */
export function isSettledBy({ status, key, hash }: StoredClaim, request: KeyedRequest): boolean {
  if (status === "open") return false;
  if (request.key === null || request.key !== key) throw new ApiError(409, "claim_settled_already");
  if (request.hash !== hash) throw new ApiError(422, "idempotency_key_reused");
  return true;
}

/** Writes what became of a claim; 409 `claim_settled_already` when something else has meanwhile. */
export async function writeSettlement(
  sql: Queryable,
  { claimId, decision: { outcome, answer, ...decision }, by, request }: Settlement,
  parcelOrderId: number | null = null,
): Promise<void> {
  const isRefused = outcome === "refused";
  const { rowCount } = await sql.query(
    `UPDATE delivery_claim SET status = $2, outcome = $3, amount = $4, answer = $5, settled_at = now(), settled_by_number = $6,
       settled_by_name = $7, parcel_order_number = $8, idempotency_key = $9, request_hash = $10, updated_at = now()
     WHERE number = $1 AND status = 'open' AND deleted_at IS NULL`,
    [
      claimId,
      isRefused ? "refused" : "settled",
      isRefused ? null : outcome,
      "amount" in decision ? decision.amount : 0,
      answer,
      by.number,
      by.name,
      parcelOrderId,
      request.key,
      request.hash,
    ],
  );
  if (rowCount === 0) throw new ApiError(409, "claim_settled_already");
}
