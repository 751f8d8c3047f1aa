import type { Queryable } from "@zakh/kit/database/one-transaction";
import { STATEMENT_ENTRIES_MAX, STORE_ENTRY_KINDS, type StoreEntry, type StoreStatement } from "../contract";
import { storeNames } from "./store-directory";

/** The month `$2` in Seoul: when it begins, and when the next one does. */
const MONTH = `(SELECT ($2 || '-01')::timestamp AT TIME ZONE 'Asia/Seoul' AS begins,
  (($2 || '-01')::timestamp + interval '1 month') AT TIME ZONE 'Asia/Seoul' AS ends) month`;

const TOTALS = STORE_ENTRY_KINDS.map(
  (kind) => `'${kind}', coalesce(sum(amount) FILTER (WHERE kind = '${kind}' AND at >= month.begins), 0)`,
);

type Sums = Pick<StoreStatement, "opening" | "closing" | "held" | "totals"> & { count: number };

/** A store's month (ruling 55), yyyy-MM in Seoul; with at most `most` entries, the first ones. */
export async function findStatement(
  sql: Queryable,
  store: number,
  month: string,
  most = STATEMENT_ENTRIES_MAX,
): Promise<StoreStatement> {
  const values = [store, month];
  const { rows } = await sql.query<Sums>(
    `SELECT coalesce(sum(amount) FILTER (WHERE at < month.begins), 0)::float8 AS opening, coalesce(sum(amount), 0)::float8 AS closing,
       coalesce(sum(amount) FILTER (WHERE payable_from > least(now(), month.ends)), 0)::float8 AS held,
       json_build_object(${TOTALS}) AS totals, count(entry.id) FILTER (WHERE at >= month.begins)::int AS count
     FROM ${MONTH} LEFT JOIN store_entry entry ON store_number = $1 AND entry.deleted_at IS NULL AND at < month.ends`,
    values,
  );
  const [sums] = rows;
  if (!sums) throw new Error("A sum has one row");
  const entries = await sql.query<Omit<StoreEntry, "at" | "payableFrom"> & { at: Date; payableFrom: Date }>(
    `SELECT number AS id, at, kind, order_number AS "orderId", amount, reason, payable_from AS "payableFrom"
     FROM ${MONTH}, store_entry WHERE store_number = $1 AND deleted_at IS NULL AND at >= month.begins AND at < month.ends
     ORDER BY at, number LIMIT ${Math.floor(most)}`,
    values,
  );
  const { count, ...shown } = sums;
  return {
    month,
    name: (await storeNames(sql)).get(store) ?? null,
    ...shown,
    entries: entries.rows.map((entry) => ({
      ...entry,
      at: entry.at.toISOString(),
      payableFrom: entry.payableFrom.toISOString(),
    })),
    omitted: count - entries.rows.length,
  };
}
