import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "../../scripts/bootstrap/make-folder.mjs";
import type { ProcessManager } from "../../scripts/lib/processes/process-manager.ts";

const PIECE = Buffer.alloc(1024 * 1024);

/** A disk of a few hundred megabytes, in memory, that can be filled to its last byte and emptied again. */
export class SmallDisk {
  readonly #ballast: string;

  /** @param folder where it is mounted */
  constructor(readonly folder: string) {
    this.#ballast = join(folder, "ballast");
  }

  /**
   * Mounts it; nothing where this user may not.
   * @param processes takes it away at the end
   */
  static mount(processes: ProcessManager, folder: string, megabytes: number) {
    if (process.platform !== "linux") return undefined;
    makeFolder(folder);
    const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=0755`, "tmpfs", folder]);
    if (mounted.status !== 0) {
      rmSync(folder, { recursive: true });
      return undefined;
    }
    processes.onExit(() => {
      spawnSync("umount", ["--lazy", folder]);
      rmSync(folder, { recursive: true, force: true });
    });
    return new SmallDisk(folder);
  }

  /** Leaves no byte free. */
  fill() {
    const file = openSync(this.#ballast, "a");
    for (const size of [PIECE.length, 4096, 1]) {
      try {
        for (;;) writeSync(file, PIECE, 0, size);
      } catch {
        // Full for pieces of this size.
      }
    }
    closeSync(file);
  }

  free() {
    rmSync(this.#ballast, { force: true });
  }
}
