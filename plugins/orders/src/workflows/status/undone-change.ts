import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { OrderStatus } from "../../contract/status";
import type { OrderState } from "../../read-models/order-state";
import type { PlannedEntry } from "../record-change";

/** So long after a change of the status its undo may arrive, in seconds: it is offered for 8 s. */
const UNDO_ARRIVES_S = 60;

/** A change of the status that another one undoes. */
export interface UndoneChange {
  /** Its entries, if no money has moved since; otherwise they may be used, and the undo is a change like any other. */
  money?: PlannedEntry[];
}

/** The last change of the status, if it was a moment ago, from the one that the order gets again; `from` is what an undo asks for. */
export async function findUndone(
  sql: Queryable,
  { detailId, status }: Pick<OrderState, "detailId" | "status">,
  { to, from }: { to: OrderStatus; from?: OrderStatus },
): Promise<UndoneChange | undefined> {
  if (from !== status || to === status) return undefined;
  const { rows } = await sql.query<{ hasMoved: boolean; money: PlannedEntry[] }>(
    `SELECT coalesce(bool_or(change.number > undone.number), false) AS "hasMoved",
       coalesce(json_agg(json_build_object('kind', entry.kind, 'amount', entry.amount::float8, 'line', entry.statement_line_number))
         FILTER (WHERE change.id = undone.id), '[]') AS money
     FROM (SELECT id, number, order_detail_id, from_status, created_at FROM order_status_change
           WHERE order_detail_id = $1 AND from_status <> to_status AND deleted_at IS NULL ORDER BY number DESC LIMIT 1) undone
     LEFT JOIN (money_entry entry JOIN order_status_change change ON change.id = entry.change_id)
       ON entry.order_detail_id = undone.order_detail_id AND entry.deleted_at IS NULL AND change.number >= undone.number
     WHERE undone.from_status = $2 AND undone.created_at > now() - $3 * interval '1 second'
     GROUP BY undone.id`,
    [detailId, to, UNDO_ARRIVES_S],
  );
  const [undone] = rows;
  return undone && (undone.hasMoved ? {} : { money: undone.money });
}
