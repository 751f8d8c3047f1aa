import type { Pool } from "pg";

/** Who may read an order (ruling 9). */
export interface OrderAccess {
  number: number;
  /** Public id of the account that placed it. */
  userId: number;
  /** Empty when it has none. */
  email: string;
  /** The key of its link; null unless an admin placed it. */
  linkKey: string | null;
}

export async function findOrderAccess(pool: Pool, id: number): Promise<OrderAccess | undefined> {
  const { rows } = await pool.query<OrderAccess>(
    `SELECT o.display_id AS number, d.account_number AS "userId", d.customer_email AS email, d.link_key AS "linkKey"
     FROM "order" o
     JOIN order_order_detail link ON link.order_id = o.id AND link.deleted_at IS NULL
     JOIN order_detail d ON d.id = link.shop_order_detail_id AND d.deleted_at IS NULL
     WHERE o.display_id = $1 AND o.deleted_at IS NULL`,
    [id],
  );
  return rows[0];
}
