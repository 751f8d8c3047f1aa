import type { AccountClosing } from "@zakh/accounts/closing/account-closing";

/** Names of senders are forgotten that were learned for whoever closes the account (ruling 72). */
export const accountClosing: AccountClosing = async (sql, { number }) => {
  await sql.query("DELETE FROM learned_sender WHERE account_number = $1", [number]);
};
