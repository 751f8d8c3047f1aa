import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { RefundAccount } from "@zakh/orders/contract";
import { bankNameOf } from "@zakh/orders/contract";
import { REFUND_ASKED_SQL, type StoredRefundAccount } from "@zakh/orders/read-models/refund-accounts";

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
