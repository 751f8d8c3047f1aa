import type { PoolClient } from "@zakh/kit/database/in-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { ReviewStatus } from "../contract";
import { findReceivingOrder } from "../read-models/received";

export interface LockedReview {
  id: string;
  /** Public id of the account; null once it is closed. */
  accountId: number | null;
  productId: number;
  photos: string[];
  status: ReviewStatus;
  isWithheld: boolean;
  isKept: boolean;
}

/** A review by its public id, locked until the transaction ends; 404 `review_not_found`. */
export async function lockReview(sql: PoolClient, number: number): Promise<LockedReview> {
  const { rows } = await sql.query<LockedReview>(
    `SELECT id, account_number AS "accountId", product_number AS "productId", photos, status, withheld_at IS NOT NULL AS "isWithheld", is_kept AS "isKept"
     FROM product_review WHERE number = $1 AND deleted_at IS NULL FOR UPDATE`,
    [number],
  );
  if (!rows[0]) throw new ApiError(404, "review_not_found");
  return rows[0];
}

/** 409 `review_not_received` where the order that brought the product was cancelled since; a closed account's review stays as it is. */
export async function requireReceived(sql: PoolClient, { accountId, productId }: LockedReview): Promise<void> {
  if (accountId === null || (await findReceivingOrder(sql, accountId, productId)) !== undefined) return;
  throw new ApiError(409, "review_not_received");
}
