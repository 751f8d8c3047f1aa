import { appendFileSync } from "node:fs";
import { logFile } from "./log-files.mjs";

/** How long a part that ended is left alone, in ms: twice as long each time, until it has run well for a while. */
const PAUSES = { firstMs: 1_000, longestMs: 60_000, wellAfterMs: 60_000 };

/**
 * Something that runs until it ends.
 * @typedef {object} Running
 * @property {Promise<string>} ended how it ended, as in "exit code 1"
 * @property {boolean} [dismissed] whether we ended it ourselves
 */

/**
 * A part of the shop.
 * @typedef {object} Part
 * @property {string} name as a person would call it, at the beginning of a sentence: "The storefront"
 * @property {Running} running
 * @property {() => Promise<Running>} again starts it once more and waits until it is well
 */

/**
 * Starts parts of the shop again when they end by themselves: a full disk, a crash or a lack of memory passes, and the shop is
 * to be there afterwards. It never gives up; what it does is said on the screen and in `supervisor.log`.
 */
export class Supervisor {
  /**
   * @param {{ stopping: boolean, logs: Pick<import("./log-files.mjs").LogRotation, "follow"> }} crew
   * @param {Pick<import("./stages.mjs").Stages, "say">} stages
   * @param {string} dataDir
   * @param {typeof PAUSES} [pauses]
   */
  constructor(crew, stages, dataDir, pauses = PAUSES) {
    this.crew = crew;
    this.stages = stages;
    this.pauses = pauses;
    this.log = logFile(dataDir, "supervisor", { again: true });
    crew.logs.follow(this.log);
  }

  /**
   * Looks after parts that run, until the command is stopped.
   * @param {Part[]} parts
   * @returns {Promise<never>}
   */
  async watch(parts) {
    await Promise.all(parts.map((part) => this.#keepUp(part)));
    // All were dismissed: whoever stops them ends the command too.
    return new Promise(() => {});
  }

  /** @param {Part} part */
  async #keepUp({ name, running, again }) {
    const { firstMs, longestMs, wellAfterMs } = this.pauses;
    let pauseMs = firstMs;
    for (let current = running; ; ) {
      const since = Date.now();
      const how = await current.ended;
      if (this.crew.stopping || current.dismissed) return;
      if (Date.now() - since >= wellAfterMs) pauseMs = firstMs;
      this.#say(`${name} ended by itself (${how}). It is started again in ${seconds(pauseMs)}.`);
      for (let next; !next; current = next ?? current) {
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        if (this.crew.stopping) return;
        pauseMs = Math.min(pauseMs * 2, longestMs);
        next = await again().catch((error) => {
          if (!this.crew.stopping) this.#say(`${firstLine(error)} The next attempt is made in ${seconds(pauseMs)}.`);
          return undefined;
        });
      }
      if (!this.crew.stopping) this.#say(`${name} runs again.`);
    }
  }

  /** @param {string} text */
  #say(text) {
    const line = `${new Date().toISOString()} ${text}`;
    this.stages.say(line);
    try {
      appendFileSync(this.log, `${line}\n`, { mode: 0o600 });
    } catch {
      // The disk is full, and that may be why it is said.
    }
  }
}

/** @param {number} ms */
function seconds(ms) {
  return `${Math.ceil(ms / 1000)} s`;
}

/** @param {unknown} error */
function firstLine(error) {
  return (error instanceof Error ? error.message : String(error)).split("\n")[0];
}
