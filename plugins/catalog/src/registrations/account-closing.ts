import type { AccountClosing } from "@zakh/accounts/closing/account-closing";

/** Whoever closes the account waits for no product any more (ruling 72). */
export const accountClosing: AccountClosing = async (sql, { accountId }) => {
  await sql.query("DELETE FROM back_in_stock_alert WHERE account_id = $1", [accountId]);
};
