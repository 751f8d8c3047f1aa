// What has been done to a database is stored in that database, so that other machines and other data folders see it too.
import { withClient } from "./with-client.ts";

const TABLE = "create table if not exists zakh_runtime (key text primary key, value text not null)";
// The key of the advisory lock: any number that all our processes share.
const LOCK = 7_260_122;

interface RuntimeState {
  read: (key: string) => Promise<string | undefined>;
  write: (key: string, value: string) => Promise<void>;
}

/** Works on a database under a lock: of two machines that start at once, one migrates and seeds, and the other waits. */
export function withRuntimeState<T>(url: string, work: (state: RuntimeState) => Promise<T>): Promise<T> {
  const locked = async (client: import("pg").Client) => {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await client.query(TABLE);
    return work({
      read: async (key) => (await client.query("select value from zakh_runtime where key = $1", [key])).rows[0]?.value,
      write: async (key, value) => {
        await client.query(
          "insert into zakh_runtime (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value",
          [key, value],
        );
      },
    });
  };
  return withClient(url, locked, { keepAlive: true });
}
