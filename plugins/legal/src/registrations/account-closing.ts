import type { AccountClosing } from "@zakh/accounts/closing/account-closing";

/** What becomes of consents when an account is closed (ruling 72): those of orders stay without the person, the others go. */
export const accountClosing: AccountClosing = async (sql, { number }) => {
  await sql.query("DELETE FROM legal_consent WHERE account_number = $1 AND order_number IS NULL", [number]);
  await sql.query("UPDATE legal_consent SET account_number = NULL, updated_at = now() WHERE account_number = $1", [
    number,
  ]);
};
