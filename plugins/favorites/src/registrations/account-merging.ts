import type { AccountMerging } from "@zakh/accounts/merging/account-merging";

/** Favourites of both accounts become one list, and that standing baskets follow. */
export const accountMerging: AccountMerging = async ({ sql }, { from, into }) => {
  const accounts = [from.accountId, into.accountId];
  await sql.query(
    `DELETE FROM favorite WHERE account_id = $1 AND deleted_at IS NULL AND product_number IN (
         SELECT product_number FROM favorite WHERE account_id = $2 AND deleted_at IS NULL)`,
    accounts,
  );
  await sql.query("UPDATE favorite SET account_id = $2 WHERE account_id = $1 AND deleted_at IS NULL", accounts);
  await sql.query("UPDATE standing_basket SET account_id = $2 WHERE account_id = $1 AND deleted_at IS NULL", accounts);
  return {};
};
