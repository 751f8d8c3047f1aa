import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { extract } from "tar";
import { FORMAT } from "../lib/backup/dump.mjs";
import { isEmpty, load, loadUploads, refuseLater } from "../lib/backup/load.mjs";
import { uploadsOf } from "../lib/backup/uploads.mjs";
import { Build } from "../lib/build.mjs";
import { runCommand } from "../lib/command.mjs";
import { occupy } from "../lib/data-folder.mjs";
import { openDatabase } from "../lib/database.mjs";
import { commerceEnvironment } from "../lib/environment.mjs";
import { Failure } from "../lib/failure.mjs";
import { installPackages } from "../lib/install.mjs";
import { makePrivateFolder } from "../lib/make-folder.mjs";
import { keepSecrets } from "../lib/secrets.mjs";
import { readSettings } from "../lib/settings.mjs";

export function main() {
  return runCommand(
    async (crew, stages) => {
      const settings = readSettings();
      const { dataDir } = settings;
      const file = chosenFile();
      occupy(crew, dataDir, "npm run restore");
      const uploadsFolder = join(dataDir, "uploads");
      if (existsSync(uploadsFolder) && readdirSync(uploadsFolder).length > 0)
        throw new Failure(`${uploadsFolder} holds files already; restore into an empty place (set DATA_DIR).`);
      await installPackages(crew, stages, dataDir);

      const folder = join(dataDir, `restore-${process.pid}`);
      crew.keeper.removeLast(folder);
      crew.afterwards(() => rmSync(folder, { recursive: true, force: true }));
      makePrivateFolder(folder);
      const manifest = await stages.run("Unpacking", () => unpack(file, folder));
      refuseLater(manifest);
      bringSecrets(dataDir, manifest.secrets);
      const secrets = keepSecrets(dataDir);
      const { url: databaseUrl } = await openDatabase({ crew, stages, settings, secrets });
      if (!(await isEmpty(databaseUrl)))
        throw new Failure(
          "The database holds tables already; restore into an empty place (set DATA_DIR or DATABASE_URL).",
        );
      await new Build(crew, stages, dataDir).plugins();
      const env = commerceEnvironment(settings, secrets, databaseUrl);
      await stages.run("Making and filling the tables", (tell) => load({ databaseUrl, manifest, folder, tell }));
      await stages.run("Bringing the uploads", () => loadUploads({ uploads: uploadsOf(env), manifest, folder }));
      stages.say(
        `Restored what was there at ${manifest.madeAt}: ${manifest.tables.length} tables, ${manifest.uploads.length} uploads. The next start brings it up to this version.`,
      );
    },
    { interrupted: 1 },
  );
}

function chosenFile() {
  const [named] = process.argv.slice(2);
  if (!named) throw new Failure("usage: npm run restore FILE");
  const file = resolve(process.env.INIT_CWD || process.cwd(), named);
  if (!existsSync(file)) throw new Failure(`There is no file ${file}.`);
  return file;
}

/**
 * @param {string} file
 * @param {string} folder
 * @returns {Promise<import("../lib/backup/dump.mjs").Manifest>}
 */
async function unpack(file, folder) {
  let manifest;
  try {
    await extract({ file, cwd: folder, strict: true });
    manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));
  } catch (error) {
    throw new Failure(`${file} is no whole backup (${error instanceof Error ? error.message : error}).`);
  }
  if (manifest.format !== FORMAT) throw new Failure(`${file} was made by a version that laid backups out otherwise.`);
  return manifest;
}

/**
 * With the old secrets everybody stays signed in, and the administrator's password is the one he knows.
 * @param {string} dataDir
 * @param {Record<string, string | boolean>} secrets
 */
function bringSecrets(dataDir, secrets) {
  const file = join(dataDir, "secrets.json");
  if (!existsSync(file)) writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
}
