import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { DAY_MS } from "../contract";

/** The route that sends private files to administrators. */
export const PRIVATE_FILES_PATH = "/admin/private-files";

/** Prefix of private files' names: Medusa's provider chooses the folder by it. */
export const PRIVATE_PREFIX = "private-";

export function privateFilesFolder(dataDir: string): string {
  return join(dataDir, "private-files");
}

export interface OldPrivateFiles {
  folders: readonly string[];
  /** Minimum age of a file, in ms. */
  olderThan?: number;
}

/**
 * Removes private files older than a day; exports have been downloaded and imports confirmed by then. Returns their
 * number.
 */
export async function removeOldPrivateFiles({ folders, olderThan = DAY_MS }: OldPrivateFiles): Promise<number> {
  let removed = 0;
  for (const folder of folders) {
    for (const name of await namesIn(folder)) {
      const path = join(folder, name);
      const found = name.startsWith(PRIVATE_PREFIX) ? await stat(path).catch(() => undefined) : undefined;
      if (!found?.isFile() || Date.now() - found.mtimeMs < olderThan) continue;
      await rm(path, { force: true });
      removed += 1;
    }
  }
  return removed;
}

function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
}
