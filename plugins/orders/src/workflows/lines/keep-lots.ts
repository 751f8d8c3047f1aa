import { lotNumberSql } from "@zakh/catalog/read-models/lots";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { statusIs } from "../../read-models/status-sql";

/**
 * Keeps of which lots an order is packed: of lines that have none yet, the one that is packed now. Called where something says that it was
 * packed: a weight, that it was sent, that it was delivered. What was said before or corrected stays (decision 187). `lineIds`: these lines
 * alone.
 */
export async function keepLots(sql: Queryable, detailId: string, lineIds?: readonly string[]): Promise<void> {
  await sql.query(
    `UPDATE order_line line SET trace_numbers = ARRAY[traced.trace_number]
     FROM (
       SELECT id, ${lotNumberSql("order_line.product_number")} AS trace_number FROM order_line
       WHERE order_detail_id = $1 AND deleted_at IS NULL AND trace_numbers IS NULL AND packed_quantity IS DISTINCT FROM 0
         AND ($2::text[] IS NULL OR id = ANY($2))
     ) traced
     WHERE line.id = traced.id AND traced.trace_number <> ''`,
    [detailId, lineIds ?? null],
  );
}

/** Forgets the lots of what is packed no more: its weight was taken back, it was not there, or its order is taken up again. */
export async function forgetLots(sql: Queryable, detailId: string, lineIds?: readonly string[]): Promise<void> {
  await sql.query(
    `UPDATE order_line SET trace_numbers = NULL
     WHERE order_detail_id = $1 AND trace_numbers IS NOT NULL AND ($2::text[] IS NULL OR id = ANY($2))`,
    [detailId, lineIds ?? null],
  );
}

/** Forgets what an order's sending or delivery noted of lines that nobody weighed, where it is neither sent nor delivered any more: it may be packed of another lot. */
export async function forgetUnpackedLots(sql: Queryable, detailId: string): Promise<void> {
  await sql.query(
    `UPDATE order_line line SET trace_numbers = NULL FROM order_detail d
     WHERE d.id = $1 AND line.order_detail_id = d.id AND line.packed_quantity IS NULL AND line.trace_numbers IS NOT NULL
       AND d.sent_at IS NULL AND NOT ${statusIs("delivered")}`,
    [detailId],
  );
}
