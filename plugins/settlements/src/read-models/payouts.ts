import { LIST_MAX } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { bankNameOf, maskedNumber } from "@zakh/orders/contract";
import type { BulkTransfer } from "@zakh/orders/export/transfer-rows";
import { type Payout, type PayoutsQuery, payoutNumber } from "../contract";
import { storeNames } from "./store-directory";

interface Row extends Omit<Payout, "storeName" | "account" | "preparedAt" | "paidAt"> {
  bankCode: string;
  accountNumber: string;
  accountHolder: string;
  preparedAt: Date;
  paidAt: Date | null;
}

/** One page of the payouts of a month, or of all, newest first; and how many there are. */
export async function listPayouts(sql: Queryable, { period, limit = LIST_MAX, offset = 0 }: PayoutsQuery) {
  const names = await storeNames(sql);
  const condition = "deleted_at IS NULL AND ($1::text IS NULL OR period = $1)";
  const { rows } = await sql.query<Row>(
    `SELECT number AS id, store_number AS "storeId", period, amount, bank_code AS "bankCode", account_number AS "accountNumber",
       account_holder AS "accountHolder", created_at AS "preparedAt", by_name AS "preparedBy", paid_at AS "paidAt", paid_by_name AS "paidBy",
       paid_at IS NULL AND EXISTS (SELECT FROM store_account account WHERE account.store_number = store_payout.store_number
         AND account.deleted_at IS NULL AND (account.bank_code, account.account_number, account.account_holder)
           <> (store_payout.bank_code, store_payout.account_number, store_payout.account_holder)) AS "accountChanged"
     FROM store_payout WHERE ${condition} ORDER BY period DESC, number DESC LIMIT $2 OFFSET $3`,
    [period ?? null, limit, offset],
  );
  const counted = await sql.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM store_payout WHERE ${condition}`,
    [period ?? null],
  );
  return {
    total: counted.rows[0]?.total ?? 0,
    rows: rows.map(
      ({ bankCode, accountNumber, accountHolder, preparedAt, paidAt, ...row }): Payout => ({
        ...row,
        storeName: names.get(row.storeId) ?? null,
        account: { bankName: bankNameOf(bankCode), accountNumber: maskedNumber(accountNumber), accountHolder },
        preparedAt: preparedAt.toISOString(),
        paidAt: paidAt?.toISOString() ?? null,
      }),
    ),
  };
}

export interface UnpaidPayout extends BulkTransfer {
  number: number;
  preparedAt: Date;
}

/** The payouts of a month that are not paid, or of every month; oldest first. */
export async function findUnpaidPayouts(sql: Queryable, period?: string): Promise<UnpaidPayout[]> {
  const { rows } = await sql.query<Omit<UnpaidPayout, "mark">>(
    `SELECT number, amount, created_at AS "preparedAt", bank_code AS "bankCode", account_number AS "accountNumber",
       account_holder AS "accountHolder"
     FROM store_payout WHERE paid_at IS NULL AND deleted_at IS NULL AND ($1::text IS NULL OR period = $1) ORDER BY number`,
    [period ?? null],
  );
  return rows.map((row) => ({ ...row, mark: payoutNumber(row.number) }));
}
