import type { Queryable } from "@zakh/kit/database/one-transaction";
import { MONEY_TOTALS_SQL, moneySums, PLACED_CREDIT_SQL } from "@zakh/orders/read-models/money-sums";
import type { z } from "zod";
import type { orderOfLine } from "../contract/statement-line";
import { WON_BY_HAND_OF_D } from "./matching-data";

type OrderOfLine = z.infer<typeof orderOfLine>;
export type OrdersOfLines = ReadonlyMap<number, OrderOfLine>;

/** What the queue shows of the orders with these public ids. */
export async function findOrdersOfLines(sql: Queryable, numbers: readonly number[]): Promise<OrdersOfLines> {
  if (numbers.length === 0) return new Map();
  const { rows } = await sql.query<Omit<OrderOfLine, "due"> & { money: Parameters<typeof moneySums>[0]["money"] }>(
    `SELECT d.order_number AS id, d.customer_name AS "customerName", d.depositor AS "transferAccountHolder", d.status,
       d.total::float8 AS total, ${MONEY_TOTALS_SQL} AS money, coalesce(entered.won, 0) AS "wonByHand",
       (d.total - ${PLACED_CREDIT_SQL})::float8 AS "toReopen"
     FROM order_detail d LEFT JOIN LATERAL (${WON_BY_HAND_OF_D}) entered ON true
     WHERE d.order_number = ANY($1) AND d.deleted_at IS NULL`,
    [[...new Set(numbers)]],
  );
  return new Map(
    rows.map(({ money, ...order }) => [
      order.id,
      { ...order, due: moneySums({ status: order.status, total: order.total, money }).due },
    ]),
  );
}
