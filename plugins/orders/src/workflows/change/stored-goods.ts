import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { OrderState } from "../../read-models/order-state";
import type { IdentifiedLine } from "./medusa-goods";
import type { Goods } from "./plan-goods";

/** A line as it is stored. */
export interface StoredLine extends IdentifiedLine {
  id: string;
  place: number;
  /** What was packed; null where nobody has weighed it. */
  packed: number | null;
}

/** The goods and sums of an order as they are stored. */
export interface StoredGoods extends Goods {
  lines: StoredLine[];
}

export async function findGoods(sql: Queryable, state: OrderState): Promise<StoredGoods> {
  const { shippingFee, discount, discountReason, transferDiscount } = state;
  const lines = await findLines(sql, state.detailId);
  return { lines, shippingFee, discount, discountReason, transferDiscount };
}

/** The lines of the order with this detail, in their order. */
export async function findLines(sql: Queryable, detailId: string): Promise<StoredLine[]> {
  const { rows } = await sql.query<StoredLine>(
    `SELECT id, place, line_item_id AS "lineItemId", product_number AS "productId", quantity::float8 AS quantity, unit,
       total::float8 AS "lineTotal", price::float8 AS price, price_divisor::float8 AS "priceDivisor",
       packed_quantity::float8 AS packed, name, name_ru AS "nameRu", name_en AS "nameEn", category,
       category_ru AS "categoryRu", category_en AS "categoryEn", store_number IS NOT NULL AS "isOfStore"
     FROM order_line WHERE order_detail_id = $1 AND deleted_at IS NULL ORDER BY place`,
    [detailId],
  );
  return rows;
}
