import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ProcessManager } from "../processes/process-manager.ts";
import { type EmbeddedDatabase, startEmbeddedPostgres } from "./embedded-postgres.ts";
import { withClient } from "./with-client.ts";

const TIMEOUT_MS = 120_000;
const dataDir = mkdtempSync(join(tmpdir(), "zakh-password-"));
const log = join(dataDir, "postgres.log");
beforeAll(() => chmodSync(dataDir, 0o755));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs the server while `work` is done. */
async function withServer<T>(password: string, work: (database: EmbeddedDatabase) => Promise<T>) {
  const processes = new ProcessManager();
  try {
    return await work(await startEmbeddedPostgres(processes, { dataDir, password, log, throwaway: true }));
  } finally {
    await processes.stopAll();
  }
}

async function query(url: string, statement: string) {
  return (await withClient(url, (client) => client.query(statement))).rows;
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
  TIMEOUT_MS,
);

it(
  "a server that ended by itself is started again at the same address, and what was acknowledged is there",
  async () => {
    await withServer("it's the second", async ({ url, folder, running, restart }) => {
      process.kill(Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[0]), "SIGQUIT");
      await running.ended;
      await restart();
      expect(await query(url, "SELECT word FROM kept")).toEqual([{ word: "here" }]);
    });
  },
  TIMEOUT_MS,
);
