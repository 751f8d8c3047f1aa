import { bankNameOf } from "../contract/korean-banks";
import { type MaskedRefundAccount, maskedNumber } from "../contract/refund-account";

export interface StoredRefundAccount {
  bankCode: string;
  accountNumber: string;
  accountHolder: string;
}

/** For the order detail `d`: its refund account as JSON; null where there is none. */
export const REFUND_ACCOUNT_SQL = `(SELECT json_build_object('bankCode', bank_code, 'accountNumber', account_number,
    'accountHolder', account_holder) FROM refund_account WHERE order_detail_id = d.id AND deleted_at IS NULL)`;

/** Of the order detail `d`: whether its refund account is known. */
export const HAS_REFUND_ACCOUNT_SQL = `EXISTS (SELECT FROM refund_account WHERE order_detail_id = d.id AND deleted_at IS NULL)`;

/** For the order detail `d`: when its customer was last asked for the account; null when never. */
export const REFUND_ASKED_SQL = `(SELECT max(created_at) FROM order_status_change WHERE order_detail_id = d.id AND deleted_at IS NULL
    AND contact->'changed' @> '[{"field":"refundAskedAt"}]')`;

/** The account as it is shown with its order. */
export function maskedAccount(stored: StoredRefundAccount | null): MaskedRefundAccount | null {
  if (!stored) return null;
  const { bankCode, accountNumber, accountHolder } = stored;
  return { bankName: bankNameOf(bankCode), accountNumber: maskedNumber(accountNumber), accountHolder };
}
