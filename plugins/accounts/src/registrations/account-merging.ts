import { ADDRESSES_MAX } from "../contract/address-book";
import { registerAccountMerging } from "../merging/account-merging";

/**
 * Registers that an account that stays gets the addresses of the other, as far as there is room, the newest first; its own default stays.
 * Those that it has already, and those without room, go with the other account.
 */
export async function accountMergingLoader(): Promise<void> {
  registerAccountMerging(async ({ sql }, { from, into }) => {
    await sql.query(
      `UPDATE account_address moved SET account_id = $2,
         is_default = moved.is_default AND NOT EXISTS (SELECT FROM account_address WHERE account_id = $2)
       WHERE moved.id IN (SELECT other.id FROM account_address other
         WHERE other.account_id = $1 AND other.deleted_at IS NULL AND NOT EXISTS (
           SELECT FROM account_address known WHERE known.account_id = $2
             AND (known.postcode, known.road_address, known.building, known.recipient_name)
               = (other.postcode, other.road_address, other.building, other.recipient_name))
         ORDER BY other.is_default DESC, other.number DESC
         LIMIT greatest(0, $3 - (SELECT count(*) FROM account_address WHERE account_id = $2)))`,
      [from.accountId, into.accountId, ADDRESSES_MAX],
    );
    return {};
  });
}
