import type { AccountMerging } from "@zakh/accounts/merging/account-merging";

/** Consents follow their account into another one. */
export const accountMerging: AccountMerging = async ({ sql }, { from, into }) => {
  await sql.query("UPDATE legal_consent SET account_number = $2, updated_at = now() WHERE account_number = $1", [
    from.number,
    into.number,
  ]);
  return {};
};
