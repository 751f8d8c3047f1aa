import { withLock } from "@zakh/kit/database/lock";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { type PlacedOrder, placedAnswer } from "../../contract/placed-order";
import { findOrderOfCart, findOrderOfKey } from "../../read-models/placed-order";

/** Identifies a repeated request, and what it must be identical to (ruling 7). */
export interface RequestIdentity {
  accountNumber: number;
  /** Set when an admin places the order: such keys are no account's, because a new customer has none yet. */
  placedBy?: object | null;
  /** Null when the client sent none: then a repeat is another order. */
  idempotencyKey: string | null;
  requestHash: string;
  /** The cart of `/store` that becomes the order, once; such an order has no key. */
  cart?: OrderedCart | null;
}

/** A cart, and the version of it that was priced. */
export interface OrderedCart {
  id: string;
  version: string;
}

/**
 * Runs repeats of one request one after the other in this process, so that they count as the one order that they are. Throws
 * 409 `conflict` after 8 s.
 */
export function oneRequestAtATime<T>(
  { accountNumber, placedBy, idempotencyKey, cart }: RequestIdentity,
  work: () => Promise<T>,
): Promise<T> {
  if (cart) return withLock(`place-cart:${cart.id}`, work);
  if (idempotencyKey === null) return work();
  return withLock(`place:${placedBy ? "admin" : accountNumber}:${idempotencyKey}`, work);
}

/** The earlier answer for this key; 422 `idempotency_key_reused` when the body differs. */
export async function firstAnswer(
  sql: Queryable,
  { accountNumber, placedBy, idempotencyKey, requestHash, cart }: RequestIdentity,
): Promise<PlacedOrder | undefined> {
  if (cart) {
    const ofCart = await findOrderOfCart(sql, cart.id);
    return ofCart && placedAnswer(ofCart);
  }
  if (idempotencyKey === null) return undefined;
  const placed = await findOrderOfKey(sql, placedBy ? null : accountNumber, idempotencyKey);
  if (!placed) return undefined;
  if (placed.requestHash !== requestHash) throw new ApiError(422, "idempotency_key_reused");
  return placedAnswer(placed);
}
