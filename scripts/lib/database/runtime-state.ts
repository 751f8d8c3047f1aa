// What has been done to a database is written in that database: another machine, or another data folder, sees it too.
import { withClient } from "./with-client.ts";

const TABLE = "create table if not exists zakh_runtime (key text primary key, value text not null)";
// Any number, the same in every process of ours.
const LOCK = 7_260_122;

interface RuntimeState {
  read: (key: string) => Promise<string | undefined>;
  write: (key: string, value: string) => Promise<void>;
}

/** Works on a database while no other start of ours does: two machines that start at once migrate and seed it once. */
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
