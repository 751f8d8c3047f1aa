import type { Unit } from "@zakh/catalog/contract";
import { contentTexts, type Texts } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { textColumns } from "@zakh/kit/database/text-columns";

/** A line whose packed weight is known. Its name is the category of a store's product, because mails about orders have no text of a seller. */
export interface WeighedLine extends Texts<"name"> {
  quantity: number;
  unit: Unit;
  packed: number;
  /** Whole won that it costs less. */
  less: number;
}

/** In SQL: `shown.texts` of an `order_line`, with the name as mails have it. */
export const SHOWN_NAME = `CROSS JOIN LATERAL (
       SELECT jsonb_build_object('name', texts -> CASE WHEN store_number IS NULL THEN 'name' ELSE 'category' END) AS texts
     ) shown`;

export async function findWeighedLines(sql: Queryable, detailId: string): Promise<WeighedLine[]> {
  const { rows } = await sql.query<WeighedLine>(
    `SELECT ${textColumns("shown.texts", contentTexts(["name"]))}, quantity::float8 AS quantity, unit,
       packed_quantity::float8 AS packed, weight_reduction AS less
     FROM order_line ${SHOWN_NAME}
     WHERE order_detail_id = $1 AND packed_quantity IS NOT NULL AND deleted_at IS NULL ORDER BY place`,
    [detailId],
  );
  return rows;
}
