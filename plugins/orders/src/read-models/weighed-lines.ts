import type { Unit } from "@zakh/catalog/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";

/** A line whose packed weight is known. */
export interface WeighedLine {
  /** Of a store's product the category, because mails about orders have no text of a seller. */
  name: string;
  nameRu: string;
  nameEn: string;
  quantity: number;
  unit: Unit;
  packed: number;
  /** Whole won that it costs less. */
  less: number;
}

const SHOWN = (own: string, ofStore: string) => `CASE WHEN store_number IS NULL THEN ${own} ELSE ${ofStore} END`;

/** The lines of the order with this detail that were weighed, in their order. */
export async function findWeighedLines(sql: Queryable, detailId: string): Promise<WeighedLine[]> {
  const { rows } = await sql.query<WeighedLine>(
    `SELECT ${SHOWN("name", "category")} AS name, ${SHOWN("name_ru", "category_ru")} AS "nameRu",
       ${SHOWN("name_en", "category_en")} AS "nameEn", quantity::float8 AS quantity, unit, packed_quantity::float8 AS packed,
       weight_reduction AS less
     FROM order_line WHERE order_detail_id = $1 AND packed_quantity IS NOT NULL AND deleted_at IS NULL ORDER BY place`,
    [detailId],
  );
  return rows;
}
