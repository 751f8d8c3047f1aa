import { translationsOf } from "@zakh/kit/contract";
import { ListFilter, type ListPage, readListPage } from "@zakh/kit/database/list-page";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { textKeys } from "@zakh/kit/database/text-columns";
import type { ProductChangeSet, ProductChangesQuery } from "../contract";

/** One page of what was changed of products, newest first; of one product only its own rows. */
export async function listProductChanges(
  sql: Queryable,
  { product, ...page }: ProductChangesQuery,
): Promise<ListPage<ProductChangeSet>> {
  const filter = new ListFilter();
  const own = product === undefined ? "true" : `change.product_number = ${filter.bind(product)}`;
  if (product !== undefined)
    filter.add(`EXISTS (SELECT FROM product_change change WHERE change.set_number = made.number AND ${own})`);
  const { rows, total } = await readListPage<Omit<ProductChangeSet, "createdAt"> & { createdAt: Date }>(sql, {
    columns: `made.number AS id, made.account_name AS "changedBy", made.created_at AS "createdAt", (
      SELECT coalesce(json_agg(json_build_object('productId', change.product_number, 'name', coalesce(p.title, ''),
        ${textKeys("pd.texts", translationsOf(["name"]))}, 'field', change.field, 'from', change.old_value, 'to', change.new_value)
        ORDER BY change.product_number, change.field), '[]')
      FROM product_change change
      LEFT JOIN product_detail pd ON pd.number = change.product_number
      LEFT JOIN product_product_detail ppd ON ppd.product_detail_id = pd.id
      LEFT JOIN product p ON p.id = ppd.product_id
      WHERE change.set_number = made.number AND ${own}) AS changes`,
    from: "product_change_set made",
    filter,
    order: "made.number DESC",
    page,
  });
  return { rows: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), total };
}

/** The prices that a change has set, to be set back: from what they became to what they were. */
export async function findPricesToUndo(
  sql: Queryable,
  set: number,
): Promise<{ id: number; from: number; to: number }[]> {
  const { rows } = await sql.query<{ id: number; from: number; to: number }>(
    `SELECT product_number AS id, (new_value #>> '{}')::float8 AS "from", (old_value #>> '{}')::float8 AS "to"
     FROM product_change WHERE set_number = $1 AND field = 'price' ORDER BY product_number`,
    [set],
  );
  return rows;
}
