import type { Pool, PoolClient } from "pg";

/** Other plugins may see another copy of these types, which does not fit. */
export type { Pool, PoolClient };

/** Runs `work` in one transaction: all of it is kept, or, when it throws, nothing. */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query("BEGIN");
    const result = await work(client);
    await client.query("COMMIT");
    return result;
  } catch (error) {
    await client.query("ROLLBACK").catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    // A connection that cannot roll back is closed instead of handed to the next one.
    client.release(broken);
  }
}
