import type { Pool, PoolClient } from "pg";
import { asTransaction } from "./transaction-context";

/** Re-exported, because another plugin's copy of these types may be incompatible. */
export type { Pool, PoolClient };

/** Runs `work` in one transaction, which is rolled back when `work` throws. */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query("BEGIN");
    const result = await asTransaction(() => work(client));
    await client.query("COMMIT");
    return result;
  } catch (error) {
    await client.query("ROLLBACK").catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    // A connection that cannot roll back is closed instead of returned to the pool.
    client.release(broken);
  }
}
