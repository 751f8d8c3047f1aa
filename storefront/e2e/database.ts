import pg from "pg";

/** Runs a statement in the shop's database, for what takes days in a shop. */
export async function inDatabase(text: string, values: unknown[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** A scheduled task that need not wait for its turn. */
export function runsSoon(task: string): Promise<unknown> {
  return inDatabase(
    "WITH due AS (UPDATE background_job SET run_at = now() WHERE task = $1 RETURNING pg_notify('zakh_jobs', '')) SELECT FROM due",
    [task],
  );
}
