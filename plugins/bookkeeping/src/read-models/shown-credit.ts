import type { Queryable } from "@zakh/kit/database/one-transaction";
import { CREDIT_ENTRIES } from "@zakh/orders/read-models/credit";
import type { Credit, CreditEntry } from "../contract/credit";

const SHOWN_ENTRIES = 100;

/** The credit of an account in whole won: the sum of its entries, and the latest of them, newest first. */
export async function findCredit(sql: Queryable, accountNumber: number): Promise<Credit> {
  const { rows } = await sql.query<Omit<CreditEntry, "at"> & { at: Date; balance: number }>(
    `SELECT *, sum(amount) OVER () AS balance FROM (${CREDIT_ENTRIES}) entries WHERE amount <> 0 ORDER BY "at" DESC LIMIT ${SHOWN_ENTRIES}`,
    [accountNumber],
  );
  const entries = rows.map(({ balance: _, at, ...entry }) => ({ ...entry, at: at.toISOString() }));
  return { balance: rows[0]?.balance ?? 0, entries };
}
