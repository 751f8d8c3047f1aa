import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { StopOptions } from "../../bootstrap/process-group.mjs";

const SCRIPT = fileURLToPath(new URL("../../bootstrap/watchdog-process.mjs", import.meta.url));

/**
 * A small process that outlives us: it is told what we have started, and when we vanish without a word (`kill -9`, a
 * crash, a closed terminal) it stops those processes, the database last, and removes what was meant to be thrown away.
 * It notices by the end of the pipe between us, which the system closes whatever happens to us.
 */
export class Watchdog {
  readonly #process = spawn(process.execPath, [SCRIPT], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
    cwd: "/",
  });

  constructor() {
    // It must not hold us up, nor may its loss take us down.
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

  /** Everything has been stopped in good order: nothing is left to watch. */
  end() {
    this.#send({ done: true });
    this.#process.stdin.end();
  }

  #send(message: object) {
    if (this.#process.stdin.writable) this.#process.stdin.write(`${JSON.stringify(message)}\n`);
  }
}
