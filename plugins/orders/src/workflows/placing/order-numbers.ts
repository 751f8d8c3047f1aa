import type { Queryable } from "@zakh/kit/database/one-transaction";

/** The next public ids of orders, from the sequence of Medusa's `display_id`; unused ones are lost. */
export async function nextOrderNumbers(sql: Pick<Queryable, "query">, count: number): Promise<number[]> {
  const { rows } = await sql.query<{ number: number }>(
    `SELECT nextval(pg_get_serial_sequence('"order"', 'display_id'))::int AS number FROM generate_series(1, $1::int)`,
    [count],
  );
  return rows.map(({ number }) => number);
}
