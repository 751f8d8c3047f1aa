import type { AccountClosing } from "@zakh/accounts/closing/account-closing";

/** Favourites and standing baskets go with the account (ruling 72). */
export const accountClosing: AccountClosing = async (sql, { accountId }) => {
  await sql.query("DELETE FROM favorite WHERE account_id = $1 AND deleted_at IS NULL", [accountId]);
  await sql.query("DELETE FROM standing_basket WHERE account_id = $1 AND deleted_at IS NULL", [accountId]);
};
