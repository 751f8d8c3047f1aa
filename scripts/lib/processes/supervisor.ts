import { appendFileSync } from "node:fs";
import { messageOf } from "../../bootstrap/failure.mjs";
import type { Steps } from "../../bootstrap/steps.mjs";
import { type LogRotation, logFile } from "./log-files.ts";
import type { Service } from "./process-manager.ts";

/** How long is waited before a restart, in ms: twice as long each time, until a part has run well for a while. */
const BACKOFF = { firstMs: 1_000, longestMs: 60_000, resetAfterMs: 60_000 };

type Running = Pick<Service, "ended" | "stoppedByUs">;

/** A part of the shop. */
export interface Part {
  /** as a person would call it, at the beginning of a sentence: "The storefront" */
  name: string;
  running: Running;
  /** starts it once more and waits until it is healthy */
  restart: () => Promise<Running>;
}

/**
 * Restarts parts of the shop that end by themselves: the shop must come back after a crash, a full disk or a lack of memory. It never
 * gives up. What it does is printed, and logged in `supervisor.log`.
 */
export class Supervisor {
  readonly #log: string;

  constructor(
    readonly processes: { stopping: boolean; logs: Pick<LogRotation, "follow"> },
    readonly steps: Pick<Steps, "print">,
    dataDir: string,
  ) {
    this.#log = logFile(dataDir, "supervisor", { again: true });
    processes.logs.follow(this.#log);
  }

  /** Supervises running parts until the command is stopped. */
  async watch(parts: Part[]): Promise<never> {
    await Promise.all(parts.map((part) => this.#supervise(part)));
    // We stopped all of them, which also ends the command.
    return new Promise(() => {});
  }

  async #supervise({ name, running, restart }: Part) {
    let pauseMs = BACKOFF.firstMs;
    for (let current = running; ; ) {
      const since = Date.now();
      const how = await current.ended;
      if (this.processes.stopping || current.stoppedByUs) return;
      if (Date.now() - since >= BACKOFF.resetAfterMs) pauseMs = BACKOFF.firstMs;
      this.#report(`${name} ended by itself (${how}). It is started again in ${seconds(pauseMs)}.`);
      for (let next: Running | undefined; !next; current = next ?? current) {
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        if (this.processes.stopping) return;
        pauseMs = Math.min(pauseMs * 2, BACKOFF.longestMs);
        next = await restart().catch((error) => {
          if (!this.processes.stopping)
            this.#report(`${messageOf(error).split("\n")[0]} The next attempt is made in ${seconds(pauseMs)}.`);
          return undefined;
        });
      }
      if (!this.processes.stopping) this.#report(`${name} runs again.`);
    }
  }

  #report(text: string) {
    const line = `${new Date().toISOString()} ${text}`;
    this.steps.print(line);
    try {
      appendFileSync(this.#log, `${line}\n`, { mode: 0o600 });
    } catch {
      // The disk is full, which may be the reason for the restart.
    }
  }
}

function seconds(ms: number) {
  return `${Math.ceil(ms / 1000)} s`;
}
