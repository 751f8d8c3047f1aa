import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

const TSX = import.meta.resolve("tsx");

/** A program of this folder in its own process, which gets one message at a time. It ends with this process or by `end`. */
export class HelperProcess {
  readonly #child;

  constructor(file: string) {
    const path = fileURLToPath(new URL(file, import.meta.url));
    this.#child = fork(path, { stdio: "inherit", execArgv: ["--import", TSX] });
  }

  /** Sends the message, if there is one, and waits for the next message of the process. */
  ask<Said>(message?: object): Promise<Said> {
    return new Promise((resolve, reject) => {
      const gone = () => reject(new Error("A process of the benchmark has ended."));
      this.#child.once("exit", gone);
      this.#child.once("message", (said) => {
        this.#child.off("exit", gone);
        resolve(said as Said);
      });
      if (message) this.#child.send(message);
    });
  }

  end() {
    if (this.#child.connected) this.#child.disconnect();
  }
}
