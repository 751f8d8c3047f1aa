import { ChangeListener } from "@zakh/kit/cache/listener";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const TABLE = "zakh_changes_test";

let database: pg.Client;
let listener: ChangeListener;
let heard: string[] = [];

beforeAll(async () => {
  database = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await database.connect();
  await database.query(`DROP TABLE IF EXISTS ${TABLE};
    CREATE TABLE ${TABLE} (id int, name text, facts json, updated_at timestamptz DEFAULT now());
    CREATE OR REPLACE FUNCTION zakh_notify_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_notify('zakh_changed', TG_TABLE_NAME); RETURN NULL; END $$;
    CREATE TRIGGER zakh_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${TABLE}
      FOR EACH STATEMENT EXECUTE FUNCTION zakh_notify_change()`);
  // Like several processes that start at once, on a database of an earlier version.
  const listeners = Array.from({ length: 4 }, () => new ChangeListener());
  await Promise.all(listeners.map((each) => each.watch([TABLE])));
  expect(listeners.map((each) => each.watches([TABLE]))).toEqual([true, true, true, true]);
  [listener] = listeners as [ChangeListener];
  listener.observe({ changed: (table) => table === TABLE && heard.push(table), connected() {}, disconnected() {} });
});

afterAll(async () => {
  await database.query(`DROP TABLE ${TABLE}; DROP FUNCTION zakh_notify_change()`);
  await database.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'zakh-changes'",
  );
  await database.end();
});

beforeEach(async () => {
  await database.query(`TRUNCATE ${TABLE}`);
  await database.query(`INSERT INTO ${TABLE} VALUES (1, 'a', '{"x": 1}'), (2, 'b', NULL), (2, 'b', NULL)`);
  await listener.caughtUp();
  heard = [];
});

async function heardOf(statement: string): Promise<number> {
  await database.query(statement);
  await listener.caughtUp();
  return heard.length;
}

describe("a statement notifies of", () => {
  it.each([
    ["that inserts", `INSERT INTO ${TABLE} VALUES (3, 'c', NULL)`],
    ["that deletes", `DELETE FROM ${TABLE} WHERE id = 1`],
    ["that empties the table", `TRUNCATE ${TABLE}`],
    ["that changes a text", `UPDATE ${TABLE} SET name = 'c' WHERE id = 1`],
    ["that sets a text to nothing", `UPDATE ${TABLE} SET name = NULL WHERE id = 1`],
    ["that changes a JSON document", `UPDATE ${TABLE} SET facts = '{"x": 2}' WHERE id = 1`],
    [
      "that changes one of two rows that are alike",
      `UPDATE ${TABLE} SET name = 'c' WHERE ctid IN (SELECT max(ctid) FROM ${TABLE})`,
    ],
    ["that makes a row like another one", `UPDATE ${TABLE} SET id = 2, name = 'b', facts = NULL`],
    [
      "that inserts or changes",
      `MERGE INTO ${TABLE} USING (SELECT 1 AS id) s ON ${TABLE}.id = s.id WHEN MATCHED THEN UPDATE SET name = 'z'`,
    ],
  ])("%s", async (_what, statement) => {
    expect(await heardOf(statement)).toBe(1);
  });
});

describe("a statement does not notify of", () => {
  it.each([
    ["that finds no row to change", `UPDATE ${TABLE} SET name = 'c' WHERE id = 9`],
    ["that finds no row to delete", `DELETE FROM ${TABLE} WHERE id = 9`],
    ["that inserts nothing", `INSERT INTO ${TABLE} SELECT * FROM ${TABLE} WHERE id = 9`],
    ["that writes what is there", `UPDATE ${TABLE} SET name = name, facts = '{ "x":1 }' WHERE id = 1`],
    ["that writes when it wrote", `UPDATE ${TABLE} SET updated_at = now() + interval '1 day'`],
    ["that is taken back", `BEGIN; UPDATE ${TABLE} SET name = 'c'; ROLLBACK`],
  ])("%s", async (_what, statement) => {
    expect(await heardOf(statement)).toBe(0);
  });
});

describe("caughtUp resolves after every earlier commit was heard", () => {
  it("at once, every time", async () => {
    for (let number = 1; number <= 200; number += 1) {
      expect(await heardOf(`UPDATE ${TABLE} SET name = '${number}' WHERE id = 1`)).toBe(number);
    }
  });

  it("also with many concurrent writers", async () => {
    const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 8 });
    let committed = 0;
    const writer = async (id: number) => {
      for (let number = 0; number < 50; number += 1) {
        await pool.query(`INSERT INTO ${TABLE} VALUES ($1, $2, NULL)`, [id, `${number}`]);
        committed += 1;
        const before = committed;
        await listener.caughtUp();
        expect(heard.length).toBeGreaterThanOrEqual(before);
      }
    };
    await Promise.all([10, 11, 12, 13, 14, 15, 16, 17].map(writer));
    await pool.end();
  });

  it("within about a millisecond", async () => {
    const began = performance.now();
    for (let number = 0; number < 200; number += 1) await listener.caughtUp();
    const each = (performance.now() - began) / 200;
    console.log(`caught up in ${each.toFixed(2)} ms`);
    expect(each).toBeLessThan(20);
  });

  it("and without waiting when changes are not heard", async () => {
    const cut = new Promise<void>((resolve) => {
      listener.observe({ changed() {}, connected() {}, disconnected: resolve });
    });
    await database.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'zakh-changes'",
    );
    await listener.caughtUp();
    await cut;
    await listener.caughtUp();
    expect(listener.connected).toBe(false);
  });
});
