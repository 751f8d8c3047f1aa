import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { OrderedCart } from "./idempotency";

/**
 * Completes a cart of `/store` in the transaction of its order, so that it becomes one order however often it is sent:
 * whoever comes second waits here, and gets false. Throws 409 `conflict` when its lines have changed since they were
 * priced.
 */
export async function completeCart(sql: Queryable, { id, version }: OrderedCart): Promise<boolean> {
  const { rowCount } = await sql.query(
    "UPDATE cart SET completed_at = now() WHERE id = $1 AND completed_at IS NULL AND updated_at = $2::timestamptz",
    [id, version],
  );
  if (rowCount === 1) return true;
  const { rows } = await sql.query<{ isCompleted: boolean }>(
    `SELECT completed_at IS NOT NULL AS "isCompleted" FROM cart WHERE id = $1`,
    [id],
  );
  if (!rows[0]?.isCompleted) throw new ApiError(409, "conflict");
  return false;
}

/** Undo of `completeCart`. */
export async function reopenCart(sql: Queryable, cartId: string | null): Promise<void> {
  if (cartId) await sql.query("UPDATE cart SET completed_at = NULL WHERE id = $1", [cartId]);
}
