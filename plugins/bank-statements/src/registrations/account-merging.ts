import type { AccountMerging } from "@zakh/accounts/merging/account-merging";

/** Names of senders that were learned for an account are those of the one whose part it becomes. */
export const accountMerging: AccountMerging = async ({ sql }, { from, into }) => {
  const { rowCount } = await sql.query(
    `UPDATE learned_sender sender SET account_number = $2 WHERE account_number = $1 AND deleted_at IS NULL AND NOT EXISTS (
         SELECT FROM learned_sender known WHERE known.payer = sender.payer AND known.account_number = $2 AND known.deleted_at IS NULL)`,
    [from.number, into.number],
  );
  await sql.query("DELETE FROM learned_sender WHERE account_number = $1", [from.number]);
  return { senders: rowCount ?? 0 };
};
