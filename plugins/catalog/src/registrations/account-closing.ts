import { registerAccountClosing } from "@zakh/accounts/closing/account-closing";

/** Registers that whoever closes the account waits for no product any more (ruling 72). */
export async function accountClosingLoader(): Promise<void> {
  registerAccountClosing(async (sql, { accountId }) => {
    await sql.query("DELETE FROM back_in_stock_alert WHERE account_id = $1", [accountId]);
  });
}
