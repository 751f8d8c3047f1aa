import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { StopOptions } from "../../bootstrap/process-group.mjs";

const SCRIPT = fileURLToPath(new URL("../../bootstrap/watchdog-process.mjs", import.meta.url));

/**
 * A small process that outlives this one. It knows what this one has started, and when this one is killed (`kill -9`, a crash) it
 * stops those processes, the database last, and removes temporary folders. It notices by the end of the pipe to it, which the system
 * closes in every case.
 */
export class Watchdog {
  readonly #process = spawn(process.execPath, [SCRIPT], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
    cwd: "/",
  });

  constructor() {
    // It must not keep this process alive, and its failure must not end it.
    this.#process.unref();
    this.#process.on("error", () => {});
    this.#process.stdin.on("error", () => {});
  }

  /** @param pid the leader of a process group */
  watch(pid: number, options: StopOptions & { last?: boolean }) {
    this.#send({ watch: pid, options });
  }

  forget(pid: number) {
    this.#send({ forget: pid });
  }

  /** @param path is removed after everything has been stopped */
  remove(path: string) {
    this.#send({ remove: path });
  }

  /** Everything has been stopped: ends the watchdog too. */
  end() {
    this.#send({ done: true });
    this.#process.stdin.end();
  }

  #send(message: object) {
    if (this.#process.stdin.writable) this.#process.stdin.write(`${JSON.stringify(message)}\n`);
  }
}
