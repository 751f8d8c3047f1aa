import type { Queryable } from "@zakh/kit/database/one-transaction";

/** A line of a return that is being received: kilograms that come back, and those of them that cannot be sold again. */
export interface ReturnedLine {
  lineItemId: string;
  quantity: number;
  damaged: number;
}

/** What is received of a return in Medusa's dashboard. */
export interface OpenReturn {
  /** Id of Medusa's order, and of its OrderChange. */
  orderId: string;
  changeId: string;
  lines: ReturnedLine[];
  /** Medusa's items of the return, with what of each has come back, this time included. */
  items: { id: string; received_quantity: number; damaged_quantity: number }[];
  /** Whether every weight that is received is more than nothing. */
  isPositive: boolean;
  /** Whether that is all that was to come back. */
  isWhole: boolean;
}

/** Medusa's order of a return. */
export async function findOrderOfReturn(sql: Queryable, returnId: string): Promise<string | undefined> {
  const { rows } = await sql.query<{ id: string }>(
    `SELECT order_id AS id FROM "return" WHERE id = $1 AND deleted_at IS NULL`,
    [returnId],
  );
  return rows[0]?.id;
}

/** By the id of Medusa's return; undefined while nothing of it is being received. */
export async function findOpenReturn(sql: Queryable, returnId: string): Promise<OpenReturn | undefined> {
  const { rows } = await sql.query<OpenReturn>(
    `SELECT received.order_id AS "orderId", received.id AS "changeId",
       coalesce(json_agg(json_build_object('lineItemId', item.item_id, 'quantity', back.quantity, 'damaged', back.damaged)
         ORDER BY item.id) FILTER (WHERE back.quantity > 0), '[]') AS lines,
       json_agg(json_build_object('id', item.id, 'received_quantity', item.received_quantity + back.quantity,
         'damaged_quantity', item.damaged_quantity + back.damaged) ORDER BY item.id) AS items,
       bool_and(back.least > 0) AS "isPositive",
       bool_and(item.received_quantity + back.quantity >= item.quantity) AS "isWhole"
     FROM order_change received
     JOIN return_item item ON item.return_id = received.return_id AND item.deleted_at IS NULL
     CROSS JOIN LATERAL (
       SELECT coalesce(sum((step.details->>'quantity')::numeric), 0) AS quantity,
         coalesce(min((step.details->>'quantity')::numeric), 1) AS least,
         coalesce(sum((step.details->>'quantity')::numeric) FILTER (WHERE step.action = 'RECEIVE_DAMAGED_RETURN_ITEM'), 0) AS damaged
       FROM order_change_action step
       WHERE step.order_change_id = received.id AND step.details->>'reference_id' = item.item_id AND step.deleted_at IS NULL
         AND step.action IN ('RECEIVE_RETURN_ITEM', 'RECEIVE_DAMAGED_RETURN_ITEM')) back
     WHERE received.return_id = $1 AND received.change_type = 'return_receive' AND received.deleted_at IS NULL
       AND received.status IN ('pending', 'requested')
     GROUP BY received.id ORDER BY received.created_at DESC LIMIT 1`,
    [returnId],
  );
  return rows[0];
}

/** Whether goods of Medusa's order are to come back that nobody has received any of. */
export async function awaitsReturn(sql: Queryable, orderId: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    `SELECT 1 FROM "return" WHERE order_id = $1 AND status = 'requested' AND canceled_at IS NULL AND deleted_at IS NULL`,
    [orderId],
  );
  return rowCount !== 0;
}

/** Kilograms of the lines of Medusa's order that have come back before, for those of which any have. */
export async function findCameBack(sql: Queryable, orderId: string): Promise<Map<string, number>> {
  const { rows } = await sql.query<{ id: string; quantity: number }>(
    `SELECT item.item_id AS id, (item.return_received_quantity + item.return_dismissed_quantity)::float8 AS quantity
     FROM "order" o JOIN order_item item ON item.order_id = o.id AND item.version = o.version
     WHERE o.id = $1 AND item.return_received_quantity + item.return_dismissed_quantity > 0`,
    [orderId],
  );
  return new Map(rows.map(({ id, quantity }) => [id, quantity]));
}
