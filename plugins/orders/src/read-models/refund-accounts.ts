import type { Queryable } from "@zakh/kit/database/one-transaction";
import { bankNameOf } from "../contract/korean-banks";
import { type MaskedRefundAccount, maskedNumber, type RefundAccount } from "../contract/refund-account";

/** An account as it is stored. */
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

/** The whole account of an order, by the order's public id. */
export async function findRefundAccount(sql: Queryable, number: number): Promise<RefundAccount | undefined> {
  const { rows } = await sql.query<StoredRefundAccount & { givenAt: Date }>(
    `SELECT account.bank_code AS "bankCode", account.account_number AS "accountNumber",
       account.account_holder AS "accountHolder", account.given_at AS "givenAt"
     FROM order_detail d JOIN refund_account account ON account.order_detail_id = d.id AND account.deleted_at IS NULL
     WHERE d.order_number = $1 AND d.deleted_at IS NULL`,
    [number],
  );
  if (!rows[0]) return undefined;
  const { bankCode, accountNumber, accountHolder, givenAt } = rows[0];
  return { bankName: bankNameOf(bankCode), accountNumber, accountHolder, givenAt: givenAt.toISOString() };
}

/** When the customer of an order was last asked for the account, by the id of its detail; null when never. */
export async function findRefundAsked(sql: Queryable, detailId: string): Promise<Date | null> {
  const { rows } = await sql.query<{ at: Date | null }>(
    `SELECT ${REFUND_ASKED_SQL} AS at FROM order_detail d WHERE d.id = $1`,
    [detailId],
  );
  return rows[0]?.at ?? null;
}
