import type { Pool } from "pg";

/**
 * A separate job queue, and an outbox unless the shop's own is used, in a schema that `pool` has first in its search
 * path: runners of other processes do not see them.
 */
export async function ownJobs(pool: Pool, schema: string, tables = ["outgoing_mail", "background_job"]): Promise<void> {
  await pool.query(`CREATE SCHEMA ${schema}`);
  for (const table of tables) {
    await pool.query(`CREATE TABLE ${schema}.${table} (LIKE public.${table} INCLUDING ALL)`);
  }
  await pool.query(
    `CREATE TRIGGER wake AFTER INSERT ON ${schema}.background_job
     FOR EACH STATEMENT EXECUTE FUNCTION public.background_job_wake_runners()`,
  );
}
