import { ApiError } from "@zakh/kit/http/api-error";
import type { PlacedOrder } from "../../contract/order";
import type { Queryable } from "../../database/one-transaction";
import { findPlacedBefore } from "../../read-models/placed-order";

/** What a repeat of a request is known by, and what it must be identical to (ruling 7). */
export interface RequestIdentity {
  accountNumber: number;
  /** Null when the client sent none: then a repeat is another order. */
  idempotencyKey: string | null;
  requestHash: string;
}

/**
 * Makes everybody wait who comes with the same key, until the transaction ends. The unique index would let only one order
 * be written anyway; waiting is what lets the others have its answer.
 */
export async function claimKey(sql: Queryable, { accountNumber, idempotencyKey }: RequestIdentity): Promise<void> {
  if (idempotencyKey === null) return;
  await sql.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [
    `place-order:${accountNumber}:${idempotencyKey}`,
  ]);
}

/** The answer that this key got before; 422 `idempotency_key_reused` when the body is another one. */
export async function firstAnswer(
  sql: Queryable,
  { accountNumber, idempotencyKey, requestHash }: RequestIdentity,
): Promise<PlacedOrder | undefined> {
  if (idempotencyKey === null) return undefined;
  const placed = await findPlacedBefore(sql, accountNumber, idempotencyKey);
  if (!placed) return undefined;
  if (placed.requestHash !== requestHash) throw new ApiError(422, "idempotency_key_reused");
  return { id: placed.id, totalAmount: String(placed.total) };
}
