import pg from "pg";
import { databaseConnection } from "../../../plugins/kit/src/plain/database-connection.js";

/** Works on a database over one connection, which is closed afterwards. */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  options: pg.ClientConfig = {},
): Promise<T> {
  const client = new pg.Client({ ...databaseConnection(url), ...options });
  // Without a listener, a connection that is lost between two statements would end the process.
  client.on("error", () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** The address of another database on the same server. */
export function otherDatabase(url: string, name: string) {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}
