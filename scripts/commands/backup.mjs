import { existsSync, renameSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { create } from "tar";
import { dump } from "../lib/backup/dump.mjs";
import { uploadsOf } from "../lib/backup/uploads.mjs";
import { Build } from "../lib/build.mjs";
import { runCommand } from "../lib/command.mjs";
import { commerceEnvironment } from "../lib/environment.mjs";
import { Failure } from "../lib/failure.mjs";
import { installPackages } from "../lib/install.mjs";
import { makeFolder, makePrivateFolder } from "../lib/make-folder.mjs";
import { openShopDatabase } from "../lib/open-shop-database.mjs";
import { PLUGINS } from "../lib/paths.mjs";
import { keepSecrets } from "../lib/secrets.mjs";
import { readSettings } from "../lib/settings.mjs";

/** What knows where uploads are kept. */
const UPLOAD_STORE = join(PLUGINS, "kit", ".medusa", "server", "src", "upload", "upload-store.js");

export function main() {
  return runCommand(
    async (crew, stages) => {
      const settings = readSettings();
      const { dataDir } = settings;
      const file = chosenFile(dataDir);
      const secrets = keepSecrets(dataDir);
      await installPackages(crew, stages, dataDir);
      const databaseUrl = await openShopDatabase({ crew, stages, settings, secrets, command: "npm run backup" });
      // Only where nothing was ever built: a backup is not the moment to change what runs.
      if (!existsSync(UPLOAD_STORE)) await new Build(crew, stages, dataDir).plugins();

      const folder = join(dataDir, `backup-${process.pid}`);
      crew.keeper.removeLast(folder);
      crew.afterwards(() => rmSync(folder, { recursive: true, force: true }));
      makePrivateFolder(folder);
      const { databasePassword: _, ...kept } = secrets;
      const env = commerceEnvironment(settings, secrets, databaseUrl);
      /** @type {import("../lib/backup/dump.mjs").Manifest} */
      const manifest = await stages.run("Copying database and uploads", (tell) =>
        dump({ databaseUrl, uploads: uploadsOf(env), secrets: kept, folder, tell }),
      );
      await stages.run("Packing", () => pack(folder, file));
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      stages.say(
        `${file}: ${rows} rows of ${manifest.tables.length} tables, ${manifest.uploads.length} uploads, ${Math.ceil(statSync(file).size / 1024)} kB.\nIt holds what customers told you and the shop's secrets: keep it as safe as the shop.`,
      );
    },
    { interrupted: 1 },
  );
}

/**
 * The file that was named, or one that tells when it was made.
 * @param {string} dataDir
 */
function chosenFile(dataDir) {
  const [named] = process.argv.slice(2);
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const standing = process.env.INIT_CWD || process.cwd();
  const file = named ? resolve(standing, named) : join(dataDir, "backups", `zakh-${stamp}.tgz`);
  if (existsSync(file)) throw new Failure(`${file} is there already; name another file.`);
  if (!named) makeFolder(join(dataDir, "backups"));
  return file;
}

/**
 * Under another name first, so that half a backup never looks like a whole one; for its owner's eyes only.
 * @param {string} folder
 * @param {string} file
 */
async function pack(folder, file) {
  const draft = `${file}.part`;
  try {
    await create({ gzip: { level: 6 }, file: draft, cwd: folder, mode: 0o600, portable: true }, [
      "manifest.json",
      "tables",
      "uploads",
    ]);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}
