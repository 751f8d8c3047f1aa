import pg from "pg";
import { type DatabaseConnection, databaseConnection } from "../plain/database-connection";

let pool: pg.Pool | undefined;

/** The process's pool for read models and sessions, on `DATABASE_URL`. SQL is always bound with `$1`. */
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
 * A connection that the server closes fails the statement under way and leaves the pool. Without these listeners it would end the
 * process: the pool's own hears of idle connections only, and not of one in the middle of a transaction.
 */
export function surviveLostConnections(connections: pg.Pool): void {
  connections.on("error", () => undefined);
  connections.on("connect", (client) => client.on("error", () => undefined));
}

/** Where and how every connection of this process is opened, as `DATABASE_URL` and `DATABASE_CA` say. */
export function shopDatabase(): DatabaseConnection {
  const { DATABASE_URL: url, DATABASE_CA: caFile } = process.env;
  if (!url) throw new Error("DATABASE_URL is not set");
  return databaseConnection(url, caFile || undefined);
}
