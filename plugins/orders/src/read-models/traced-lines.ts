import { contentTexts, type Texts } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { textColumns } from "@zakh/kit/database/text-columns";
import { SHOWN_NAME } from "./weighed-lines";

/** A line whose lots are known; its name as in `WeighedLine`. */
export interface TracedLine extends Texts<"name"> {
  traceNumbers: string[];
}

/** The lines of the order with this detail of which it is known of which lots they were packed, in their order. */
export async function findTracedLines(sql: Queryable, detailId: string): Promise<TracedLine[]> {
  const { rows } = await sql.query<TracedLine>(
    `SELECT ${textColumns("shown.texts", contentTexts(["name"]))}, trace_numbers AS "traceNumbers"
     FROM order_line ${SHOWN_NAME}
     WHERE order_detail_id = $1 AND trace_numbers <> '{}' AND deleted_at IS NULL ORDER BY place`,
    [detailId],
  );
  return rows;
}
