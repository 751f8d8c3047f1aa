import { Failure, messageOf } from "../../bootstrap/failure.mjs";
import { withClient } from "./with-client.ts";

const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Connects once to the server of DATABASE_URL, so that a wrong password or a missing database is reported in one sentence and not
 * in the middle of a migration.
 */
export async function checkDatabase(url: string) {
  const { hostname, port, username, pathname } = new URL(url);
  const server = `${hostname || "the local socket"}:${port || 5432}`;
  try {
    await withClient(url, (client) => client.query("select 1"), { connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  } catch (error) {
    const why = reason(error, server, decodeURIComponent(username), decodeURIComponent(pathname.slice(1)));
    throw new Failure(`${why}; correct DATABASE_URL.`);
  }
}

function reason(error: unknown, server: string, user: string, database: string) {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const message = messageOf(error);
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
