import type { Queryable } from "@zakh/kit/database/one-transaction";
import { bankNameOf, maskedNumber, type RefundAccount } from "@zakh/orders/contract";
import type { BookSums, OwnBooks, StoreBooks } from "../contract";
import { storeNames } from "./store-directory";

/** Whole won: the sum of a store's entries, of those that count for a payout by now less what is prepared, and what is prepared. */
const SUMS = `coalesce(entry.balance, 0)::float8 AS balance,
  (coalesce(entry.payable, 0) - coalesce(unpaid.won, 0))::float8 AS payable, coalesce(unpaid.won, 0)::float8 AS prepared`;

const ENTRY_SUMS =
  "SELECT sum(amount) AS balance, sum(amount) FILTER (WHERE payable_from <= now()) AS payable FROM store_entry";
const UNPAID = "SELECT sum(amount) AS won FROM store_payout";

const RATE = `coalesce((SELECT basis_points FROM store_commission_rate WHERE store_number = store.number AND deleted_at IS NULL
  ORDER BY number DESC LIMIT 1), 0) AS rate`;

/** The books' sums of the store with this public id; all 0 where it has no entry. */
export async function findSums(sql: Queryable, store: number): Promise<BookSums> {
  const { rows } = await sql.query<BookSums>(
    `SELECT ${SUMS} FROM (${ENTRY_SUMS} WHERE store_number = $1 AND deleted_at IS NULL) entry,
       (${UNPAID} WHERE store_number = $1 AND paid_at IS NULL AND deleted_at IS NULL) unpaid`,
    [store],
  );
  return rows[0] ?? { balance: 0, payable: 0, prepared: 0 };
}

interface Row extends Omit<StoreBooks, "name" | "account" | "accountChanged" | "lastPaidAt"> {
  bankCode: string | null;
  accountNumber: string;
  accountHolder: string;
  paidTo: string | null;
  lastPaidAt: Date | null;
}

/** The books of every store that there is or that has entries, what is owed most first; of one store by its public id. */
export async function listStoreBooks(sql: Queryable, only?: number): Promise<StoreBooks[]> {
  const names = await storeNames(sql);
  const { rows } = await sql.query<Row>(
    `WITH store AS (
       SELECT number FROM (SELECT unnest($1::int[]) AS number UNION SELECT store_number FROM store_entry WHERE deleted_at IS NULL) known
       WHERE $2::int IS NULL OR number = $2
     ), entry AS (
       SELECT store_number, sum(amount) AS balance, sum(amount) FILTER (WHERE payable_from <= now()) AS payable
       FROM store_entry WHERE deleted_at IS NULL AND ($2::int IS NULL OR store_number = $2) GROUP BY 1
     ), unpaid AS (
       SELECT store_number, sum(amount) AS won FROM store_payout WHERE paid_at IS NULL AND deleted_at IS NULL GROUP BY 1
     )
     SELECT store.number AS id, ${SUMS}, ${RATE}, account.bank_code AS "bankCode", account.account_number AS "accountNumber",
       account.account_holder AS "accountHolder", paid.account AS "paidTo", paid.paid_at AS "lastPaidAt"
     FROM store LEFT JOIN entry ON entry.store_number = store.number LEFT JOIN unpaid ON unpaid.store_number = store.number
     LEFT JOIN store_account account ON account.store_number = store.number AND account.deleted_at IS NULL
     LEFT JOIN LATERAL (SELECT bank_code || account_number || account_holder AS account, paid_at FROM store_payout
       WHERE store_number = store.number AND paid_at IS NOT NULL AND deleted_at IS NULL ORDER BY paid_at DESC LIMIT 1) paid ON true
     ORDER BY coalesce(entry.balance, 0) DESC, store.number`,
    [[...names.keys()], only ?? null],
  );
  return rows.map(({ bankCode, accountNumber, accountHolder, paidTo, lastPaidAt, ...books }) => ({
    ...books,
    name: names.get(books.id) ?? null,
    account: bankCode && { bankName: bankNameOf(bankCode), accountNumber: maskedNumber(accountNumber), accountHolder },
    accountChanged: paidTo !== null && bankCode !== null && paidTo !== bankCode + accountNumber + accountHolder,
    lastPaidAt: lastPaidAt?.toISOString() ?? null,
  })) as StoreBooks[];
}

/** What the store of this table earned in the present month in Seoul, by the moment that an entry is of. */
const EARNED = `coalesce((SELECT sum(amount) FROM store_entry WHERE store_number = store.number AND deleted_at IS NULL
  AND kind IN ('sale', 'commission', 'correction')
  AND at >= date_trunc('month', now() AT TIME ZONE 'Asia/Seoul') AT TIME ZONE 'Asia/Seoul'), 0)::float8 AS earned`;

export async function findOwnBooks(sql: Queryable, store: number): Promise<OwnBooks> {
  const [sums, { rows }, account] = [
    await findSums(sql, store),
    await sql.query<{ rate: number; earned: number; months: string[] }>(
      `SELECT ${RATE}, ${EARNED}, ARRAY(SELECT month FROM (
           SELECT to_char(at AT TIME ZONE 'Asia/Seoul', 'YYYY-MM') AS month FROM store_entry WHERE store_number = store.number AND deleted_at IS NULL
           UNION SELECT to_char(now() AT TIME ZONE 'Asia/Seoul', 'YYYY-MM')) known ORDER BY month DESC) AS months
       FROM (SELECT $1::int AS number) store`,
      [store],
    ),
    await findStoreAccount(sql, store),
  ];
  const { rate = 0, earned = 0, months = [] } = rows[0] ?? {};
  return { ...sums, earned, rate, months, account };
}

/** The whole account of a store; null while its owner has not told it. */
export async function findStoreAccount(sql: Queryable, store: number): Promise<RefundAccount | null> {
  const { rows } = await sql.query<{ bankCode: string; accountNumber: string; accountHolder: string; givenAt: Date }>(
    `SELECT bank_code AS "bankCode", account_number AS "accountNumber", account_holder AS "accountHolder", given_at AS "givenAt"
     FROM store_account WHERE store_number = $1 AND deleted_at IS NULL`,
    [store],
  );
  if (!rows[0]) return null;
  const { bankCode, givenAt, ...account } = rows[0];
  return { ...account, bankName: bankNameOf(bankCode), givenAt: givenAt.toISOString() };
}
