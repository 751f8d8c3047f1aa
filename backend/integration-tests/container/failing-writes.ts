import { setTimeout as pause } from "node:timers/promises";
import type { Pool } from "pg";
import { vi } from "vitest";

const RECORD = "zakh_test_written";
const REFUSE = "zakh_test_refuse";

/** The possible errors: the refusal itself, or PostgreSQL's error for later statements of the same transaction. */
export const WRITE_FAILED = /made to refuse|current transaction is aborted/;

/**
 * The tables that `work` writes to, in the order of their first write. Without writes of concurrent background jobs:
 * transactions with a single table beside one with several, rows of `notification` and `background_job` (where
 * subscribers also write, after the work), and updates of `outgoing_mail`.
 */
export async function tablesWritten(pool: Pool, work: () => Promise<unknown>): Promise<string[]> {
  await pool.query(
    `CREATE TABLE ${RECORD} (position serial, name text, transaction xid8 DEFAULT pg_current_xact_id())`,
  );
  await pool.query(`CREATE FUNCTION ${RECORD}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_TABLE_NAME <> 'outgoing_mail' OR TG_OP <> 'UPDATE' THEN
        INSERT INTO ${RECORD} (name) VALUES (TG_TABLE_NAME);
      END IF;
      RETURN NULL;
    END $$`);
  try {
    await vi.waitFor(
      () =>
        onEveryTable(
          pool,
          `CREATE TRIGGER ${RECORD} AFTER INSERT OR UPDATE OR DELETE ON %I
          FOR EACH STATEMENT EXECUTE FUNCTION ${RECORD}()`,
        ),
      { timeout: 10_000 },
    );
    await work();
    const { rows } = await pool.query<{ name: string }>(
      `WITH written AS (SELECT transaction, count(DISTINCT name) AS tables FROM ${RECORD} GROUP BY transaction)
       SELECT name FROM ${RECORD} JOIN written USING (transaction)
       WHERE tables >= least(2, (SELECT max(tables) FROM written)) GROUP BY name ORDER BY min(position)`,
    );
    return rows.map(({ name }) => name);
  } finally {
    // Concurrent readers of several tables, such as subscribers, may hold locks that this waits for.
    await vi.waitFor(() => pool.query(`DROP FUNCTION ${RECORD} CASCADE`), { timeout: 10_000 });
    await pool.query(`DROP TABLE ${RECORD}`);
  }
}

async function onEveryTable(pool: Pool, statement: string): Promise<void> {
  await pool.query(`DO $do$ DECLARE name text; BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('${RECORD}', 'notification', 'background_job') LOOP
      EXECUTE format($sql$${statement}$sql$, name);
    END LOOP; END $do$`);
}

/** Runs `work` while the database refuses every write to one table. */
export async function whileWritesFail(pool: Pool, table: string, work: () => Promise<unknown>): Promise<void> {
  await pool.query(`CREATE FUNCTION ${REFUSE}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION '% was made to refuse', TG_TABLE_NAME; END $$`);
  try {
    await pool.query(`CREATE TRIGGER ${REFUSE} BEFORE INSERT OR UPDATE OR DELETE ON "${table}"
      FOR EACH STATEMENT EXECUTE FUNCTION ${REFUSE}()`);
    await work();
  } finally {
    await pool.query(`DROP FUNCTION ${REFUSE} CASCADE`);
  }
}

/**
 * Runs `work` and closes its database connection when it writes to `table`, which leaves the same state as a killed
 * process.
 */
export async function whileKilledAt(pool: Pool, table: string, work: () => Promise<unknown>): Promise<void> {
  const holder = await pool.connect();
  try {
    await holder.query("BEGIN");
    await holder.query(`LOCK TABLE "${table}" IN EXCLUSIVE MODE`);
    let over = false;
    const done = work().finally(() => {
      over = true;
    });
    // A background job may wait for the table as well, and must not be hit.
    while (!over) {
      await killWaiting(pool, table);
      await Promise.race([done.catch(() => undefined), pause(20)]);
    }
    await done;
  } finally {
    await holder.query("ROLLBACK");
    holder.release();
  }
}

async function killWaiting(pool: Pool, table: string): Promise<void> {
  await pool.query(
    "SELECT pg_terminate_backend(l.pid) FROM pg_locks l WHERE NOT l.granted AND l.relation = to_regclass($1)",
    [`"${table}"`],
  );
}
