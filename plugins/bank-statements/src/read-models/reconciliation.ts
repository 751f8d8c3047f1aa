import type { MonthQuery } from "@zakh/bookkeeping/contract";
import { period } from "@zakh/bookkeeping/read-models/month";
import { inPeriod } from "@zakh/bookkeeping/read-models/period";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { DIFFERENCES_MAX, type Reconciliation, type ReconciliationDifference } from "../contract/reconciliation";

/** A transfer or an order, with what the bank and the shop tell of it in whole won. */
interface Told extends Omit<ReconciliationDifference, "at" | "won"> {
  at: Date;
  bankName: string;
  accountNumber: string;
  bank: number;
  shop: number;
  /** Of a transfer that a bank's file tells: when the last one in it was; null for pasted messages, and where `lineId` is. */
  readUntil: Date | null;
}

/** The account to pay to that the order `d` keeps. */
const OF_ORDER = (field: string) => `d.payment_details #>> '{bankAccount,${field}}'`;

/**
 * Every transfer of the period with what orders had of it, and of every order what was entered in the period without a transfer. A
 * transfer of which the account is not known counts for that of the order which it paid. Cash
 * and whatever else came to no account of a bank is left out.
 */
async function findTold(sql: Queryable, from: string, to: string): Promise<Told[]> {
  const { rows } = await sql.query<Told>(
    `SELECT line.at, line.number AS "lineId", line.state, NULL::int AS "orderId", line.payer AS name,
       coalesce(account.bank_name, entered.bank_name, '') AS "bankName",
       coalesce(account.account_number, entered.account_number, '') AS "accountNumber", line.amount::float8 AS bank, coalesce(entered.won, 0)::float8 AS shop,
       CASE WHEN statement.name <> '' THEN coalesce(statement.last_at, line.at) END AS "readUntil"
     FROM statement_line line JOIN bank_statement statement ON statement.id = line.bank_statement_id
     LEFT JOIN bank_account account ON account.number = line.bank_account_number
     LEFT JOIN LATERAL (SELECT sum(entry.amount) AS won, max(${OF_ORDER("bankName")}) AS bank_name,
         max(${OF_ORDER("accountNumber")}) AS account_number FROM money_entry entry JOIN order_detail d ON d.id = entry.order_detail_id
       WHERE entry.statement_line_number = line.number AND entry.kind = 'received'
         AND entry.deleted_at IS NULL AND d.deleted_at IS NULL) entered ON true
     WHERE line.deleted_at IS NULL AND line.state <> 'duplicate' AND ${inPeriod("line.at")}
     UNION ALL
     SELECT max(change.created_at), NULL, NULL, d.order_number, d.customer_name,
       coalesce(${OF_ORDER("bankName")}, ''), ${OF_ORDER("accountNumber")},
       0, sum(entry.amount)::float8, NULL
     FROM order_status_change change JOIN money_entry entry ON entry.change_id = change.id
     JOIN order_detail d ON d.id = entry.order_detail_id AND d.deleted_at IS NULL
     WHERE entry.kind = 'received' AND entry.deleted_at IS NULL AND entry.statement_line_number IS NULL
       AND coalesce(${OF_ORDER("accountNumber")}, '') <> '' AND ${inPeriod("change.created_at")}
     GROUP BY d.id, d.order_number, d.customer_name, 6, 7 HAVING sum(entry.amount) <> 0
     ORDER BY 1`,
    [from, to],
  );
  return rows;
}

/** By the digits of an account of the shop: when the last transfer was that the bank's files of it have told. */
async function findReadUntil(sql: Queryable): Promise<Map<string, Date>> {
  const { rows } = await sql.query<{ digits: string; until: Date }>(
    `SELECT regexp_replace(account.account_number, '\\D', '', 'g') AS digits, max(statement.last_at) AS until
     FROM bank_statement statement JOIN bank_account account ON account.number = statement.bank_account_number
     WHERE statement.deleted_at IS NULL AND statement.name <> '' AND statement.last_at IS NOT NULL GROUP BY 1`,
  );
  return new Map(rows.map(({ digits, until }) => [digits, until]));
}

/** What bank and shop tell of a period, the present month unless days are given; the account with most money first. */
export async function findReconciliation(sql: Queryable, query: MonthQuery): Promise<Reconciliation> {
  const { from, to } = await period(sql, query);
  const [told, readUntil] = await Promise.all([findTold(sql, from, to), findReadUntil(sql)]);
  const accounts = new Map<string, Told[]>();
  for (const one of told) {
    const digits = one.accountNumber.replace(/\D/g, "");
    const ofAccount = accounts.get(digits);
    if (ofAccount) ofAccount.push(one);
    else accounts.set(digits, [one]);
  }
  return {
    from,
    to,
    accounts: [...accounts]
      .map(([digits, ofAccount]) => ({
        ...accountOf(ofAccount),
        readUntil: (readUntil.get(digits) ?? lastOf(ofAccount))?.toISOString() ?? null,
      }))
      .sort((one, other) => other.bank + other.shop - (one.bank + one.shop)),
  };
}

/** The end of the files by which these transfers are known, though none of them says of which account it is. */
function lastOf(told: readonly Told[]): Date | undefined {
  const ends = told.flatMap(({ readUntil }) => readUntil?.getTime() ?? []);
  return ends.length > 0 ? new Date(Math.max(...ends)) : undefined;
}

function accountOf(told: readonly Told[]) {
  const differences = told
    .filter(({ bank, shop }) => bank !== shop)
    .map(({ at, lineId, state, orderId, name, bank, shop }) => ({
      at: at.toISOString(),
      lineId,
      state,
      orderId,
      name,
      won: bank - shop,
    }))
    .sort((one, other) => Math.abs(other.won) - Math.abs(one.won));
  const { bankName = "", accountNumber = "" } = told.at(-1) ?? {};
  return {
    bankName,
    accountNumber,
    bank: told.reduce((won, { bank }) => won + bank, 0),
    shop: told.reduce((won, { shop }) => won + shop, 0),
    differences: differences.slice(0, DIFFERENCES_MAX),
    differenceCount: differences.length,
  };
}
