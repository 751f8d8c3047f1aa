import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { GoodsOf, Meat } from "../contract";

/** A category as products are saved into it. */
export interface NamedCategory {
  number: number;
  meat: Meat;
  goodsOf: GoodsOf;
}

/**
 * The category that a form names by `given`, its name or its id (ruling 22). A name has priority over
 * an equal id; of two categories with the same name, the first in the shop's order.
 */
export async function findNamedCategory(sql: Queryable, given: string | number): Promise<NamedCategory | undefined> {
  const { rows } = await sql.query<NamedCategory>(
    `SELECT cd.number, cd.meat, cd.goods_of AS "goodsOf"
     FROM category_detail cd
     JOIN product_category_category_detail pccd ON pccd.category_detail_id = cd.id AND pccd.deleted_at IS NULL
     JOIN product_category c ON c.id = pccd.product_category_id AND c.deleted_at IS NULL
     WHERE cd.deleted_at IS NULL AND (c.name = $1 OR cd.number::text = $1)
     ORDER BY ($2 AND c.name = $1) DESC, cd.sort_order, cd.number LIMIT 1`,
    [String(given), typeof given === "string"],
  );
  return rows[0];
}
