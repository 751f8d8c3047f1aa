import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";

/** Identifies a request that adds something, so that its repeat adds nothing (ruling 7, decision 140). */
export interface KeyedRequest {
  /** Null when the client sent none: then a repeat adds again. */
  key: string | null;
  /** Hash of its body, which a repeat under the same key must match. */
  hash: string;
}

/** The columns of the row that a request adds; none for a change that no request of a client asked for. */
export function keyColumns(request: KeyedRequest | undefined) {
  return { idempotency_key: request?.key ?? null, request_hash: request?.key ? request.hash : null };
}

/**
 * Whether this request has changed the order before; the order is locked. Throws 422 `idempotency_key_reused` when its key
 * came with another body.
 */
export function hasChanged(sql: Queryable, detailId: string, request: KeyedRequest | undefined): Promise<boolean> {
  return isKnown(sql, request, "order_status_change WHERE order_detail_id", detailId);
}

/** Whether this request has given or taken credit of the account before, under the lock of its credit; throws the same. */
export function hasGranted(sql: Queryable, accountNumber: number, request?: KeyedRequest): Promise<boolean> {
  return isKnown(sql, request, "credit_grant WHERE account_number", accountNumber);
}

async function isKnown(
  sql: Queryable,
  request: KeyedRequest | undefined,
  rowsOf: "order_status_change WHERE order_detail_id" | "credit_grant WHERE account_number",
  owner: string | number,
): Promise<boolean> {
  if (!request?.key) return false;
  const { rows } = await sql.query<{ hash: string }>(
    `SELECT request_hash AS hash FROM ${rowsOf} = $1 AND idempotency_key = $2 AND deleted_at IS NULL`,
    [owner, request.key],
  );
  if (!rows[0]) return false;
  if (rows[0].hash !== request.hash) throw new ApiError(422, "idempotency_key_reused");
  return true;
}
