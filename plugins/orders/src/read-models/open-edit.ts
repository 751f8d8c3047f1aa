import type { Queryable } from "@zakh/kit/database/one-transaction";

/** A step of an edit: what it makes of a line. */
interface EditAction {
  /** Id of Medusa's OrderChangeAction. */
  id: string;
  action: string;
  /** Public id of the line's product; null where nothing is known of it. */
  productId: number | null;
  /** Kilograms: those of the line from then on, or of a new line. */
  quantity: number | null;
}

/** The edit of an order that is open in Medusa's dashboard. */
export interface OpenEdit {
  /** Id of Medusa's OrderChange. */
  id: string;
  status: "pending" | "requested";
  actions: EditAction[];
}

/** By the id of Medusa's order. */
export async function findOpenEdit(sql: Queryable, orderId: string): Promise<OpenEdit | undefined> {
  const { rows } = await sql.query<OpenEdit>(
    `SELECT edit.id, edit.status, (
       SELECT coalesce(json_agg(json_build_object('id', step.id, 'action', step.action, 'quantity', (step.details->>'quantity')::float8,
           'productId', coalesce(line.product_number, pd.number)) ORDER BY step.ordering), '[]')
       FROM order_change_action step
       LEFT JOIN order_line line ON line.line_item_id = step.details->>'reference_id' AND line.deleted_at IS NULL
       LEFT JOIN order_line_item item ON item.id = step.details->>'reference_id' AND item.deleted_at IS NULL
       LEFT JOIN product_variant variant ON variant.id = item.variant_id AND variant.deleted_at IS NULL
       LEFT JOIN product_product_detail link ON link.product_id = variant.product_id AND link.deleted_at IS NULL
       LEFT JOIN product_detail pd ON pd.id = link.product_detail_id AND pd.deleted_at IS NULL
       WHERE step.order_change_id = edit.id AND step.deleted_at IS NULL) AS actions
     FROM order_change edit
     WHERE edit.order_id = $1 AND edit.status IN ('pending', 'requested') AND edit.deleted_at IS NULL
     ORDER BY edit.created_at DESC LIMIT 1`,
    [orderId],
  );
  return rows[0];
}
