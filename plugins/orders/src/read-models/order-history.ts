import type { Pool } from "pg";
import { MONEY_ENTRY, MONEY_ENTRY_KINDS } from "../contract/money";
import type { OrderStatusChange } from "../contract/status";

/** Most history entries of one order that are read. */
const HISTORY_MAX = 10_000;

/**
 * The changes of an order's status, money and recipient, oldest first; `undefined` when the order does not exist
 * (ruling 10).
 */
export async function findOrderHistory(pool: Pool, id: number): Promise<OrderStatusChange[] | undefined> {
  const { rows } = await pool.query<Omit<OrderStatusChange, "createdAt" | "moneyMoved"> & { createdAt: Date }>(
    `SELECT change.number AS id, change.from_status AS "from", change.to_status AS "to",
       change.account_name AS "changedBy", change.created_at AS "createdAt",
       (SELECT coalesce(json_agg(json_build_object('kind', entry.kind, 'amount', entry.won)), '[]') FROM (
         SELECT kind, sum(amount) AS won FROM money_entry WHERE change_id = change.id AND deleted_at IS NULL
         GROUP BY kind HAVING sum(amount) <> 0) entry) AS money,
       (SELECT entry.statement_line_number FROM money_entry entry
         WHERE entry.change_id = change.id AND entry.kind = 'received' AND entry.statement_line_number IS NOT NULL
           AND entry.deleted_at IS NULL
         GROUP BY 1 ORDER BY abs(sum(entry.amount)) DESC, 1 DESC LIMIT 1) AS "statementLine",
       coalesce(change.contact->'changed', '[]') AS changed
     FROM order_detail d
     JOIN order_status_change change ON change.order_detail_id = d.id AND change.deleted_at IS NULL
     WHERE d.order_number = $1 AND d.deleted_at IS NULL
     ORDER BY change.number LIMIT ${HISTORY_MAX}`,
    [id],
  );
  if (rows.length === 0) return undefined;
  return rows.map(({ createdAt, money, ...change }) => ({
    ...change,
    moneyMoved: money.reduce((won, { kind, amount }) => won + MONEY_ENTRY[kind].held * amount, 0),
    money: MONEY_ENTRY_KINDS.flatMap((kind) => money.filter((entry) => entry.kind === kind)),
    createdAt: createdAt.toISOString(),
  }));
}
