import type { AccountClosing } from "@zakh/accounts/closing/account-closing";
import { ApiError } from "@zakh/kit/errors/api-error";

/**
 * An account is not closed while a claim of it is open (ruling 72): 409 `claim_still_open`. Settled ones stay with their order,
 * which has no person any more, as long as complaints are kept.
 */
export const accountClosing: AccountClosing = async (sql, { number }) => {
  // A claim locks its order, too: one that is just being made is seen, and one that comes later finds nobody.
  await sql.query("SELECT FROM order_detail WHERE account_number = $1 ORDER BY id FOR UPDATE", [number]);
  const { rowCount } = await sql.query(
    `SELECT FROM delivery_claim claim JOIN order_detail d ON d.order_number = claim.order_number
       WHERE d.account_number = $1 AND claim.status = 'open' AND claim.deleted_at IS NULL LIMIT 1`,
    [number],
  );
  if (rowCount) throw new ApiError(409, "claim_still_open");
};
