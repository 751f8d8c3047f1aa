import type { Queryable } from "@zakh/kit/database/one-transaction";

/** What opens an order that an admin placed, and for whom it was placed. */
export interface LinkedOrder {
  linkKey: string;
  /** Public id of the customer. */
  userId: number;
}

/** By the order's public id. Throws when no admin placed it. */
export async function findLinkedOrder(sql: Queryable, id: number): Promise<LinkedOrder> {
  const { rows } = await sql.query<LinkedOrder>(
    `SELECT link_key AS "linkKey", account_number AS "userId" FROM order_detail
     WHERE order_number = $1 AND link_key IS NOT NULL AND deleted_at IS NULL`,
    [id],
  );
  if (!rows[0]) throw new Error(`Order ${id} has no link`);
  return rows[0];
}
