import type { Pool } from "pg";

/**
 * Row counts of every table without soft-deleted rows, because Medusa's own undo soft-deletes some of its rows. Without
 * background jobs and notifications, which run concurrently, also for earlier tests.
 */
export async function livingRows(pool: Pool): Promise<Record<string, number>> {
  const { rows: tables } = await pool.query<{ name: string; marked: boolean }>(
    `SELECT t.tablename AS name, EXISTS (
       SELECT 1 FROM information_schema.columns c
       WHERE c.table_schema = 'public' AND c.table_name = t.tablename AND c.column_name = 'deleted_at'
     ) AS marked
     FROM pg_tables t WHERE t.schemaname = 'public' AND t.tablename NOT IN ('background_job', 'notification')
     ORDER BY t.tablename`,
  );
  const counts = tables.map(
    ({ name, marked }) =>
      `SELECT '${name}' AS name, count(*)::int AS living FROM "${name}" ${marked ? "WHERE deleted_at IS NULL" : ""}`,
  );
  const { rows } = await pool.query<{ name: string; living: number }>(counts.join(" UNION ALL "));
  return Object.fromEntries(rows.map(({ name, living }) => [name, living]));
}
