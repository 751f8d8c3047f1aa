import { appendFileSync } from "node:fs";
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
 * Starts parts of the shop again when they end by themselves: a full disk, a crash or a lack of memory passes, and the shop is
 * to be there afterwards. It never gives up; what it does is said on the screen and in `supervisor.log`.
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

  /** Looks after parts that run, until the command is stopped. */
  async watch(parts: Part[]): Promise<never> {
    await Promise.all(parts.map((part) => this.#keepUp(part)));
    // All were stopped by us: whoever stops them ends the command too.
    return new Promise(() => {});
  }

  async #keepUp({ name, running, restart }: Part) {
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
            this.#report(`${firstLine(error)} The next attempt is made in ${seconds(pauseMs)}.`);
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
      // The disk is full, and that may be why it is said.
    }
  }
}

function seconds(ms: number) {
  return `${Math.ceil(ms / 1000)} s`;
}

function firstLine(error: unknown) {
  return (error instanceof Error ? error.message : String(error)).split("\n")[0];
}
