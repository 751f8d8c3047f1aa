import { registerAccountClosing } from "@zakh/accounts/closing/account-closing";

/** Registers that names of senders are forgotten that were learned for whoever closes the account (ruling 72). */
export async function accountClosingLoader(): Promise<void> {
  registerAccountClosing(async (sql, { number }) => {
    await sql.query("DELETE FROM learned_sender WHERE account_number = $1", [number]);
  });
}
