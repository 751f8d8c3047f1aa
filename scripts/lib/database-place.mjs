import { createHash } from "node:crypto";
import {
  accessSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { Failure } from "./failure.mjs";
import { makeFolder } from "./make-folder.mjs";
import { canRun, canWorkIn, databaseUser } from "./system-user.mjs";

/**
 * Where the embedded database lives and who runs it.
 * @typedef {object} Place
 * @property {string} binaries the folder of initdb and postgres
 * @property {string} folder the data folder
 * @property {import("./system-user.mjs").SystemUser | undefined} user when not the one we are
 * @property {string | undefined} aside the folder outside DATA_DIR that holds it, when it could not be inside
 */

/**
 * Finds a place where the database can run: inside the data folder, or, started as root from a folder that the database's
 * user may not enter (a clone in /root), in a folder of its own under /var/lib with a copy of the binaries.
 * @param {string} dataDir
 * @param {string} binaries of the installed package
 * @returns {Place}
 */
export function findPlace(dataDir, binaries) {
  const inside = join(dataDir, "postgres");
  const user = databaseUser();
  makeFolder(dataDir);
  mkdirSync(inside, { recursive: true, mode: 0o700 });
  if (!user) {
    try {
      accessSync(inside, constants.R_OK | constants.W_OK | constants.X_OK);
    } catch {
      throw new Failure(`The database in ${inside} belongs to another user; start as that user or set DATA_DIR.`);
    }
    return { binaries, folder: inside, user, aside: undefined };
  }
  chownSync(inside, user.uid, user.gid);
  if (canWorkIn(user, inside) && canRun(user, join(binaries, "postgres"))) {
    return { binaries, folder: inside, user, aside: undefined };
  }
  if (readdirSync(inside).length === 0) rmSync(inside, { recursive: true });
  const aside = openFolder(`zakh-${createHash("sha256").update(dataDir).digest("hex").slice(0, 12)}`);
  const folder = join(aside, "postgres");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chownSync(folder, user.uid, user.gid);
  return { binaries: copyBinaries(binaries, aside), folder, user, aside };
}

/**
 * A folder that every user can reach, made when needed.
 * @param {string} name
 */
function openFolder(name) {
  for (const parent of ["/var/lib", "/var/tmp"]) {
    try {
      makeFolder(join(parent, name));
      return join(parent, name);
    } catch {
      // Read-only system folder: the next one.
    }
  }
  throw new Failure(
    "The database's user cannot reach this folder and no folder under /var can be written; set DATA_DIR or DATABASE_URL.",
  );
}

/**
 * @param {string} binaries
 * @param {string} aside
 */
function copyBinaries(binaries, aside) {
  const programs = dirname(binaries);
  const copy = join(aside, "programs");
  if (!existsSync(join(copy, "complete"))) {
    rmSync(copy, { recursive: true, force: true });
    const fresh = `${copy}.${process.pid}`;
    cpSync(programs, fresh, { recursive: true, verbatimSymlinks: true });
    mkdirSync(join(fresh, "complete"));
    renameSync(fresh, copy);
  }
  return join(copy, "bin");
}
