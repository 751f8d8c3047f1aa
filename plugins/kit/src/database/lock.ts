import pg from "pg";
import { ApiError } from "../http/api-error";
import type { Queryable } from "./one-transaction";
import { shopDatabase, surviveLostConnections } from "./pool";

/** How long somebody waits for a thing that another request works on, in ms; less than the edge waits for an answer. */
const PATIENCE = 8000;
/** PostgreSQL: `lock_timeout` ran out. */
const LOCK_NOT_AVAILABLE = "55P03";

let connections: pg.Pool | undefined;

/**
 * Apart from the pool that the work itself uses: with one pool, those who wait for a lock could hold every connection
 * that its owner needs to finish.
 */
function lockPool(): pg.Pool {
  if (!connections) {
    connections = new pg.Pool({
      ...shopDatabase(),
      max: 4,
      connectionTimeoutMillis: PATIENCE,
      idleTimeoutMillis: 10_000,
      allowExitOnIdle: true,
      application_name: "zakh-locks",
      options: `-c lock_timeout=${PATIENCE}`,
    });
    surviveLostConnections(connections);
  }
  return connections;
}

/** The last one in line for each key, in this process: only the first in line takes a connection. */
const lines = new Map<string, Promise<unknown>>();

/**
 * Runs `work` while nobody else, in whatever process, runs something under the same key; others wait their turn. The
 * lock is a session's advisory lock in PostgreSQL, so it falls with the connection of a process that dies. Throws 409
 * `conflict` when its turn does not come within 8 s. Not to be taken again from within `work`.
 */
export async function withLock<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = lines.get(key) ?? Promise.resolve();
  const mine = before.then(() => underAdvisoryLock(key, work));
  const settled = mine.then(
    () => undefined,
    () => undefined,
  );
  lines.set(key, settled);
  try {
    return await mine;
  } finally {
    if (lines.get(key) === settled) lines.delete(key);
  }
}

/**
 * Waits until no other transaction holds this key, and holds it until the end of this one: for what has no row yet that could be
 * locked.
 */
export async function holdKey(transaction: Queryable, key: string): Promise<void> {
  await transaction.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [key]);
}

async function underAdvisoryLock<T>(key: string, work: () => Promise<T>): Promise<T> {
  const client = await lockPool().connect();
  try {
    await client.query("SELECT pg_advisory_lock(hashtextextended($1, 0))", [key]);
  } catch (error) {
    client.release(true);
    throw (error as { code?: string }).code === LOCK_NOT_AVAILABLE ? new ApiError(409, "conflict") : error;
  }
  try {
    return await work();
  } finally {
    // A connection that cannot give the lock back is closed, which gives it back too.
    await client.query("SELECT pg_advisory_unlock(hashtextextended($1, 0))", [key]).then(
      () => client.release(),
      () => client.release(true),
    );
  }
}
