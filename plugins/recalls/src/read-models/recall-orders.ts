import { contentTexts } from "@zakh/kit/contract";
import { ListFilter, type ListPage, readListPage } from "@zakh/kit/database/list-page";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { textKeys } from "@zakh/kit/database/text-columns";
import type { RecallOrder, RecallOrdersQuery } from "../contract";
import { IS_GONE, LINES_OF_LOT, MAIL_STATE, PACKED } from "./recall-sql";

/** One page of the orders that have a lot, the newest first. */
export async function listRecallOrders(
  sql: Queryable,
  { number, ...page }: RecallOrdersQuery,
): Promise<ListPage<RecallOrder>> {
  const filter = new ListFilter();
  filter.bind(number);
  const { rows, total } = await readListPage<Omit<RecallOrder, "createdAt"> & { createdAt: Date }>(sql, {
    columns: `sold."orderId", sold."customerId", sold."customerName", sold."customerPhone", sold.status, sold."createdAt", sold."isGone",
      sold."hasMail", sold.lines, ${MAIL_STATE} AS mail`,
    from: `(
        SELECT d.order_number AS "orderId", d.account_number AS "customerId", d.customer_name AS "customerName", d.customer_phone AS "customerPhone",
          d.status, d.created_at AS "createdAt", ${IS_GONE} AS "isGone", d.customer_email <> '' AS "hasMail",
          json_agg(json_build_object(${textKeys("line.texts", contentTexts(["name"]))}, 'quantity', ${PACKED}, 'unit', line.unit) ORDER BY line.place) AS lines
        FROM ${LINES_OF_LOT} GROUP BY d.id
      ) sold
      LEFT JOIN recall_order told ON told.trace_number = $1 AND told.order_number = sold."orderId"`,
    filter,
    order: `sold."createdAt" DESC, sold."orderId" DESC`,
    page,
  });
  return { rows: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), total };
}
