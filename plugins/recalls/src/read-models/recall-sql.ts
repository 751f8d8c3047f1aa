import { statusIs } from "@zakh/orders/read-models/status-sql";

/**
 * In SQL: the lines that were packed of the lot `$1`, with their orders. What was cancelled before it was sent nobody has; an index over the
 * trace numbers finds them.
 */
export const LINES_OF_LOT = `order_line line
  JOIN order_detail d ON d.id = line.order_detail_id AND d.deleted_at IS NULL AND d.order_number IS NOT NULL
  WHERE $1::text <> '' AND line.trace_numbers @> ARRAY[$1::text] AND line.deleted_at IS NULL
    AND (d.sent_at IS NOT NULL OR NOT ${statusIs("cancelled")})`;

/** Whether its buyer has it: it was sent, or handed over. */
export const IS_GONE = `(d.sent_at IS NOT NULL OR ${statusIs("delivered")})`;

export const PACKED = "coalesce(line.packed_quantity, line.quantity)";

/** What became of the mail of a `recall_order told`: its job is there until it is sent. */
export const MAIL_STATE = `CASE WHEN told.mail_id IS NULL THEN 'none'
  WHEN EXISTS (SELECT FROM background_job job WHERE job.id = told.mail_id AND job.failed_at IS NOT NULL) THEN 'failed'
  WHEN EXISTS (SELECT FROM background_job job WHERE job.id = told.mail_id) THEN 'waiting' ELSE 'sent' END`;
