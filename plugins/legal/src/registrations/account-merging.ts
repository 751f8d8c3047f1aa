import { registerAccountMerging } from "@zakh/accounts/merging/account-merging";

/** Registers that consents follow their account into another one. */
export async function accountMergingLoader(): Promise<void> {
  registerAccountMerging(async ({ sql }, { from, into }) => {
    await sql.query("UPDATE legal_consent SET account_number = $2, updated_at = now() WHERE account_number = $1", [
      from.number,
      into.number,
    ]);
    return {};
  });
}
