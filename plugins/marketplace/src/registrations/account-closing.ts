import type { AccountClosing } from "@zakh/accounts/closing/account-closing";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";

/** A store's owner does not close the account: its products, orders and books need somebody (ruling 72). */
export const accountClosing: AccountClosing = async (sql, { number }) => {
  if (await hasStore(sql, number)) throw new ApiError(409, "store_still_open");
};

/** Whether an account has a store, by its public id. */
export async function hasStore(sql: Queryable, number: number): Promise<boolean> {
  const { rowCount } = await sql.query("SELECT FROM market_store WHERE user_number = $1 AND deleted_at IS NULL", [
    number,
  ]);
  return rowCount === 1;
}
