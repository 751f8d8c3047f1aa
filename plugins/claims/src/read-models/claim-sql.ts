import { lineId } from "@zakh/orders/contract";
import { statusIs } from "@zakh/orders/read-models/status-sql";
import type { Claim } from "../contract";

/** For the order detail `d`: when it was last set to delivered; null while it is not. */
export const DELIVERED_AT = `CASE WHEN ${statusIs("delivered")} THEN (SELECT max(change.created_at) FROM order_status_change change
  WHERE change.order_detail_id = d.id AND change.deleted_at IS NULL AND change.from_status IS DISTINCT FROM change.to_status
    AND ${statusIs("delivered", "change.to_status")}) END`;

export const CLAIM_COLUMNS = `claim.number AS id, claim.order_number AS "orderId", claim.kind, claim.places, claim.text, claim.photos,
  claim.created_at AS "createdAt", claim.status, claim.outcome, claim.amount, claim.answer, claim.settled_at AS "settledAt",
  claim.parcel_order_number AS "parcelOrderId"`;

/** A row as PostgreSQL answers it. */
export type ClaimRow = Omit<Claim, "itemIds" | "createdAt" | "settledAt"> & {
  places: number[];
  createdAt: Date;
  settledAt: Date | null;
};

/** A row as a call answers it. */
export function toClaim({ places, createdAt, settledAt, ...row }: ClaimRow): Claim {
  return {
    ...row,
    itemIds: places.map((place) => lineId(row.orderId, place)),
    createdAt: createdAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  };
}
