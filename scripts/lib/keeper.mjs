import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/**
 * A small process that outlives us: it learns what we have started, and when we vanish without a word (`kill -9`, a
 * crash, a closed terminal) it stops those processes and the database, and removes what was meant to be thrown away.
 * It notices by the end of the pipe between us, which the system closes whatever happens to us.
 */
export class Keeper {
  constructor() {
    const script = fileURLToPath(new URL("./keeper-process.mjs", import.meta.url));
    this.process = spawn(process.execPath, [script], { detached: true, stdio: ["pipe", "ignore", "ignore"], cwd: "/" });
    // It must not hold us up, nor may its loss take us down.
    this.process.unref();
    this.process.on("error", () => {});
    this.process.stdin.on("error", () => {});
  }

  /** @param {number} pid the leader of a process group */
  watch(pid) {
    this.#tell({ watch: pid });
  }

  /** @param {number} pid */
  forget(pid) {
    this.#tell({ forget: pid });
  }

  /** @param {string} folder the data folder of an embedded database that is to be stopped after everything else */
  watchDatabase(folder) {
    this.#tell({ database: folder });
  }

  /** @param {string} path to be removed at the very end */
  removeLast(path) {
    this.#tell({ remove: path });
  }

  /** Everything has been stopped in good order: nothing is left to keep. */
  dismiss() {
    this.#tell({ done: true });
    this.process.stdin.end();
  }

  /** @param {object} word */
  #tell(word) {
    if (this.process.stdin.writable) this.process.stdin.write(`${JSON.stringify(word)}\n`);
  }
}
