import type { FindMostSold } from "@zakh/catalog/read-models/most-sold";
import { statusIs } from "../read-models/status-sql";

/** So long back a sale counts: a season, and no product of last winter before one of this. */
const DAYS = 90;

/** Tells the catalogue what was sold most lately, in won: packs and kilograms do not compare. */
export const mostSold: FindMostSold = async (sql) => {
  const { rows } = await sql.query<{ id: number }>(
    `SELECT line.product_number AS id FROM order_detail d
       JOIN order_line line ON line.order_detail_id = d.id AND line.deleted_at IS NULL
       WHERE d.created_at > now() - make_interval(days => $1) AND NOT ${statusIs("cancelled")} AND d.deleted_at IS NULL
       GROUP BY 1 ORDER BY sum(line.total - line.weight_reduction) DESC, 1`,
    [DAYS],
  );
  return rows.map(({ id }) => id);
};
