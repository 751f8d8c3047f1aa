import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import type { UploadStore } from "./store";

/** Stores files below `root`. Names that start with a dot are drafts, which are still being written. */
export function diskStore(root: string): UploadStore {
  const pathOf = (name: string) => join(root, name);

  /** Size and age of a file, or `undefined` for a missing file, a non-file, or an impossible name. */
  async function look(name: string) {
    const found = await stat(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT" || error.code === "ENOTDIR" || error.code === "ENAMETOOLONG") return undefined;
      throw error;
    });
    return found?.isFile() ? { size: found.size, modifiedAt: found.mtime } : undefined;
  }

  return {
    async put(name, bytes) {
      const folder = dirname(pathOf(name));
      await mkdir(folder, { recursive: true });
      // Writes to a draft first, so that nobody gets half a file, and flushes it, so that a power cut leaves all or
      // nothing.
      const draft = join(folder, `.${randomUUID()}.tmp`);
      try {
        await writeFile(draft, bytes, { flush: true });
        await rename(draft, pathOf(name));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    async has(name) {
      return (await look(name)) !== undefined;
    },

    async touch(name) {
      const now = new Date();
      if ((await look(name)) === undefined) return false;
      return utimes(pathOf(name), now, now).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === "ENOENT") return false;
          throw error;
        },
      );
    },

    async open(name) {
      const found = await look(name);
      return found && { ...found, read: async () => createReadStream(pathOf(name)) };
    },

    async remove(name) {
      await rm(pathOf(name), { force: true });
    },

    async *list() {
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code === "ENOENT") return [];
          throw error;
        },
      );
      for (const entry of entries) {
        if (!entry.isFile() || entry.name.startsWith(".")) continue;
        const name = relative(root, join(entry.parentPath, entry.name)).split(sep).join("/");
        const found = await look(name);
        if (found) yield { name, ...found };
      }
    },
  };
}
