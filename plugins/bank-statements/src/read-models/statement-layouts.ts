import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { Columns } from "@zakh/statement-reader";

/** The remembered columns of the first of these headers that has any. */
export async function findLayout(sql: Queryable, headers: readonly string[]): Promise<Columns | undefined> {
  const { rows } = await sql.query<{ columns: Columns }>(
    `SELECT columns FROM statement_layout WHERE header = ANY($1) AND deleted_at IS NULL
     ORDER BY array_position($1, header) LIMIT 1`,
    [headers],
  );
  return rows[0]?.columns;
}
