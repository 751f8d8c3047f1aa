import { PAIRED_MAX } from "@zakh/catalog/contract";
import type { FindPairings, Pairing } from "@zakh/catalog/read-models/pairings";
import { statusIs } from "../read-models/status-sql";

/** So long back an order counts. */
const DAYS = 180;
/** Fewer people would show what one of them buys. */
const LEAST_PEOPLE = 2;

/** Tells the catalogue what people buy in one order. */
export const pairings: FindPairings = async (sql) => {
  const { rows } = await sql.query<Pairing>(
    `WITH bought AS (
         SELECT DISTINCT d.id, d.account_number AS person, line.product_number AS product FROM order_detail d
         JOIN order_line line ON line.order_detail_id = d.id AND line.deleted_at IS NULL
         WHERE d.created_at > now() - make_interval(days => $1) AND NOT ${statusIs("cancelled")} AND d.deleted_at IS NULL
       ), ranked AS (
         SELECT one.product, other.product AS other,
           row_number() OVER (PARTITION BY one.product ORDER BY count(DISTINCT one.person) DESC, other.product)::int AS rank
         FROM bought one JOIN bought other ON other.id = one.id AND other.product <> one.product
         GROUP BY one.product, other.product HAVING count(DISTINCT one.person) >= $2
       )
       SELECT product, other, rank FROM ranked WHERE rank <= $3 ORDER BY product, rank`,
    [DAYS, LEAST_PEOPLE, PAIRED_MAX],
  );
  return rows;
};
