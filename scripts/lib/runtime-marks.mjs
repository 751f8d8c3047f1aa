// What has been done to a database is written in that database: another machine, or another data folder, sees it too.
import { databaseConnection } from "../../plugins/kit/src/plain/database-connection.js";

const TABLE = "create table if not exists zakh_runtime (key text primary key, value text not null)";
// Any number, the same in every process of ours.
const LOCK = 7_260_122;

/**
 * @typedef {object} Marks
 * @property {(key: string) => Promise<string | undefined>} read
 * @property {(key: string, value: string) => Promise<void>} write
 */

/**
 * Works on a database while no other start of ours does: two machines that start at once migrate and seed it once.
 * @template T
 * @param {string} url
 * @param {(marks: Marks) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withMarks(url, work) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ ...databaseConnection(url), keepAlive: true });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await client.query(TABLE);
    return await work({
      read: async (key) => (await client.query("select value from zakh_runtime where key = $1", [key])).rows[0]?.value,
      write: async (key, value) => {
        await client.query(
          "insert into zakh_runtime (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value",
          [key, value],
        );
      },
    });
  } finally {
    await client.end().catch(() => {});
  }
}
