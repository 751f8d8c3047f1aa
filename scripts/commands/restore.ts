import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { extract } from "tar";
import { Failure, messageOf } from "../bootstrap/failure.mjs";
import { makePrivateFolder } from "../bootstrap/make-folder.mjs";
import { fromWorkingFolder } from "../bootstrap/paths.mjs";
import { FORMAT, type Manifest } from "../lib/backup/dump.ts";
import { isEmpty, load, loadUploads, refuseNewerBackup } from "../lib/backup/load.ts";
import { uploadsOf } from "../lib/backup/uploads.ts";
import { Build } from "../lib/compile/build.ts";
import { openDatabase } from "../lib/database/open-database.ts";
import type { Context } from "../lib/processes/run-command.ts";
import { lockDataFolder } from "../lib/shop/data-folder.ts";
import { commerceEnvironment } from "../lib/shop/environment.ts";
import { loadSecrets } from "../lib/shop/secrets.ts";
import { readSettings } from "../lib/shop/settings.ts";

export async function main(context: Context) {
  const { processes, steps } = context;
  const settings = readSettings();
  const { dataDir } = settings;
  const file = backupFile();
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

function backupFile() {
  const [named] = process.argv.slice(2);
  if (!named) throw new Failure("usage: npm run restore FILE");
  const file = fromWorkingFolder(named);
  if (!existsSync(file)) throw new Failure(`There is no file ${file}.`);
  return file;
}

async function unpack(file: string, folder: string): Promise<Manifest> {
  let manifest: Manifest;
  try {
    await extract({ file, cwd: folder, strict: true });
    manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));
  } catch (error) {
    throw new Failure(`${file} is no whole backup (${messageOf(error)}).`);
  }
  if (manifest.format !== FORMAT) throw new Failure(`${file} was made by a version that laid backups out otherwise.`);
  return manifest;
}

/** Restores the secrets too, so that everybody stays signed in and the administrator keeps his password. */
function restoreSecrets(dataDir: string, secrets: Record<string, string | boolean>) {
  const file = join(dataDir, "secrets.json");
  if (!existsSync(file)) writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
}
