import type { Pool } from "pg";
import { PRODUCTS_MAX, type ProductTrace } from "../contract";

/** The products that have a trace number. */
export async function findTraceNumbers(pool: Pool): Promise<ProductTrace[]> {
  const { rows } = await pool.query<ProductTrace>(
    `SELECT number AS "productId", trace_number AS "traceNumber" FROM product_detail
     WHERE deleted_at IS NULL AND trace_number <> '' ORDER BY number LIMIT ${PRODUCTS_MAX}`,
  );
  return rows;
}
