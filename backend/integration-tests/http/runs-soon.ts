import { shopPool } from "@zakh/kit/database/pool";

/** A scheduled task that need not wait for its turn. */
export async function runsSoon(task: string): Promise<void> {
  await shopPool().query(
    "WITH due AS (UPDATE background_job SET run_at = now() WHERE task = $1 RETURNING pg_notify('zakh_jobs', '')) SELECT FROM due",
    [task],
  );
}
