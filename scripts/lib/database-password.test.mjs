import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Crew } from "./crew.mjs";
import { startEmbeddedPostgres } from "./embedded-postgres.mjs";

const WITHIN = 120_000;
const dataDir = mkdtempSync(join(tmpdir(), "zakh-password-"));
const log = join(dataDir, "postgres.log");
beforeAll(() => chmodSync(dataDir, 0o755));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/**
 * Runs the server while `work` is done.
 * @template T
 * @param {string} password
 * @param {(database: import("./embedded-postgres.mjs").EmbeddedDatabase) => Promise<T>} work
 */
async function withServer(password, work) {
  const crew = new Crew();
  try {
    return await work(await startEmbeddedPostgres({ crew, dataDir, password, log, throwaway: true }));
  } finally {
    await crew.stop();
  }
}

/**
 * @param {string} url
 * @param {string} statement
 */
async function query(url, statement) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

it(
  "an embedded database whose password was lost is given the new one, and keeps what is in it",
  async () => {
    await withServer("first", async ({ url, passwordSet }) => {
      expect(passwordSet).toBe(false);
      await query(url, "CREATE TABLE kept AS SELECT 'here' AS word");
    });
    await withServer("it's the second", async ({ url, passwordSet }) => {
      expect(passwordSet).toBe(true);
      expect(await query(url, "SELECT word FROM kept")).toEqual([{ word: "here" }]);
    });
    await withServer("it's the second", async ({ passwordSet }) => expect(passwordSet).toBe(false));
    expect(readFileSync(log, "utf8")).not.toContain("the second");
  },
  WITHIN,
);

it(
  "a server that ended by itself is started again at the same address, and what was acknowledged is there",
  async () => {
    await withServer("it's the second", async ({ url, folder, ended, again }) => {
      process.kill(Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[0]), "SIGQUIT");
      await ended;
      await again();
      expect(await query(url, "SELECT word FROM kept")).toEqual([{ word: "here" }]);
    });
  },
  WITHIN,
);
