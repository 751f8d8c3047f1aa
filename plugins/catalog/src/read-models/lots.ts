import { translationsOf } from "@zakh/kit/contract";
import { ListFilter, type ListPage, readListPage } from "@zakh/kit/database/list-page";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { textColumns } from "@zakh/kit/database/text-columns";
import { type LotsQuery, PRODUCTS_MAX, type ProductLot, type ProductTrace } from "../contract";

/** In SQL: the number of the lot of a product that is packed now, the newest that has begun; empty without one. */
export function lotNumberSql(product: string): string {
  return `coalesce((SELECT lot.trace_number FROM product_lot lot WHERE lot.product_number = ${product} AND lot.since <= now()
    ORDER BY lot.since DESC, lot.number DESC LIMIT 1), '')`;
}

export async function findTraceNumbers(sql: Queryable): Promise<ProductTrace[]> {
  const { rows } = await sql.query<ProductTrace>(
    `SELECT "productId", "traceNumber" FROM (
       SELECT pd.number AS "productId", ${lotNumberSql("pd.number")} AS "traceNumber"
       FROM product_detail pd WHERE pd.deleted_at IS NULL
     ) traced WHERE "traceNumber" <> '' ORDER BY "productId" LIMIT ${PRODUCTS_MAX}`,
  );
  return rows;
}

/** A product that is not deleted, with its number; undefined without such a product. */
export async function findTraceNumber(sql: Queryable, product: number): Promise<ProductTrace | undefined> {
  const { rows } = await sql.query<ProductTrace>(
    `SELECT pd.number AS "productId", ${lotNumberSql("pd.number")} AS "traceNumber"
     FROM product_detail pd WHERE pd.number = $1 AND pd.deleted_at IS NULL`,
    [product],
  );
  return rows[0];
}

/** One page of the lots, the newest first. */
export async function listLots(sql: Queryable, { product, ...page }: LotsQuery): Promise<ListPage<ProductLot>> {
  const filter = new ListFilter();
  if (product !== undefined) filter.add(`lot.product_number = ${filter.bind(product)}`);
  const { rows, total } = await readListPage<Omit<ProductLot, "since"> & { since: Date }>(sql, {
    columns: `lot.product_number AS "productId", coalesce(p.title, '') AS name, ${textColumns("pd.texts", translationsOf(["name"]))},
      lot.trace_number AS "traceNumber", lot.since, lot.account_name AS "setBy"`,
    from: `product_lot lot
      LEFT JOIN product_detail pd ON pd.number = lot.product_number
      LEFT JOIN product_product_detail ppd ON ppd.product_detail_id = pd.id
      LEFT JOIN product p ON p.id = ppd.product_id`,
    filter,
    order: "lot.since DESC, lot.number DESC",
    page,
  });
  return { rows: rows.map((row) => ({ ...row, since: row.since.toISOString() })), total };
}
