import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { create, extract } from "tar";
import { afterAll, expect, it } from "vitest";

const SCRIPTS = new URL("../../../scripts/", import.meta.url).pathname;
const place = mkdtempSync(join(tmpdir(), "zakh-backup-"));
const backups = join(place, "backups");
const OLD = "zakh-2026-01-01T03-30-00.tgz";

afterAll(() => rmSync(place, { recursive: true }));

/** What a script prints; rejects with it when the script fails. */
async function run(script: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: place, ADMIN_PASSWORD: undefined };
  const output = (ended: { stdout: string; stderr: string }) => ended.stdout + ended.stderr;
  return promisify(execFile)(process.execPath, [join(SCRIPTS, script), ...args], { env }).then(output, (failed) => {
    throw new Error(output(failed));
  });
}

/** The newest backup, with one won more in its first price. */
async function damaged(): Promise<string> {
  const unpacked = mkdtempSync(join(place, "damaged-"));
  const newest = readdirSync(backups).sort().at(-1) ?? "";
  await extract({ file: join(backups, newest), cwd: unpacked });
  const { tables } = JSON.parse(readFileSync(join(unpacked, "manifest.json"), "utf8"));
  const { columns } = tables.find(({ name }: { name: string }) => name === "price");
  const rows = readFileSync(join(unpacked, "tables", "price"), "utf8").split("\n");
  const values = rows[0]?.split("\t") ?? [];
  const amount = columns.indexOf("amount");
  values[amount] = String(Number(values[amount]) + 1);
  rows[0] = values.join("\t");
  writeFileSync(join(unpacked, "tables", "price"), rows.join("\n"));
  const file = join(place, "damaged.tgz");
  await create({ gzip: true, file, cwd: unpacked }, readdirSync(unpacked));
  return file;
}

it("is made while the shop runs, tried, and takes the place of an old one; a damaged one does not pass", async () => {
  mkdirSync(backups);
  writeFileSync(join(backups, OLD), "");
  expect(await run("backup.mjs", "--folder", backups, "--daily", "1", "--try")).toMatch(new RegExp(`Removed .*${OLD}`));
  expect(readdirSync(backups)).toHaveLength(1);

  await expect(run("restore.mjs", "--try", await damaged())).rejects.toThrow(
    /damaged: price\.amount adds up to [\d.]+, not/,
  );
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query("SELECT datname FROM pg_database WHERE datname LIKE '%trial%'");
  await client.end();
  expect(rows, "a trial leaves no database").toEqual([]);
});
