import type { AccountMerging } from "../merging/account-merging";

/**
 * An account that stays gets the addresses of the other, which may be more than one can add; its own default stays. Those
 * that it has already go with the other account.
 */
export const accountMerging: AccountMerging = async ({ sql }, { from, into }) => {
  await sql.query(
    `UPDATE account_address moved SET account_id = $2,
         is_default = moved.is_default AND NOT EXISTS (SELECT FROM account_address WHERE account_id = $2)
       WHERE moved.id IN (SELECT other.id FROM account_address other
         WHERE other.account_id = $1 AND other.deleted_at IS NULL AND NOT EXISTS (
           SELECT FROM account_address known WHERE known.account_id = $2
             AND (known.postcode, known.road_address, known.building, known.recipient_name)
               = (other.postcode, other.road_address, other.building, other.recipient_name)))`,
    [from.accountId, into.accountId],
  );
  return {};
};
