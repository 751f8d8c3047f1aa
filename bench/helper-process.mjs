import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

/**
 * A program of this folder in its own process, which gets one message at a time. It ends with this process or by `end`.
 */
export class HelperProcess {
  /** @param {string} file */
  constructor(file) {
    this.child = fork(fileURLToPath(new URL(file, import.meta.url)), { stdio: "inherit", env: { ...process.env } });
  }

  /**
   * Sends the message, if there is one, and waits for the next message of the process.
   * @template Said
   * @param {object} [message]
   * @returns {Promise<Said>}
   */
  ask(message) {
    return new Promise((resolve, reject) => {
      const gone = () => reject(new Error("A process of the benchmark has ended."));
      this.child.once("exit", gone);
      this.child.once("message", (said) => {
        this.child.off("exit", gone);
        resolve(/** @type {Said} */ (said));
      });
      if (message) this.child.send(message);
    });
  }

  end() {
    if (this.child.connected) this.child.disconnect();
  }
}
