import { MONEY_ENTRY, MONEY_ENTRY_KINDS } from "../contract/money";
import { CREDIT_BELOW } from "../contract/weight";
import { TO_RETURN } from "./money-sums";
import { WEIGHT_REFUND_SQL } from "./open-account";
import { statusIs } from "./status-sql";

const RETURN_KINDS = MONEY_ENTRY_KINDS.filter((kind) => MONEY_ENTRY[kind].toReturn !== 0);
const KINDS = RETURN_KINDS.map((kind) => `'${kind}'`).join(", ");

/** What `toTransferBack` leaves out, in SQL, of the order detail `d`: what waits to become credit. */
export const BECOMES_CREDIT = `CASE WHEN NOT ${statusIs("awaitsDelivery")} THEN least(d.credit_to_give, d.lowered_to_return)
  WHEN ${WEIGHT_REFUND_SQL} = 'credit' OR ${WEIGHT_REFUND_SQL} = 'auto' AND d.weight_reduction - d.correction < ${CREDIT_BELOW}
  THEN greatest(0, least(d.weight_reduction - d.correction, d.lowered_to_return)) ELSE 0 END`;

/**
 * Every order with money to return by transfer: the id of its detail, and whole won. An index of few rows serves the
 * entries.
 */
export const OWED_ORDERS = `(SELECT order_detail_id, amount - ${BECOMES_CREDIT} AS amount FROM (
    SELECT order_detail_id, sum(${TO_RETURN})::float8 AS amount FROM money_entry
    WHERE kind IN (${KINDS}) AND kind <> 'received' AND deleted_at IS NULL
    GROUP BY order_detail_id HAVING sum(${TO_RETURN}) > 0) sums
  JOIN order_detail d ON d.id = sums.order_detail_id AND d.deleted_at IS NULL WHERE amount > ${BECOMES_CREDIT})`;

/** Of `refund_account a`: nothing of its order is to be returned any more, and that since `since`. */
export function settledSince(since: string): string {
  const entries = `FROM money_entry WHERE order_detail_id = a.order_detail_id AND kind IN (${KINDS}) AND kind <> 'received' AND deleted_at IS NULL`;
  return `a.given_at <= ${since} AND NOT EXISTS (SELECT ${entries} HAVING sum(${TO_RETURN}) > 0)
    AND NOT EXISTS (SELECT ${entries} AND created_at > ${since})`;
}
