import type { Queryable } from "../database/one-transaction";

/** Names of products by public id, also of those that are hidden or deleted. */
export async function findProductNames(sql: Queryable, numbers: number[]): Promise<Map<number, string>> {
  const { rows } = await sql.query<{ number: number; name: string }>(
    `SELECT detail.number, product.title AS name
     FROM product_detail detail
     JOIN product_product_detail link ON link.product_detail_id = detail.id
     JOIN product ON product.id = link.product_id
     WHERE detail.number = ANY($1::int[])`,
    [numbers],
  );
  return new Map(rows.map(({ number, name }) => [number, name]));
}
