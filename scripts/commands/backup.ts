import { existsSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { create } from "tar";
import { Failure } from "../bootstrap/failure.mjs";
import { makeFolder, makePrivateFolder } from "../bootstrap/make-folder.mjs";
import { dataFolder, fromWorkingFolder, PLUGINS } from "../bootstrap/paths.mjs";
import { dump } from "../lib/backup/dump.ts";
import { uploadsOf } from "../lib/backup/uploads.ts";
import { Build } from "../lib/compile/build.ts";
import { openShop } from "../lib/database/open-database.ts";
import type { Context } from "../lib/processes/run-command.ts";

/** The compiled code that reads uploads. */
const UPLOAD_STORE = join(PLUGINS, "kit", ".medusa", "server", "src", "uploads", "upload-store.js");

export async function main(context: Context) {
  const { processes, steps } = context;
  const file = backupFile(dataFolder());
  const { dataDir, secrets, url: databaseUrl, env } = await openShop(context, "npm run backup");
  // Only when nothing was built yet: a backup must not change the code that a shop runs.
  if (!existsSync(UPLOAD_STORE)) await new Build(context, dataDir).plugins();

  const folder = join(dataDir, `backup-${process.pid}`);
  processes.removeOnExit(folder);
  makePrivateFolder(folder);
  const { databasePassword: _, ...portableSecrets } = secrets;
  const uploads = uploadsOf(env);
  const manifest = await steps.run("Copying database and uploads", (progress) =>
    dump({ databaseUrl, uploads, secrets: portableSecrets, folder, progress }),
  );
  await steps.run("Packing", () => pack(folder, file));
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const size = Math.ceil(statSync(file).size / 1024);
  steps.print(
    `${file}: ${rows} rows of ${manifest.tables.length} tables, ${manifest.uploads.length} uploads, ${size} kB.\nIt holds what customers told you and the shop's secrets: keep it as safe as the shop.`,
  );
}

/** The file of the command line, or one named after the time. */
function backupFile(dataDir: string) {
  const [named] = process.argv.slice(2);
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const file = named ? fromWorkingFolder(named) : join(dataDir, "backups", `zakh-${stamp}.tgz`);
  if (existsSync(file)) throw new Failure(`${file} is there already; name another file.`);
  if (!named) makeFolder(join(dataDir, "backups"));
  return file;
}

/** Writes under another name first, so that an incomplete backup never looks complete. Only its owner can read it. */
async function pack(folder: string, file: string) {
  const draft = `${file}.part`;
  const entries = ["manifest.json", "tables", "uploads"];
  try {
    await create({ gzip: { level: 6 }, file: draft, cwd: folder, mode: 0o600, portable: true }, entries);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}
