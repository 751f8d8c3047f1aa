import type { Queryable } from "@zakh/kit/database/one-transaction";
import { otherSellers } from "./other-sellers";

/** Whether a line of an order has its packed weight, another seller has packed its goods, or the order was sent. */
export async function isPacked(sql: Queryable, detailId: string): Promise<boolean> {
  const { rows } = await sql.query<{ isPacked: boolean }>(
    `SELECT d.sent_at IS NOT NULL OR EXISTS (
         SELECT FROM order_line WHERE order_detail_id = d.id AND packed_quantity IS NOT NULL AND deleted_at IS NULL
       ) OR ${otherSellers().isPacked} AS "isPacked" FROM order_detail d WHERE d.id = $1`,
    [detailId],
  );
  return rows[0]?.isPacked ?? false;
}
