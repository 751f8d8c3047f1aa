import pg from "pg";
import { applicationConfig } from "../configuration/application-config";
import type { DatabaseConnection } from "../plain/database-connection";

let pool: pg.Pool | undefined;

/** The process's pool for read models and sessions, on the application's database. Values are always bound with `$1`. */
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

/** The application's database, as Medusa itself connects to it. */
export function shopDatabase(): DatabaseConnection {
  const { databaseUrl, databaseDriverOptions } = applicationConfig()?.projectConfig ?? {};
  if (!databaseUrl) throw new Error("The configuration has no databaseUrl");
  const ssl = databaseDriverOptions?.connection?.ssl ?? false;
  return { connectionString: databaseUrl, ssl: ssl === true ? {} : (ssl as DatabaseConnection["ssl"]) };
}
