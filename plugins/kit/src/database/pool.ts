import pg from "pg";

let pool: pg.Pool | undefined;

/** The process's pool for read models and sessions, on `DATABASE_URL`. SQL is always bound with `$1`. */
export function shopPool(): pg.Pool {
  if (!pool) {
    pool = new pg.Pool({
      connectionString: databaseUrl(),
      max: 10,
      connectionTimeoutMillis: 3000,
      idleTimeoutMillis: 30_000,
      allowExitOnIdle: true,
      application_name: "zakh-reads",
    });
    // An idle connection that the server closes would otherwise end the process.
    pool.on("error", () => undefined);
  }
  return pool;
}

export function databaseUrl(): string {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error("DATABASE_URL is not set");
  return url;
}
