import type { Queryable } from "@zakh/kit/database/one-transaction";

/** SQL for the next public id of an order, from the sequence of Medusa's `display_id`. */
export const NEXT_ORDER_NUMBER = `nextval(pg_get_serial_sequence('"order"', 'display_id'))::int`;

/** The next public ids of orders, unused ones are lost. */
export async function nextOrderNumbers(sql: Pick<Queryable, "query">, count: number): Promise<number[]> {
  const { rows } = await sql.query<{ number: number }>(
    `SELECT ${NEXT_ORDER_NUMBER} AS number FROM generate_series(1, $1::int)`,
    [count],
  );
  return rows.map(({ number }) => number);
}
