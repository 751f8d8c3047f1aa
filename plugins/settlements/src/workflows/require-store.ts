import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { storeNames } from "../read-models/store-directory";

/** Throws 404 `seller_not_found` unless there is such a store, or there are books of it. */
export async function requireStore(sql: Queryable, store: number): Promise<void> {
  if ((await storeNames(sql)).has(store)) return;
  const { rows } = await sql.query("SELECT 1 FROM store_entry WHERE store_number = $1 AND deleted_at IS NULL LIMIT 1", [
    store,
  ]);
  if (rows.length === 0) throw new ApiError(404, "seller_not_found");
}
