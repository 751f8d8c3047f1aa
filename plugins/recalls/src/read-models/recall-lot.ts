import { contentTexts } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { textKeys } from "@zakh/kit/database/text-columns";
import type { RecallLot } from "../contract";
import { IS_GONE, LINES_OF_LOT, MAIL_STATE, PACKED } from "./recall-sql";

type Row = Omit<RecallLot, "traceNumber" | "startedAt"> & { startedAt: Date | null };

/** A lot, in one statement: what was packed of it, who has it, and who was told. Zeros for a number that no order has. */
export async function findRecallLot(sql: Queryable, traceNumber: string): Promise<RecallLot> {
  const { rows } = await sql.query<Row>(
    `WITH line AS (
       SELECT line.id, line.product_number, line.unit, line.texts, ${PACKED} AS packed, d.id AS order_id, d.order_number,
         d.account_number, d.language, d.customer_email <> '' AS has_mail, ${IS_GONE} AS is_gone
       FROM ${LINES_OF_LOT}
     ), sold AS (
       SELECT one.*, ${MAIL_STATE} AS mail
       FROM (SELECT DISTINCT order_number, account_number, language, has_mail, is_gone FROM line) one
       LEFT JOIN recall_order told ON told.trace_number = $1 AND told.order_number = one.order_number
     )
     SELECT
       coalesce((SELECT json_agg(product ORDER BY product ->> 'name') FROM (
         SELECT DISTINCT ON (product_number) jsonb_build_object('productId', product_number, ${textKeys("texts", contentTexts(["name"]))}) AS product
         FROM line WHERE product_number > 0 ORDER BY product_number, id DESC) named), '[]') AS products,
       coalesce((SELECT json_object_agg(unit, packed) FROM (
         SELECT unit, sum(packed)::float8 AS packed FROM line GROUP BY unit) by_unit), '{}') AS quantities,
       coalesce((SELECT json_object_agg(language, orders) FROM (
         SELECT language, count(*)::int AS orders FROM sold WHERE is_gone AND has_mail AND mail = 'none' GROUP BY language) by_language), '{}') AS "toTell",
       (SELECT count(*)::int FROM sold) AS orders,
       (SELECT count(DISTINCT account_number)::int FROM sold) AS buyers,
       (SELECT count(*)::int FROM sold WHERE NOT is_gone) AS "stillHere",
       (SELECT count(*)::int FROM sold WHERE mail <> 'none') AS told,
       (SELECT count(*)::int FROM sold WHERE mail = 'failed') AS failed,
       (SELECT count(*)::int FROM sold WHERE is_gone AND NOT has_mail AND mail = 'none') AS unreachable,
       (SELECT created_at FROM recall WHERE trace_number = $1) AS "startedAt",
       coalesce((SELECT account_name FROM recall WHERE trace_number = $1), '') AS "startedBy"`,
    [traceNumber],
  );
  const [row] = rows;
  if (!row) throw new Error("A statement without FROM has a row");
  return { traceNumber, ...row, startedAt: row.startedAt?.toISOString() ?? null };
}
