import { Failure } from "./failure.mjs";

/**
 * Signs in once to the server that DATABASE_URL names, so that a wrong password or a missing database is told in one
 * sentence instead of in the middle of a migration.
 * @param {string} url
 */
export async function tryOwnDatabase(url) {
  const { default: pg } = await import("pg");
  const { hostname, port, username, pathname } = new URL(url);
  const server = `${hostname || "the local socket"}:${port || 5432}`;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
  } catch (error) {
    throw new Failure(
      `${reason(error, server, decodeURIComponent(username), decodeURIComponent(pathname.slice(1)))}; correct DATABASE_URL.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * @param {unknown} error
 * @param {string} server
 * @param {string} user
 * @param {string} database
 */
function reason(error, server, user, database) {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "28P01" || code === "28000")
    return `The database at ${server} refuses the user "${user}" or the password`;
  if (code === "3D000") return `The database at ${server} has no database named "${database}" (createdb ${database})`;
  return `The database at ${server} cannot be used: ${error instanceof Error ? error.message : error}`;
}
