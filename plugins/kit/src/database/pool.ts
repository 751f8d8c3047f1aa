import pg from "pg";
import { type DatabaseConnection, databaseConnection } from "../plain/database-connection";

let pool: pg.Pool | undefined;

/** The process's pool for read models and sessions, on `DATABASE_URL`. Values are always bound with `$1`. */
export function shopPool(): pg.Pool {
  if (!pool) {
    pool = new pg.Pool({
      ...shopDatabase(),
      max: 10,
      connectionTimeoutMillis: 3000,
      idleTimeoutMillis: 30_000,
      allowExitOnIdle: true,
      application_name: "zakh-reads",
    });
    surviveLostConnections(pool);
  }
  return pool;
}

/**
 * When the server closes a connection, the current statement fails and the connection leaves the pool. Without these
 * listeners the error would end the process: the pool itself listens to idle connections only, not to one inside a
 * transaction.
 */
export function surviveLostConnections(connections: pg.Pool): void {
  connections.on("error", () => undefined);
  connections.on("connect", (client) => client.on("error", () => undefined));
}

/** The connection settings of this process, from `DATABASE_URL` and `DATABASE_CA`. */
export function shopDatabase(): DatabaseConnection {
  const { DATABASE_URL: url, DATABASE_CA: caFile } = process.env;
  if (!url) throw new Error("DATABASE_URL is not set");
  return databaseConnection(url, caFile || undefined);
}
