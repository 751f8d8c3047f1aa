import { existsSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { create } from "tar";
import { Failure, formatError } from "../bootstrap/failure.mjs";
import { makePrivateFolder } from "../bootstrap/make-folder.mjs";
import { PLUGINS } from "../bootstrap/paths.mjs";
import { type BackupOptions, readBackupOptions } from "../lib/backup/backup-options.ts";
import { type Bucket, backupBucket } from "../lib/backup/bucket.ts";
import { dump } from "../lib/backup/dump.ts";
import { removeOutdated } from "../lib/backup/remove-outdated.ts";
import { backupName } from "../lib/backup/rotation.ts";
import { tryRestore } from "../lib/backup/trial.ts";
import { uploadsOf } from "../lib/backup/uploads.ts";
import { Build } from "../lib/compile/build.ts";
import { openShop } from "../lib/database/open-database.ts";
import type { Context } from "../lib/processes/run-command.ts";
import { readSettings } from "../lib/shop/settings.ts";

/** The compiled code that reads uploads. */
const UPLOAD_STORE = join(PLUGINS, "kit", ".medusa", "server", "src", "uploads", "upload-store.js");
const HOUR_MS = 60 * 60 * 1000;

interface Work extends Context {
  options: BackupOptions;
  databaseUrl: string;
  dataDir: string;
  env: NodeJS.ProcessEnv;
  /** those that go into the backup */
  secrets: Record<string, string | boolean>;
  bucket: Bucket | undefined;
}

export async function main(context: Context) {
  const { dataDir, databaseUrl: ownServer } = readSettings();
  const options = readBackupOptions(dataDir);
  // The embedded database belongs to one command at a time, which would be this one for ever.
  if (options.everyHours && !ownServer)
    throw new Failure("--every is for a DATABASE_URL; let cron call npm run backup for the embedded database.");
  const bucket = backupBucket(process.env);
  const { secrets, url: databaseUrl, env } = await openShop(context, "npm run backup");
  // Only when nothing was built yet: a backup must not change the code that a shop runs.
  if (!existsSync(UPLOAD_STORE)) await new Build(context, dataDir).plugins();
  const { databasePassword: _, ...portableSecrets } = secrets;
  const work = { ...context, options, databaseUrl, dataDir, env, secrets: portableSecrets, bucket };
  if (!options.everyHours) return backUp(work);
  for (;;) {
    await backUp(work).catch((error: unknown) => context.steps.print(`There is no backup: ${formatError(error)}`));
    await setTimeout(options.everyHours * HOUR_MS);
  }
}

/** Makes a backup, tries it, brings it to the bucket, and only then removes what is outdated. */
async function backUp({ processes, steps, options, databaseUrl, dataDir, env, secrets, bucket }: Work) {
  const folder = join(dataDir, `backup-${process.pid}`);
  const file = options.file ?? join(options.folder, backupName());
  if (existsSync(file)) throw new Failure(`${file} is there already; name another file.`);
  processes.removeOnExit(folder);
  try {
    makePrivateFolder(folder);
    const copied = join(folder, "copied");
    makePrivateFolder(copied);
    const manifest = await steps.run("Copying database and uploads", (progress) =>
      dump({ databaseUrl, uploads: uploadsOf(env), secrets, folder: copied, progress }),
    );
    // Under another name first, so that an incomplete or damaged backup never looks like one.
    const draft = `${file}.part`;
    try {
      await steps.run("Packing", () => pack(copied, draft));
      rmSync(copied, { recursive: true });
      if (options.tried) {
        const tried = join(folder, "tried");
        makePrivateFolder(tried);
        await steps.run("Trying to restore it", (progress) =>
          tryRestore({ file: draft, folder: tried, databaseUrl, progress }),
        );
      }
      renameSync(draft, file);
    } finally {
      rmSync(draft, { force: true });
    }
    if (bucket) await steps.run(`Bringing it to the bucket ${bucket.name}`, () => bucket.put(file));
    const removed = options.rotation ? await removeOutdated(options.folder, bucket, options.rotation) : [];
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const size = Math.ceil(statSync(file).size / 1024);
    steps.print(
      `${file}: ${rows} rows of ${manifest.tables.length} tables, ${manifest.uploads.length} uploads, ${size} kB.\nIt holds what customers told you and the shop's secrets: keep it as safe as the shop.`,
    );
    if (removed.length > 0) steps.print(`Removed ${removed.join(", ")}.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Only its owner can read it. */
function pack(folder: string, file: string) {
  const entries = ["manifest.json", "tables", "uploads"];
  return create({ gzip: { level: 6 }, file, cwd: folder, mode: 0o600, portable: true }, entries);
}
