import type { Unit } from "@zakh/catalog/contract";
import { contentTexts, type Texts } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { textColumns } from "@zakh/kit/database/text-columns";

export const LINE_TEXTS = ["name", "category"] as const;

/** A line as it is stored, with the price that it was ordered at. */
export interface StoredLine extends Texts<(typeof LINE_TEXTS)[number]> {
  id: string;
  place: number;
  /** Id of Medusa's line item. */
  lineItemId: string;
  /** Public id of the product; 0 for a line that was added in Medusa's dashboard. */
  productId: number;
  quantity: number;
  unit: Unit;
  /** Whole won. */
  lineTotal: number;
  /** Won per `priceDivisor` of its unit. */
  price: number;
  priceDivisor: number;
  /** What was packed; null where nobody has weighed it. */
  packed: number | null;
  /** Of the lots that it was packed of. */
  traceNumbers: string[];
  isOfStore: boolean;
}

export async function findLines(sql: Queryable, detailId: string): Promise<StoredLine[]> {
  const { rows } = await sql.query<StoredLine>(
    `SELECT id, place, line_item_id AS "lineItemId", product_number AS "productId", quantity::float8 AS quantity, unit,
       total::float8 AS "lineTotal", price::float8 AS price, price_divisor::float8 AS "priceDivisor",
       packed_quantity::float8 AS packed, coalesce(trace_numbers, '{}') AS "traceNumbers", ${textColumns("texts", contentTexts(LINE_TEXTS))}, store_number IS NOT NULL AS "isOfStore"
     FROM order_line WHERE order_detail_id = $1 AND deleted_at IS NULL ORDER BY place`,
    [detailId],
  );
  return rows;
}
