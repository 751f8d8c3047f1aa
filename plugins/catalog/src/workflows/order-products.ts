import { defineWrite } from "@zakh/kit/database/define-write";
import { inOneTransaction, type Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { ProductOrderInput } from "../contract";
import { type ProductActor, recordChanges } from "./product/record-changes";

export type ProductOrdering = ProductOrderInput & {
  by: ProductActor;
  /** Public id of the store whose products they must be; without it any. */
  storeNumber?: number;
};

/**
 * Puts products in an order among the places that they have, and says which of them lists show first; all or nothing. Throws 404
 * `product_not_found`, and 409 `conflict` when another ordering is not done within 8 s.
 */
export const orderProductsWorkflow = defineWrite("order-products", (ordering: ProductOrdering, { container }) =>
  inOneTransaction(container, ({ sql }) => orderProducts(sql, ordering), { key: "product-order" }),
);

async function orderProducts(sql: Queryable, { ids, featured, by, storeNumber }: ProductOrdering): Promise<void> {
  const { rows } = await sql.query<{ number: number; isFeatured: boolean }>(
    `SELECT pd.number, pd.is_featured AS "isFeatured" FROM product_detail pd
     JOIN product_product_detail ppd ON ppd.product_detail_id = pd.id AND ppd.deleted_at IS NULL
     JOIN product p ON p.id = ppd.product_id AND p.deleted_at IS NULL
     WHERE pd.number = ANY($1::int[]) AND pd.deleted_at IS NULL AND ($2::int IS NULL OR pd.store_number = $2) ORDER BY pd.number FOR UPDATE OF pd`,
    [ids, storeNumber],
  );
  if (rows.length < ids.length) throw new ApiError(404, "product_not_found");
  // Only these exchange their places, so that no other product moves.
  await sql.query(
    `WITH place AS (
       SELECT coalesce(position, number) AS position, row_number() OVER (ORDER BY coalesce(position, number), number) AS rank
       FROM product_detail WHERE number = ANY($1::int[]) AND deleted_at IS NULL
     )
     UPDATE product_detail pd SET position = place.position, updated_at = now()
     FROM unnest($1::int[]) WITH ORDINALITY AS asked(number, rank) JOIN place ON place.rank = asked.rank
     WHERE pd.number = asked.number AND pd.deleted_at IS NULL AND coalesce(pd.position, pd.number) <> place.position`,
    [ids],
  );
  if (!featured) return;
  const now = new Set(featured);
  const changed = rows.filter(({ number, isFeatured }) => isFeatured !== now.has(number)).map(({ number }) => number);
  await sql.query(
    `UPDATE product_detail SET is_featured = NOT is_featured, updated_at = now()
     WHERE number = ANY($1::int[]) AND deleted_at IS NULL`,
    [changed],
  );
  await recordChanges(
    sql,
    by,
    changed.map((product) => ({ product, field: "isFeatured", from: !now.has(product), to: now.has(product) })),
  );
}
