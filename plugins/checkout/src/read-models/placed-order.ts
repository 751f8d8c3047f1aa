import type { Queryable } from "@zakh/kit/database/one-transaction";
import { PLACED_CREDIT_SQL } from "@zakh/orders/read-models/money-sums";

/** An order that was placed under an idempotency key. */
export interface OrderOfKey {
  id: number;
  /** Whole won. */
  total: number;
  /** Whole won. */
  transferDiscount: number;
  /** Whole won of the customer's credit that were used when it was placed. */
  creditUsed: number;
  requestHash: string;
}

const COLUMNS = `d.order_number AS id, d.total::float8 AS total, d.transfer_discount AS "transferDiscount",
  ${PLACED_CREDIT_SQL} AS "creditUsed", d.request_hash AS "requestHash"`;

/** The order that this account, or an admin where it is null, placed under an idempotency key, if any (ruling 7). */
export async function findOrderOfKey(
  sql: Queryable,
  account: number | null,
  key: string,
): Promise<OrderOfKey | undefined> {
  const whose = account === null ? "d.link_key IS NOT NULL" : "d.account_number = $2 AND d.link_key IS NULL";
  const { rows } = await sql.query<OrderOfKey>(
    `SELECT ${COLUMNS} FROM order_detail d
     WHERE d.idempotency_key = $1 AND ${whose} AND d.deleted_at IS NULL`,
    account === null ? [key] : [key, account],
  );
  return rows[0];
}

/** The order that a cart of `/store` has become, if any. */
export async function findOrderOfCart(sql: Queryable, cartId: string): Promise<OrderOfKey | undefined> {
  const { rows } = await sql.query<OrderOfKey>(
    `SELECT ${COLUMNS} FROM order_detail d
     JOIN order_order_detail detail ON detail.shop_order_detail_id = d.id AND detail.deleted_at IS NULL
     JOIN order_cart cart ON cart.order_id = detail.order_id AND cart.deleted_at IS NULL
     WHERE cart.cart_id = $1 AND d.deleted_at IS NULL`,
    [cartId],
  );
  return rows[0];
}
