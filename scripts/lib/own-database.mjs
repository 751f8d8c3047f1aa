import { databaseConnection } from "../../plugins/kit/src/plain/database-connection.js";
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
  const client = new pg.Client({ ...databaseConnection(url), connectionTimeoutMillis: 10_000 });
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
 * Copies a whole database beside itself. Nobody may be connected to it.
 * @param {string} url
 * @returns {Promise<string>} the copy's address
 */
export async function copyDatabase(url) {
  const { default: pg } = await import("pg");
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  const copy = new URL(url);
  copy.pathname = `/${name}_copy`;
  const entrance = new URL(url);
  entrance.pathname = "/postgres";
  const client = new pg.Client(databaseConnection(entrance.href));
  await client.connect();
  try {
    const [from, to] = [name, `${name}_copy`].map((identifier) => client.escapeIdentifier(identifier));
    await client.query(`create database ${to} template ${from}`);
  } finally {
    await client.end();
  }
  return copy.href;
}

/**
 * @param {unknown} error
 * @param {string} server
 * @param {string} user
 * @param {string} database
 */
function reason(error, server, user, database) {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const message = error instanceof Error ? error.message : String(error);
  if (code === "28000" && /no encryption/.test(message))
    return `The database at ${server} takes no connections without TLS; add sslmode=verify-full (or require) to its address`;
  if (/does not support SSL/.test(message))
    return `The database at ${server} has no TLS, which the sslmode of its address asks for`;
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID")
    return `The certificate of the database at ${server} is for another host; name that host, or use sslmode=verify-ca`;
  if (/certificate/i.test(message))
    return `The certificate of the database at ${server} is not signed by the CA of sslrootcert or DATABASE_CA (${message})`;
  if (code === "28P01" || code === "28000")
    return `The database at ${server} refuses the user "${user}" or the password`;
  if (code === "3D000") return `The database at ${server} has no database named "${database}" (createdb ${database})`;
  return `The database at ${server} cannot be used: ${message}`;
}
