import type { Queryable } from "@zakh/kit/database/one-transaction";

/** An order that an idempotency key was used for. */
export interface PlacedBefore {
  /** Public id. */
  id: number;
  /** Whole won. */
  total: number;
  requestHash: string;
}

/** The order that this account placed under an idempotency key, if any (ruling 7). */
export async function findPlacedBefore(
  sql: Queryable,
  account: number,
  key: string,
): Promise<PlacedBefore | undefined> {
  const { rows } = await sql.query<PlacedBefore>(
    `SELECT o.display_id AS id, d.total::float8 AS total, d.request_hash AS "requestHash"
     FROM order_detail d
     JOIN order_order_detail link ON link.shop_order_detail_id = d.id AND link.deleted_at IS NULL
     JOIN "order" o ON o.id = link.order_id
     WHERE d.account_number = $1 AND d.idempotency_key = $2 AND d.deleted_at IS NULL`,
    [account, key],
  );
  return rows[0];
}
