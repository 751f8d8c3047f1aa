import type { AccountMerging } from "@zakh/accounts/merging/account-merging";

/** Whoever waited for a product waits for it with the account that stays. */
export const accountMerging: AccountMerging = async ({ sql }, { from, into }) => {
  const { rowCount } = await sql.query(
    `UPDATE back_in_stock_alert alert SET account_id = $2 WHERE account_id = $1 AND NOT EXISTS (
         SELECT FROM back_in_stock_alert known WHERE known.account_id = $2 AND known.product_number = alert.product_number)`,
    [from.accountId, into.accountId],
  );
  await sql.query("DELETE FROM back_in_stock_alert WHERE account_id = $1", [from.accountId]);
  return { stockAlerts: rowCount ?? 0 };
};
