import { statusIs } from "@zakh/orders/read-models/status-sql";

/** In SQL: whether a time is within the days $1 to $2, both of Seoul and included (ruling 13). */
export function inPeriod(time: string): string {
  return `${time} >= $1::date::timestamp AT TIME ZONE 'Asia/Seoul' AND ${time} < ($2::date + 1)::timestamp AT TIME ZONE 'Asia/Seoul'`;
}

/** The day in Seoul of a time, in SQL. */
export function dayOf(time: string): string {
  return `to_char(${time} AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD')`;
}

/** Orders of the period; cancelled ones are not sales. */
export const SALES_SQL = `order_detail d WHERE d.deleted_at IS NULL AND NOT ${statusIs("cancelled")} AND ${inPeriod("d.created_at")}`;
