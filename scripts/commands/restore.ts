import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../bootstrap/failure.mjs";
import { makePrivateFolder } from "../bootstrap/make-folder.mjs";
import { fromWorkingFolder } from "../bootstrap/paths.mjs";
import { isEmpty, load, loadUploads, refuseNewerBackup } from "../lib/backup/load.ts";
import { tryRestore } from "../lib/backup/trial.ts";
import { unpack } from "../lib/backup/unpack.ts";
import { uploadsOf } from "../lib/backup/uploads.ts";
import { Build } from "../lib/compile/build.ts";
import { openDatabase, openShop } from "../lib/database/open-database.ts";
import type { Context } from "../lib/processes/run-command.ts";
import { lockDataFolder } from "../lib/shop/data-folder.ts";
import { commerceEnvironment } from "../lib/shop/environment.ts";
import { loadSecrets } from "../lib/shop/secrets.ts";
import { readSettings } from "../lib/shop/settings.ts";

export async function main(context: Context) {
  const { file, tried } = readCommandLine();
  await (tried ? tryIt(context, file) : restore(context, file));
}

/** Restores into a database of its own on the shop's server and leaves the shop as it is, running or not. */
async function tryIt(context: Context, file: string) {
  const { processes, steps } = context;
  const { dataDir, url: databaseUrl } = await openShop(context, "npm run restore");
  const folder = join(dataDir, `restore-${process.pid}`);
  processes.removeOnExit(folder);
  makePrivateFolder(folder);
  const { madeAt, tables, uploads } = await steps.run("Trying to restore it", (progress) =>
    tryRestore({ file, folder, databaseUrl, progress }),
  );
  steps.print(`${file} of ${madeAt} is whole: ${tables.length} tables, ${uploads.length} uploads.`);
}

async function restore(context: Context, file: string) {
  const { processes, steps } = context;
  const settings = readSettings();
  const { dataDir } = settings;
  lockDataFolder(processes, dataDir, "npm run restore");
  const uploadsFolder = join(dataDir, "uploads");
  if (existsSync(uploadsFolder) && readdirSync(uploadsFolder).length > 0)
    throw new Failure(`${uploadsFolder} holds files already; restore into an empty place (set DATA_DIR).`);

  const folder = join(dataDir, `restore-${process.pid}`);
  processes.removeOnExit(folder);
  makePrivateFolder(folder);
  const manifest = await steps.run("Unpacking", () => unpack(file, folder));
  refuseNewerBackup(manifest);
  restoreSecrets(dataDir, manifest.secrets);
  const secrets = loadSecrets(dataDir);
  const { url: databaseUrl } = await openDatabase(context, settings, secrets);
  if (!(await isEmpty(databaseUrl)))
    throw new Failure("The database holds tables already; restore into an empty place (set DATA_DIR or DATABASE_URL).");
  await new Build(context, dataDir).plugins();
  const uploads = uploadsOf(commerceEnvironment(settings, secrets, databaseUrl));
  await steps.run("Making and filling the tables", (progress) => load({ databaseUrl, manifest, folder, progress }));
  await steps.run("Bringing the uploads", () => loadUploads({ uploads, manifest, folder }));
  steps.print(
    `Restored what was there at ${manifest.madeAt}: ${manifest.tables.length} tables, ${manifest.uploads.length} uploads. The next start brings it up to this version.`,
  );
}

function readCommandLine() {
  const args = process.argv.slice(2);
  const tried = args.includes("--try");
  const [named] = args.filter((arg) => arg !== "--try");
  if (!named) throw new Failure("usage: npm run restore -- [--try] FILE");
  const file = fromWorkingFolder(named);
  if (!existsSync(file)) throw new Failure(`There is no file ${file}.`);
  return { file, tried };
}

/** Restores the secrets too, so that everybody stays signed in and the administrator keeps his password. */
function restoreSecrets(dataDir: string, secrets: Record<string, string | boolean>) {
  const file = join(dataDir, "secrets.json");
  if (!existsSync(file)) writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
}
