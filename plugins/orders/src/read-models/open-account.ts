/** For the order detail `d`: whether the customer's account is open, so that credit is of use to him. */
export const HAS_ACCOUNT_SQL = "EXISTS (SELECT FROM account WHERE number = d.account_number AND deleted_at IS NULL)";

/** For the order detail `d`: what the customer wants for lighter goods; a transfer where nobody could use credit. */
export const WEIGHT_REFUND_SQL = `CASE WHEN ${HAS_ACCOUNT_SQL} THEN d.weight_refund ELSE 'transfer' END`;
