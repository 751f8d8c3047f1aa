import type { Pool } from "pg";
import { PERIOD_DAYS_MAX } from "../contract/period";
import { SALES_DAYS, type SalesQuery, type SalesReport } from "../contract/summary";
import { SALES_SQL } from "./period";

/** Sales by day and by category, in won. When only one day is given, the other is at the maximum distance. */
export async function findSales(pool: Pool, query: SalesQuery): Promise<SalesReport> {
  const { from, to } = await period(pool, query);
  const [days, categories] = await Promise.all([
    pool.query<
      SalesReport["days"][number] & { shipping: number; transferDiscounts: number; discounts: number; lighter: number }
    >(
      `SELECT to_char(span.day, 'YYYY-MM-DD') AS day, coalesce(sold.orders, 0) AS orders, coalesce(sold.sales, 0) AS sales,
         coalesce(sold.shipping, 0) AS shipping, coalesce(sold."transferDiscounts", 0) AS "transferDiscounts", coalesce(sold.discounts, 0) AS discounts,
         coalesce(sold.lighter, 0) AS lighter
       FROM generate_series($1::date, $2::date, interval '1 day') AS span(day)
       LEFT JOIN (
         SELECT (d.created_at AT TIME ZONE 'Asia/Seoul')::date AS day, count(*)::int AS orders,
           sum(d.total)::float8 AS sales, sum(d.shipping_fee)::float8 AS shipping,
           sum(d.transfer_discount)::float8 AS "transferDiscounts", sum(d.discount)::float8 AS discounts, sum(d.weight_reduction)::float8 AS lighter
         FROM ${SALES_SQL} GROUP BY 1
       ) sold ON sold.day = span.day::date
       ORDER BY span.day`,
      [from, to],
    ),
    pool.query<SalesReport["categories"][number]>(
      `SELECT category, json_object_agg(unit, quantity) AS quantities, sum(total)::float8 AS sales
       FROM (
         SELECT line.texts #>> '{category,mn}' AS category, line.unit, sum(coalesce(line.packed_quantity, line.quantity)) AS quantity, sum(line.total) AS total
         FROM (SELECT d.id FROM ${SALES_SQL}) sold
         JOIN order_line line ON line.order_detail_id = sold.id AND line.deleted_at IS NULL
         GROUP BY 1, 2) of_unit
       GROUP BY 1 ORDER BY sales DESC, category`,
      [from, to],
    ),
  ]);
  return {
    from,
    to,
    days: days.rows.map(({ day, orders, sales }) => ({ day, orders, sales })),
    categories: categories.rows,
    shippingFees: days.rows.reduce((sum, { shipping }) => sum + shipping, 0),
    transferDiscounts: days.rows.reduce((sum, { transferDiscounts }) => sum + transferDiscounts, 0),
    discounts: days.rows.reduce((sum, { discounts }) => sum + discounts, 0),
    weightReductions: days.rows.reduce((sum, { lighter }) => sum + lighter, 0),
  };
}

/** The requested days; today is the database's, in Seoul. */
async function period(pool: Pool, { from, to }: SalesQuery): Promise<{ from: string; to: string }> {
  if (from && to) return { from, to };
  const { rows } = await pool.query<{ from: string; to: string }>(
    `SELECT to_char(coalesce($1::date, last - ($3::int - 1)), 'YYYY-MM-DD') AS "from", to_char(last, 'YYYY-MM-DD') AS "to"
     FROM (SELECT coalesce($2::date, least($1::date + ($4::int - 1), today), today) AS last
       FROM (SELECT (now() AT TIME ZONE 'Asia/Seoul')::date AS today) now) period`,
    [from ?? null, to ?? null, SALES_DAYS, PERIOD_DAYS_MAX],
  );
  const [found] = rows;
  if (!found) throw new Error("A query without FROM answers one row");
  // When the first day is in the future, it is the only one.
  return found.from > found.to ? { from: found.from, to: found.from } : found;
}
