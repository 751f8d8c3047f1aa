import type { Queryable } from "@zakh/kit/database/one-transaction";
import { exactSql, insertRows } from "@zakh/kit/database/table-rows";
import {
  discountRows,
  lineRows,
  ROUNDING_CODE,
  roundingRows,
  TRANSFER_DISCOUNT_CODE,
} from "@zakh/orders/workflows/lines/medusa-lines";
import type { Goods, GoodsLine } from "./plan-goods";

export type IdentifiedLine = GoodsLine & { lineItemId: string };

export interface MedusaGoods {
  orderId: string;
  at: Date;
  before: readonly IdentifiedLine[];
  after: Omit<Goods, "lines"> & { lines: readonly IdentifiedLine[] };
  /** Whole won by which the total rises, without the discount, which is a credit line. */
  change: number;
}

/**
 * Changes Medusa's order to the goods, in the rows of its present version: Medusa's own edit of an order takes no new line below
 * one kilogram, and keeps the adjustments that round the former lines.
 */
export async function changeMedusaGoods(sql: Queryable, input: MedusaGoods): Promise<void> {
  const { orderId, at: placedAt, before, after, change } = input;
  const version = await versionOf(sql, orderId);
  const former = new Set(before.map(({ lineItemId }) => lineItemId));
  const remaining = after.lines.filter(({ lineItemId }) => former.has(lineItemId));
  const place = { id: orderId, placedAt, version };
  await sql.query(
    `DELETE FROM order_item WHERE order_id = $1 AND version = $2 AND deleted_at IS NULL
       AND item_id = ANY($3) AND NOT item_id = ANY($4)`,
    [orderId, version, [...former], remaining.map(({ lineItemId }) => lineItemId)],
  );
  await sql.query(
    `UPDATE order_item SET quantity = remaining.quantity, raw_quantity = ${exactSql("remaining.quantity")}, updated_at = now()
     FROM unnest($3::text[], $4::numeric[]) AS remaining(id, quantity)
     WHERE order_id = $1 AND version = $2 AND deleted_at IS NULL AND item_id = remaining.id`,
    [orderId, version, remaining.map(({ lineItemId }) => lineItemId), remaining.map(({ quantity }) => quantity)],
  );
  await sql.query(
    `DELETE FROM order_line_item_adjustment WHERE item_id = ANY($1) AND deleted_at IS NULL AND version = $2
       AND code = ANY($3)`,
    [[...former], version, [ROUNDING_CODE, TRANSFER_DISCOUNT_CODE]],
  );
  await insertRows(sql, [
    ...after.lines.flatMap(({ product, ...line }) => (product ? lineRows(place, { ...line, product }) : [])),
    ...remaining.flatMap((line) => roundingRows(place, line)),
    ...discountRows({ ...place, ...after }),
  ]);
  await sql.query(
    `UPDATE order_shipping_method SET amount = $3::numeric, raw_amount = ${exactSql("$3::numeric")}, updated_at = now()
     WHERE id IN (SELECT shipping_method_id FROM order_shipping WHERE order_id = $1 AND version = $2 AND deleted_at IS NULL)`,
    [orderId, version, after.shippingFee],
  );
  await raiseSummary(sql, { orderId, version, change });
}

async function versionOf(sql: Queryable, orderId: string): Promise<number> {
  const { rows } = await sql.query<{ version: number }>(`SELECT version FROM "order" WHERE id = $1`, [orderId]);
  if (!rows[0]) throw new Error("Medusa has no such order");
  return rows[0].version;
}

/** The totals that Medusa keeps beside the order, which rise with it. */
const TOTAL_KEYS = ["current_order_total", "original_order_total", "accounting_total", "pending_difference"];

async function raiseSummary(sql: Queryable, row: { orderId: string; version: number; change: number }): Promise<void> {
  await sql.query(
    `UPDATE order_summary s SET updated_at = now(), totals = s.totals || (
       SELECT jsonb_object_agg(key, value) FROM unnest($3::text[]) AS name
       CROSS JOIN LATERAL (SELECT (s.totals->>name)::numeric + $4::numeric AS won) risen
       CROSS JOIN LATERAL (VALUES (name, to_jsonb(won)), ('raw_' || name, ${exactSql("won")})) AS total(key, value))
     WHERE order_id = $1 AND version = $2 AND deleted_at IS NULL`,
    [row.orderId, row.version, TOTAL_KEYS, row.change],
  );
}
