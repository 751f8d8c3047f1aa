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
import { Failure } from "../../bootstrap/failure.mjs";
import { makeFolder } from "../../bootstrap/make-folder.mjs";
import { canRun, canWorkIn, databaseUser, type SystemUser } from "./system-user.ts";

/** Where the embedded database lives and who runs it. */
export interface DatabaseLocation {
  /** the folder of initdb and postgres */
  binaries: string;
  /** the data folder */
  folder: string;
  /** the system's user that runs it, when not ours */
  user?: SystemUser;
  /** the folder outside DATA_DIR that holds it, when it could not be inside */
  outside?: string;
}

/**
 * Finds a folder where the database can run: inside the data folder, or, started as root from a folder that the database's
 * user may not enter (a clone in /root), in a folder of its own under /var/lib with a copy of the binaries.
 * @param binaries of the installed package
 */
export function findLocation(dataDir: string, binaries: string): DatabaseLocation {
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
    return { binaries, folder: inside, user };
  }
  chownSync(inside, user.uid, user.gid);
  if (canWorkIn(user, inside) && canRun(user, join(binaries, "postgres"))) {
    return { binaries, folder: inside, user };
  }
  if (readdirSync(inside).length === 0) rmSync(inside, { recursive: true });
  const outside = openFolder(`zakh-${createHash("sha256").update(dataDir).digest("hex").slice(0, 12)}`);
  const folder = join(outside, "postgres");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chownSync(folder, user.uid, user.gid);
  return { binaries: copyBinaries(binaries, outside), folder, user, outside };
}

/** A folder that every user can enter, created when missing. */
function openFolder(name: string) {
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

function copyBinaries(binaries: string, outside: string) {
  const copy = join(outside, "programs");
  if (!existsSync(copy)) {
    const fresh = `${copy}.${process.pid}`;
    cpSync(dirname(binaries), fresh, { recursive: true, verbatimSymlinks: true });
    renameSync(fresh, copy);
  }
  return join(copy, "bin");
}
